import { createHash } from 'node:crypto';

/** Parts of a payload that may differ between two posts of one order: another card, password, note or affiliate. */
const incidental = ['payment', 'password', 'notes', 'affiliate'];

/**
 * The same value without its incidental parts, names in order.
 *
 * @param {unknown} value  part of a payload
 * @returns {unknown}
 */
function ordered(value) {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([name]) => !incidental.includes(name));
  // Pairs keep their order also where names are numbers.
  return { parts: parts.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, ordered(part)]) };
}

/**
 * A digest of what is ordered: equal whatever the order of names, the card, the password, notes and affiliate.
 *
 * @param {import('./post.mjs').Post} post
 * @returns {string}  64 hexadecimal digits
 */
export function digestOf({ data, files }) {
  const sums = files.map(({ field, bytes }) => [field, createHash('sha256').update(bytes).digest('hex')]);
  return createHash('sha256')
    .update(JSON.stringify([ordered(data), sums.sort()]))
    .digest('hex');
}
