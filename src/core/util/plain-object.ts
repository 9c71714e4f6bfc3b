import { isRefusedKey } from './paths';

/** Whether a value is an object such as JSON.parse makes: not a list, a file or a class instance. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The object that a JSON text holds, without refused keys; undefined if it is no JSON or holds anything else. */
export function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(json, (key, value: unknown) => (isRefusedKey(key) ? undefined : value));
    return isPlainObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
