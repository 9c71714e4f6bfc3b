import { isPlainObject } from '../util/plain-object';
import type { FormValues } from '../answers/form-values';
import { setAnswer } from '../answers/get-answer';

/** Console warning for the site owner when a product state is replaced (CART-29). */
export const undefinedStateMessage = 'state undefined - setting to fresh obj';

export interface FreshStates {
  values: FormValues;
  /** Names of the replaced product states. */
  undefinedStates: readonly string[];
}

/**
 * Replaces each persisted product state that is not an object with an empty one, so that modules can rely on it
 * (CART-29).
 */
export function withFreshProductStates(kept: FormValues): FreshStates {
  const { productState = {} } = kept;
  if (!isPlainObject(productState)) return { values: setAnswer(kept, 'productState', {}), undefinedStates: ['productState'] };
  const undefinedStates = Object.keys(productState).filter((name) => !isPlainObject(productState[name]));
  if (undefinedStates.length === 0) return { values: kept, undefinedStates };
  const fresh = Object.fromEntries(undefinedStates.map((name) => [name, {}]));
  return { values: setAnswer(kept, 'productState', { ...productState, ...fresh }), undefinedStates };
}
