import { isRefusedKey } from './paths';

/** Whether a value is an object such as JSON.parse makes: not a list, a file or a class instance. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A parsed value without refused keys. A reviver of JSON.parse would do, but it gets the numbers of list entries as texts,
 * for which browsers keep 64 kB. Throws if the value is nested too deeply.
 */
function withoutRefusedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRefusedKeys);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (isRefusedKey(key) ? [] : [[key, withoutRefusedKeys(part)]])));
}

/** The object that a JSON text holds, without refused keys; undefined if it is no JSON or holds anything else. */
export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const parsed = withoutRefusedKeys(JSON.parse(json));
    return isPlainObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
