import { ledgerLines } from '../orders/order-words.mjs';

/** @typedef {{ name: string, cents: number }} Line */

/** Stripe's limits: lines of a session, and characters of a name. */
const most = { lines: 100, name: 250 };

/** What a line is for; of a plain price the name says it. @param {ReturnType<typeof ledgerLines>[number]} row */
const nameOf = ({ name, state, kind, words }) => [name, state, kind === 'base' ? '' : words].filter(Boolean).join(', ').slice(0, most.name);

/**
 * The lines of a Checkout Session. Stripe takes no line below zero: what is taken off is one discount, for a coupon. Lines minus
 * discount are the order's total, to the cent; a ledger that does not add up to it is one line.
 *
 * @param {{ ledger: string, total: number | null }} order
 * @param {string} description  of the order, in place of a name that is not there
 * @returns {{ lines: Line[], discount: number }}  cents
 */
export function sessionLines({ ledger, total }, description) {
  const rows = ledgerLines({ ledger });
  const sum = (/** @type {{ cents: number }[]} */ of) => of.reduce((cents, row) => cents + row.cents, 0);
  if (sum(rows) !== total) return { lines: [{ name: description.slice(0, most.name), cents: Number(total) }], discount: 0 };
  const lines = rows
    .filter(({ cents }) => cents >= 0)
    .map((row) => ({ name: nameOf(row) || description.slice(0, most.name), cents: row.cents }));
  const discount = -sum(rows.filter(({ cents }) => cents < 0));
  if (lines.length <= most.lines) return { lines, discount };
  const rest = lines.slice(most.lines - 1);
  return { lines: [...lines.slice(0, most.lines - 1), { name: `${rest.length} further items`, cents: sum(rest) }], discount };
}
