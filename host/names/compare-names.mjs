/** Words that say what kind of company it is, by which no name differs. */
const endings =
  /(?:[\s,]+(?:p\.?l\.?l\.?c|l\.?l\.?c|l\.?c|l\.?l\.?p|l\.?p|p\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited|limited liability company)\.?)+\s*$/iu;

/**
 * The words of a name as records compare them: without endings, capitals, accents and signs.
 *
 * @param {string} name
 * @returns {string[]}
 */
export const wordsOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(endings, '')
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'the');

/** Names of an answer at most, and characters of each. */
const most = { names: 5, length: 120 };

/** A company on a record. @typedef {{ name: string, isActive: boolean }} Entry */

/**
 * What the entries of a record say of a name (PLUS-03). A record that has not all companies can prove that a name is taken, and
 * never that it is free: without a like name nothing is known. The name of a company that is no more is no longer taken for sure.
 *
 * @param {string} name
 * @param {readonly Entry[]} entries
 * @returns {{ success: true, status: 'taken' | 'similar' | 'unknown', names?: string[] }}
 */
export function verdictOn(name, entries) {
  const asked = wordsOf(name);
  if (asked.length === 0) return { success: true, status: 'unknown' };
  const known = entries.map((entry) => ({ ...entry, words: wordsOf(entry.name) }));
  const same = known.filter(({ words }) => words.join(' ') === asked.join(' '));
  const taken = same.filter(({ isActive }) => isActive);
  const alike = known.filter(({ words, isActive }) => isActive && asked.every((word) => words.includes(word)));
  const found = taken.length > 0 ? taken : [...alike, ...same];
  const names = [...new Set(found.map((entry) => entry.name.slice(0, most.length)))].slice(0, most.names);
  if (names.length === 0) return { success: true, status: 'unknown' };
  return { success: true, status: taken.length > 0 ? 'taken' : 'similar', names };
}
