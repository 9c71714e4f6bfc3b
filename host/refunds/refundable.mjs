import { readJson } from '../orders/payload.mjs';
import { historyOf, paidChange } from '../order-status/history.mjs';
import { paymentsOf } from '../payment/payment-rows.mjs';
import { findWay } from '../payment/ways.mjs';
import { refundsOf, rowsOf } from './refund-rows.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../orders/orders.mjs').LedgerRow} LedgerRow */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */
/** @typedef {import('./refund-rows.mjs').Refund} Refund */

/**
 * What of an order can still be refunded, in cents.
 *
 * @typedef {object} Refundable
 * @property {number} paid  by providers, else the total where the owner says that it is paid
 * @property {number} left
 * @property {ReadonlyMap<number, LedgerRow & { left: number }>} rows  what costs something, by the index in the ledger
 * @property {Payment[]} payments  that providers took and send back when they are asked
 * @property {Refund[]} refunds
 */

/** @param {number} cents */
export const dollars = (cents) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Whether a refund has taken or may have taken its sum. @param {Refund} refund */
const counts = ({ state }) => state === 'done' || state === 'asked';

/** @param {readonly Refund[]} refunds */
const taken = (refunds) => refunds.filter(counts).reduce((cents, refund) => cents + refund.cents, 0);

/**
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Order} order
 * @returns {Promise<Refundable>}
 */
export async function refundableOf(shop, db, order) {
  const refunds = await refundsOf(db, order);
  const made = (await paymentsOf(db, order)).filter(({ state }) => state === 'paid');
  const isSaid = made.length > 0 || paidChange(await historyOf(db, order)) !== undefined;
  const paid = made.length > 0 ? made.reduce((cents, { amount }) => cents + amount, 0) : isSaid ? Math.max(0, order.total ?? 0) : 0;
  const left = Math.max(0, paid - taken(refunds));
  /** @type {LedgerRow[]} */
  const ledger = readJson(order.ledger, []);
  const ofRow = (/** @type {number} */ index) => refunds.filter(counts).reduce((cents, refund) => cents + (rowsOf(refund)[index] ?? 0), 0);
  const rows = new Map(
    ledger.flatMap((row, index) =>
      row.cents > 0 ? [[index, { ...row, left: Math.max(0, Math.min(left, row.cents - ofRow(index))) }]] : [],
    ),
  );
  return { paid, left, rows, refunds, payments: made.filter(({ way }) => findWay(shop, way)?.refund !== undefined) };
}

/**
 * Whether the status `refunded` is set by a refund alone: where a provider was paid, it has to send the money back, also where the
 * owner had said before that the order is paid.
 *
 * @param {Refundable} of
 * @param {readonly import('../order-status/history.mjs').Change[]} history
 */
export const needsRefund = ({ payments, left }, history) => (payments.length > 0 && left > 0) || paidChange(history)?.madeBy === 'provider';

/**
 * Whether the owner may note that they gave money back in another way, though a provider was paid: once it has declined a refund of
 * the order, or the money of one came back.
 *
 * @param {Refundable} of
 */
export const mayNoteByHand = ({ payments, refunds }) =>
  payments.length > 0 && refunds.some(({ state, paymentId }) => state === 'failed' && paymentId !== null);

/**
 * The payment that a refund is taken from: the first at a provider that has so much left.
 *
 * @param {Refundable} of
 * @param {number} cents
 */
export const paymentFor = ({ payments, refunds }, cents) =>
  payments.find(({ id, amount }) => amount - taken(refunds.filter(({ paymentId }) => paymentId === id)) >= cents);

/**
 * Why something cannot be refunded, as a sentence for the owner; '' where it can.
 *
 * @param {Order} order
 * @param {Refundable} of
 * @param {{ rows: ReadonlyMap<number, number>, cents: number, isByHand: boolean }} asked  `rows`: cents by the index in the ledger,
 *   none for a sum that belongs to no row; `isByHand`: given back in another way than by the provider that was paid
 */
export function refundFault(order, of, { rows, cents, isByHand }) {
  const { paid, left } = of;
  if (order.trashedAt > 0) return 'This order is in the Trash. Restore it before you refund it.';
  if (left === 0) {
    return paid > 0
      ? 'Everything that was paid for this order is refunded.'
      : 'Nobody has said that this order is paid, so there is nothing to refund.';
  }
  if (!Number.isSafeInteger(cents) || cents <= 0) return 'Enter what you give back.';
  if (cents > left) return `${dollars(cents)} is more than this order has left: you can refund ${dollars(left)} at most.`;
  for (const [index, amount] of rows) {
    const row = of.rows.get(index);
    if (!row || !Number.isSafeInteger(amount) || amount < 0) return 'This order has no such line. Open the form once more.';
    if (amount > row.left) {
      return `${dollars(amount)} is more than the line “${row.name}” has left: you can refund ${dollars(row.left)} at most.`;
    }
  }
  if (rows.size > 0 && [...rows.values()].reduce((sum, amount) => sum + amount, 0) !== cents) {
    return 'The lines do not add up to the sum. Open the form once more.';
  }
  if (isByHand) {
    return mayNoteByHand(of) ? '' : 'The provider that was paid has declined no refund of this order. Have it send the money back.';
  }
  return of.payments.length > 0 && !paymentFor(of, cents)
    ? 'This order was paid more than once, and no single payment has that much left. Refund each payment by itself.'
    : '';
}
