import type { DeclaredPath } from '../answers/answer-path';
import { memoizePerObject } from '../util/memoize-per-object';
import { modulesOf, type FormPlan } from './form-plan';

/**
 * Never persisted, whether or not a module of the form declares them (STORE-07). `nyopOverlay` is a question about a
 * low price, which ends with the visit.
 */
const privatePaths: readonly DeclaredPath[] = ['accountInformation.password', 'stepValidationObservers', 'nyopOverlay'];

/** The secret paths of a plan, with `[]` for every entry of a list. */
export const secretPaths = memoizePerObject((plan: FormPlan): ReadonlySet<string> => {
  const secret = modulesOf(plan).flatMap(({ fields }) => fields.filter((field) => field.secret).map(({ path }) => path));
  return new Set([...privatePaths, ...secret]);
});
