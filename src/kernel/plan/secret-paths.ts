import type { DeclaredPath } from '../answers/answer-path';
import type { FormValues } from '../answers/form-values';
import { memoizePerObject } from '../util/memoize-per-object';
import { getPath } from '../util/paths';
import { isEmpty } from '../validation/is-empty';
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

/** The declared paths of what the visitor has to enter again after a reload: secrets and files. */
const unkeptPaths = memoizePerObject((plan: FormPlan): readonly string[] =>
  modulesOf(plan).flatMap(({ fields }) => fields.filter((field) => field.secret || field.control === 'file').map(({ path }) => path)),
);

/** Which secrets and files have been entered, by their declared paths; only that they were, and nothing of them (STORE-13). */
export const enteredSecrets = (plan: FormPlan, values: FormValues): Readonly<Record<string, boolean>> =>
  Object.fromEntries(unkeptPaths(plan).flatMap((path) => (isEntered(values, path) ? [[path, true] as const] : [])));

function isEntered(values: unknown, path: string): boolean {
  const [list = '', ...inner] = path.split('[]');
  const value = getPath(values, list);
  if (inner.length === 0) return !isEmpty(value);
  return Array.isArray(value) && value.some((entry) => isEntered(entry, inner.join('[]').slice(1)));
}
