/** Whether a value is no answer: undefined, null, only spaces, an empty list, a choice without key. False and 0 are answers. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.hasOwn(value, 'key') && isEmpty((value as { key: unknown }).key);
}
