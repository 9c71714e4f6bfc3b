type Keyed = Record<string, unknown>;

/**
 * Copies one level of an array, object or date and passes each child through `copyChild`.
 * The copy is writable even when the original is frozen, as values from the store are.
 */
export function copyObject<T>(value: T, copyChild: (child: unknown) => unknown): T {
  if (Array.isArray(value)) return value.map(copyChild) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const copy = Object.create(Object.getPrototypeOf(value)) as Keyed;
  for (const key of Object.keys(value as Keyed)) {
    // Assigning this key would change the copy's prototype instead of adding a value.
    if (key !== '__proto__') copy[key] = copyChild((value as Keyed)[key]);
  }
  return copy as T;
}
