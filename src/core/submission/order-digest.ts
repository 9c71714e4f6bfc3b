import { isPlainObject } from '../util/plain-object';

/** What may differ between two posts of the same order. */
const ignored = new Set(['payment', 'password', 'notes', 'affiliate']);

/**
 * A short digest of what is ordered: equal for payloads that differ only in payment, password, notes, affiliate and the
 * order of their keys (SUBM-55). Made to notice a change, not to keep a secret.
 */
export const orderDigest = (data: object, files: Readonly<Record<string, File>> = {}): string =>
  hash(
    JSON.stringify(
      { ...data, ...Object.values(files).map(({ name, size, lastModified }) => [name, size, lastModified]) },
      (key, value: unknown) => {
        if (ignored.has(key)) return undefined;
        return isPlainObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
      },
    ),
  );

/** A polynomial hash of 48 bits, in base 36; its products stay below 2^53. */
function hash(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 281_474_976_710_597;
  return sum.toString(36);
}
