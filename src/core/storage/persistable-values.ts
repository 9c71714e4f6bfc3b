import type { FormValues } from '../answers/form-values';
import { memoizePerObject } from '../util/memoize-per-object';
import { modulesOf, type FormPlan } from '../plan/form-plan';
import { isPlainObject } from '../util/plain-object';
import type { DeclaredPath } from '../answers/answer-path';

/**
 * Private whether or not a module of this form declares them (STORE-07), and the question about a low price, which is
 * over once the page is left.
 */
const privatePaths: readonly DeclaredPath[] = ['accountInformation.password', 'stepValidationObservers', 'nyopOverlay'];

/** Of every plan the secret paths, `[]` standing for each entry of a list. */
const secretPaths = memoizePerObject((plan: FormPlan): ReadonlySet<string> => {
  const secret = modulesOf(plan).flatMap(({ fields }) => fields.filter((field) => field.secret).map(({ path }) => path));
  return new Set([...privatePaths, ...secret]);
});

/**
 * The values that may leave the form's memory (mirror, storage): without secret fields, in lists too, and without
 * files or anything else that is not plain data (STORE-07, STORE-13, CARD-13). What loses nothing stays the same
 * object.
 */
export const withoutSecrets = (values: FormValues, plan: FormPlan): FormValues =>
  keepable(values, '', secretPaths(plan)) as FormValues;

const dropped = Symbol();

function keepable(value: unknown, path: string, secrets: ReadonlySet<string>): unknown {
  if (secrets.has(path)) return dropped;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => keepable(entry, `${path}[]`, secrets));
    if (entries.every((entry, index) => entry === value[index])) return value;
    return entries.filter((entry) => entry !== dropped);
  }
  if (!isPlainObject(value)) return isPlainData(value) ? value : dropped;
  const before = Object.entries(value);
  const after = before
    .map(([key, part]) => [key, keepable(part, pathBelow(path, key), secrets)] as const)
    .filter(([, part]) => part !== dropped);
  const isSame = after.length === before.length && after.every(([key, part]) => part === value[key]);
  return isSame ? value : Object.fromEntries(after);
}

/** A number is a list's index wherever it stands, so that an object posing as a list hides no secret. */
const pathBelow = (path: string, key: string) => (/^\d+$/.test(key) ? `${path}[]` : path ? `${path}.${key}` : key);

const isPlainData = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
