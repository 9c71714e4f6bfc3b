import { setTimeout } from 'node:timers/promises';

/** How late a slow answer comes, in ms: later than the form waits. */
const late = 6000;

/** The words of a name, as records compare them: without capitals and signs. @param {string} name */
const wordsOf = (name) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'the');

/**
 * Whether a name is on the record of `replies/company-names.json`, as in every state of the demo (PLUS-03). Two names with the
 * same first two words are similar.
 *
 * @param {string} name  without its ending
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @returns {Promise<{ status: number, body: unknown }>}
 */
export async function checkName(name, fixtures, { names }) {
  if (names === 'fails') return { status: 500, body: { error: 'The register cannot be reached.' } };
  if (names === 'wrong') return { status: 200, body: { success: true, status: 'perhaps', names: 7, search: 'javascript:alert(1)' } };
  if (names === 'slow') await setTimeout(late, undefined, { ref: false });
  /** @type {{ onRecord: { name: string, ending: string }[] } | null} */
  const record = fixtures.read('replies', 'company-names');
  const asked = wordsOf(name);
  const same = (/** @type {readonly string[]} */ words) => words.join(' ') === asked.join(' ');
  const alike = (/** @type {readonly string[]} */ words) => asked.length > 1 && words.slice(0, 2).join(' ') === asked.slice(0, 2).join(' ');
  const onRecord = record?.onRecord ?? [];
  const taken = onRecord.filter((one) => same(wordsOf(one.name)));
  const found = taken.length > 0 ? taken : onRecord.filter((one) => alike(wordsOf(one.name)));
  const status = taken.length > 0 ? 'taken' : found.length > 0 ? 'similar' : 'free';
  return { status: 200, body: { success: true, status, names: found.map((one) => `${one.name} ${one.ending}`) } };
}
