import { historyOf, paidChange } from '../order-status/history.mjs';
import { paymentsOf } from '../payment/payment-rows.mjs';
import { paymentStateOf } from '../payment/payment-state.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('../database/tables.d.ts').RefundsTable>} Refund */

/**
 * What is known of an order beside its row.
 *
 * @typedef {object} OrderFacts
 * @property {Order} order
 * @property {import('../order-status/history.mjs').Change[]} history  the oldest first
 * @property {import('../payment/ways.d.ts').Payment[]} payments
 * @property {Refund[]} refunds  those that were made, the oldest first
 * @property {Awaited<ReturnType<typeof paymentStateOf>>} state  of its payment
 * @property {number} paid     cents: what providers took, else the total where the owner says that it is paid
 * @property {number} remains  cents: what stays paid after the refunds
 */

/**
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Order} order
 * @returns {Promise<OrderFacts>}
 */
export async function orderFacts(shop, db, order) {
  const history = await historyOf(db, order);
  const payments = await paymentsOf(db, order);
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('state', '=', 'done')
    .orderBy('turn')
    .execute();
  const taken = payments.filter(({ state }) => state === 'paid');
  const paid = taken.length > 0 ? taken.reduce((sum, { amount }) => sum + amount, 0) : paidChange(history) ? Number(order.total) : 0;
  const state = await paymentStateOf(shop, db, order, payments);
  return { order, history, payments, refunds, state, paid, remains: Math.max(0, paid - order.refunded) };
}
