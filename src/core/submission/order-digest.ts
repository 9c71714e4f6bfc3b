import { isPlainObject } from '../util/plain-object';

/** What may differ between two posts of the same order. */
const ignored = new Set(['payment', 'password', 'notes']);

/**
 * A short digest of what is ordered: equal for payloads that differ only in payment, password, notes and the order of
 * their keys (SUBM-55). Made to notice a change, not to keep a secret.
 */
export const orderDigest = (data: object): string =>
  hash(
    JSON.stringify(data, (key, value: unknown) => {
      if (ignored.has(key)) return undefined;
      return isPlainObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
    }),
  );

/** The 53-bit hash cyrb53, in base 36. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return ((low & 0x1fffff) * 2 ** 32 + (high >>> 0)).toString(36);
}
