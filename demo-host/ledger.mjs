import { html } from './html.mjs';

/** @typedef {import('./received-orders.mjs').LedgerRow} LedgerRow */

/** @param {number} cents */
export const dollars = (cents) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/**
 * The amounts in a customer's words: what a product costs in one line, what a state takes in another.
 *
 * @param {readonly LedgerRow[]} ledger
 */
function inWords(ledger) {
  /** @type {Map<string, LedgerRow>} */
  const rows = new Map();
  for (const { name, state, kind, cents } of ledger) {
    const words = kind === 'stateFee' ? 'State fee' : kind === 'cardFee' ? 'Card fee' : 'Service';
    const key = `${name} ${state} ${words}`;
    rows.set(key, { name, state, kind: words, cents: (rows.get(key)?.cents ?? 0) + cents });
  }
  return [...rows.values()];
}

/**
 * A table of the amounts that make up an order's total.
 *
 * @param {readonly LedgerRow[]} amounts
 * @param {boolean} [isForCustomer]  in words, and not amount by amount
 */
export function ledgerTable(amounts, isForCustomer) {
  const ledger = isForCustomer ? inWords(amounts) : amounts;
  const total = ledger.reduce((sum, { cents }) => sum + cents, 0);
  return html`<table class="host-ledger">
<thead><tr><th scope="col">Product</th><th scope="col">State</th><th scope="col">For</th><th scope="col">Amount</th></tr></thead>
<tbody>${ledger.map(
    ({ name, state, kind, cents }) => html`<tr><td>${name}</td><td>${state}</td><td>${kind}</td><td>${dollars(cents)}</td></tr>
`,
  )}</tbody>
<tfoot><tr><th scope="row" colspan="3">Total</th><td>${dollars(total)}</td></tr></tfoot>
</table>`;
}
