/** Nothing was answered: no value, blanks alone, an empty list, or a choice without a key. False and 0 are answers. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.hasOwn(value, 'key') && isEmpty((value as { key: unknown }).key);
}
