import { isPlainObject } from './plain-object';

/** Deep equality of lists and plain objects; anything else, such as a file, is compared by identity. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const areLists = Array.isArray(one) && Array.isArray(other);
  if (!areLists && !(isPlainObject(one) && isPlainObject(other))) return false;
  const parts = Object.entries<unknown>(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([key, part]) => Object.hasOwn(other, key) && isEqual(part, (other as Readonly<Record<string, unknown>>)[key]))
  );
}
