import { paymentsOf } from '../payment/payment-rows.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('kysely').Selectable<import('../database/tables.d.ts').RefundsTable>} Refund */
/** @typedef {import('kysely').Updateable<import('../database/tables.d.ts').RefundsTable>} Values */
/** @typedef {'asked' | 'done' | 'failed' | 'undone'} RefundState */

/**
 * The refunds of an order, the oldest first.
 *
 * @param {Queries} db
 * @param {Pick<Order, 'id'>} order
 * @returns {Promise<Refund[]>}
 */
export const refundsOf = (db, { id }) => db.selectFrom('refunds').selectAll().where('orderId', '=', id).orderBy('turn').execute();

/** @param {Queries} db @param {number} id @returns {Promise<Refund | undefined>} */
export const refundById = (db, id) => db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** Cents by the index of a row of the ledger. @param {Pick<Refund, 'rowCents'>} refund @returns {Record<string, number>} */
export const rowsOf = ({ rowCents }) => JSON.parse(rowCents);

/** The number of the next refund of an order, from 1. @param {readonly Refund[]} refunds  all of the order */
export const nextTurn = (refunds) => Math.max(0, ...refunds.map(({ turn }) => turn)) + 1;

/**
 * @param {Shop} shop
 * @param {Transaction} trx  which holds the order
 * @param {Pick<Refund, 'orderId' | 'turn' | 'refundKey' | 'cents' | 'state' | 'madeBy'> & Values} values
 * @returns {Promise<Refund>}
 */
export function insertRefund(shop, trx, values) {
  const at = shop.now();
  return trx
    .insertInto('refunds')
    .values({
      paymentId: null,
      providerId: null,
      rowCents: '{}',
      reason: '',
      isTold: 0,
      who: '',
      at,
      doneAt: values.state === 'done' ? at : 0,
      tries: 0,
      nextTry: 0,
      lockedUntil: 0,
      lastError: '',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Brings a refund from one of several states into another.
 *
 * @param {Queries} db
 * @param {Refund} refund  it is brought up to date
 * @param {readonly RefundState[]} from
 * @param {Values} values
 * @returns {Promise<boolean>} whether this call changed it
 */
export async function changeRefund(db, refund, from, values) {
  const changed = await db
    .updateTable('refunds')
    .set(values)
    .where('id', '=', refund.id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (changed) Object.assign(refund, changed);
  return changed !== undefined;
}

/**
 * Reckons anew what was refunded of an order and of each of its payments.
 *
 * @param {Transaction} trx  which holds the order
 * @param {Order} order
 * @returns {Promise<Order>} as it is now
 */
export async function recount(trx, order) {
  const done = (await refundsOf(trx, order)).filter(({ state }) => state === 'done');
  const sum = (/** @type {readonly Refund[]} */ refunds) => refunds.reduce((cents, refund) => cents + refund.cents, 0);
  for (const payment of await paymentsOf(trx, order)) {
    const refunded = sum(done.filter(({ paymentId }) => paymentId === payment.id));
    if (refunded !== payment.refunded) await trx.updateTable('payments').set({ refunded }).where('id', '=', payment.id).execute();
  }
  const refunded = sum(done);
  await trx.updateTable('orders').set({ refunded }).where('id', '=', order.id).execute();
  return { ...order, refunded };
}
