import { isPlainObject } from '../kernel/util/plain-object';

/** Parts of a payload that may differ between two posts of the same order. */
const ignored = new Set(['payment', 'password', 'notes', 'affiliate']);

/**
 * The canonical text of what is ordered, as JSON: equal for payloads that differ only in payment, password, notes, affiliate
 * and the order of their keys (SUBM-55). A file counts by its field, name, size and time of change. The text holds answers of
 * the visitor, so only its digest may be stored.
 */
export const orderText = (data: object, files: Readonly<Record<string, File>> = {}): string =>
  JSON.stringify(
    [data, Object.fromEntries(Object.entries(files).map(([field, { name, size, lastModified }]) => [field, [name, size, lastModified]]))],
    (key, value: unknown) => {
      if (ignored.has(key)) return undefined;
      return isPlainObject(value) ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) : value;
    },
  );
