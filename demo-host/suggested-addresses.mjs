import { setTimeout } from 'node:timers/promises';

/** How late a slow answer comes, in ms: later than the form waits. */
const late = 6000;

/** @typedef {{ line1: string, line2?: string, city: string, state: string, zip: string }} Known */

/** @typedef {{ status: number, body: unknown }} Reply */

/** Answers that no address service would give, by action. @type {Record<string, unknown>} */
const wrong = {
  suggest_addresses: {
    success: true,
    suggestions: [
      { id: 'wrong', street: '1 Nowhere Street', place: '<img src=x onerror=alert(1)>' },
      { id: 7, street: ['x'], place: {} },
      { id: 'long', street: 'x'.repeat(100_000) },
      null,
    ],
    attribution: '<script>alert(1)</script>',
  },
  address_details: { success: true, address: { line1: '<b>1</b>', city: 'Nowhere', state: 'XX', zip: 'none' } },
};

/** Letters and digits of a text, in small letters. @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Addresses of `replies/addresses.json` whose street begins with what is typed, and the one that is picked (PLUS-07).
 *
 * @param {string} action  `suggest_addresses` or `address_details`
 * @param {Readonly<Record<string, string>>} fields
 * @param {import('./fixtures.mjs').Fixtures} fixtures
 * @param {import('./scenarios.mjs').Scenario} scenario
 * @returns {Promise<Reply>}
 */
export async function suggestAddresses(action, { text = '', state = '', id = '' }, fixtures, { suggestions }) {
  if (suggestions === 'fails') return { status: 500, body: { error: 'The addresses cannot be reached.' } };
  if (suggestions === 'wrong') return { status: 200, body: wrong[action] };
  if (suggestions === 'slow') await setTimeout(late, undefined, { ref: false });
  /** @type {Known[]} */
  const known = fixtures.read('replies', 'addresses')?.known ?? [];
  const all = known.map((address, index) => ({ ...address, id: `address-${index}` }));
  if (action === 'address_details') {
    const found = all.find((one) => one.id === id);
    if (!found) return { status: 200, body: { success: false } };
    const { id: _id, ...address } = found;
    return { status: 200, body: { success: true, address } };
  }
  const found = all.filter(({ line1 }) => plain(text) !== '' && plain(line1).startsWith(plain(text)));
  const near = [...found.filter((one) => one.state === state), ...found.filter((one) => one.state !== state)];
  const offered = near.slice(0, 5).map((one) => ({
    id: one.id,
    street: [one.line1, one.line2].filter(Boolean).join(' '),
    place: `${one.city}, ${one.state} ${one.zip}`.trim(),
  }));
  return { status: 200, body: { success: true, suggestions: offered, attribution: 'Demo addresses' } };
}
