import { isPlainObject } from '../util/plain-object';
import type { FormValues } from '../answers/form-values';
import { setAnswer } from '../answers/get-answer';

/** What the site owner reads for each product state that was none (CART-29). */
export const undefinedStateMessage = 'state undefined - setting to fresh obj';

export interface FreshStates {
  values: FormValues;
  /** The names under which there was something else than a product state. */
  undefinedStates: readonly string[];
}

/** The kept values with a fresh object for each product state that is none, so that every module meets one (CART-29). */
export function withFreshProductStates(kept: FormValues): FreshStates {
  const { productState = {} } = kept;
  if (!isPlainObject(productState)) return { values: setAnswer(kept, 'productState', {}), undefinedStates: ['productState'] };
  const undefinedStates = Object.keys(productState).filter((name) => !isPlainObject(productState[name]));
  if (undefinedStates.length === 0) return { values: kept, undefinedStates };
  const fresh = Object.fromEntries(undefinedStates.map((name) => [name, {}]));
  return { values: setAnswer(kept, 'productState', { ...productState, ...fresh }), undefinedStates };
}
