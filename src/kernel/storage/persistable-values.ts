import type { FormValues } from '../answers/form-values';
import type { FormPlan } from '../plan/form-plan';
import { secretPaths } from '../plan/secret-paths';
import { isPlainObject } from '../util/plain-object';

/**
 * The values that may leave the form's memory (mirror, storage): without secrets, files and anything else that is not
 * plain data (STORE-07, STORE-13, CARD-13). Objects that lose nothing stay the same.
 */
export const withoutSecrets = (values: FormValues, plan: FormPlan): FormValues => persistable(values, '', secretPaths(plan)) as FormValues;

const dropped = Symbol();

function persistable(value: unknown, path: string, secrets: ReadonlySet<string>): unknown {
  if (secrets.has(path)) return dropped;
  const isList = Array.isArray(value);
  if (!isList && !isPlainObject(value)) return isPlainData(value) ? value : dropped;
  const before: [string, unknown][] = Object.entries(value);
  const after = before
    .map(([key, part]) => [key, persistable(part, pathBelow(path, key), secrets)] as const)
    .filter(([, part]) => part !== dropped);
  if (after.length === before.length && after.every(([, part], index) => part === before[index]![1])) return value;
  return isList ? after.map(([, part]) => part) : Object.fromEntries(after);
}

/** Treats every number as a list index, so that an object with numeric keys cannot smuggle out a secret. */
const pathBelow = (path: string, key: string) => (/^\d+$/.test(key) ? `${path}[]` : path ? `${path}.${key}` : key);

const isPlainData = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
