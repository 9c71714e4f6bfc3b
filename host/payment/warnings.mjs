import { orderNumber } from '../orders/orders.mjs';
import { paymentById } from './payment-rows.mjs';
import { findWay } from './ways.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./ways.d.ts').Order} Order */
/** @typedef {import('./ways.d.ts').Payment} Payment */
/** @typedef {'second' | 'trash' | 'cancelled' | 'amount' | 'orphan' | 'refund' | 'back'} What */

/** @type {Record<What, (number: string) => string>} */
const sentences = {
  second: (number) =>
    `A payment came in for order ${number}, which was paid or refunded before. The customer may have paid twice: look up both payments, and refund one if so.`,
  trash: (number) => `A payment came in for order ${number}, which is in the Trash. Restore the order, or refund the payment.`,
  cancelled: (number) => `A payment came in for order ${number}, which was cancelled. Do what was ordered, or refund the payment.`,
  amount: (number) =>
    `The provider tells of a payment for order ${number} with another amount or currency than the order has. The order was not marked as paid. Look the payment up with the provider.`,
  orphan: (number) => `A payment came in for order ${number}, which was deleted. Refund it with the provider.`,
  back: (number) => `A refund of order ${number} did not reach the customer: the money came back. Refund it once more, or in another way.`,
  refund: (number) =>
    `Nobody knows whether a refund of order ${number} was made: the provider did not answer for a day. Look it up with the provider, then say so on the page of the order.`,
};

/** A payment for the owner, such as `Stripe, cs_1`. @param {Shop} shop @param {Payment} payment */
export const paymentName = (shop, { way, providerId }) => `${findWay(shop, way)?.name ?? way}, ${providerId}`;

/** @param {Shop} shop @param {What} what @param {Payment} payment */
const wordsOf = (shop, what, payment) => `${sentences[what](orderNumber({ id: payment.orderId }))} ${paymentName(shop, payment)}`;

/**
 * Warns the owner, once for each payment, or for each refund of it.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {What} what
 * @param {Payment} payment
 * @param {Order | undefined} order  undefined once it is deleted: then the log alone tells
 * @param {number} [refund]  the id of the refund that it is about
 */
export async function warn(shop, trx, what, payment, order, refund) {
  const first = await trx
    .insertInto('paymentWarnings')
    .values({ orderId: payment.orderId, paymentId: payment.id, what, at: shop.now() })
    .onConflict((conflict) => conflict.columns(['paymentId', 'what']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!first && refund === undefined) return;
  const words = wordsOf(shop, what, payment);
  shop.log('warn', words, { order: payment.orderId });
  const ref = `${what}-${payment.id}${refund === undefined ? '' : `-${refund}`}`;
  if (order) await shop.events.emit('payment.warning', { order, words, ref }, trx);
}

/**
 * What the owner must know of the payments of an order, a sentence each.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Pick<Order, 'id'>} order
 * @returns {Promise<string[]>}
 */
export async function warningsOf(shop, db, { id }) {
  const rows = await db.selectFrom('paymentWarnings').selectAll().where('orderId', '=', id).orderBy('id').execute();
  const words = [];
  for (const { what, paymentId } of rows) {
    const payment = await paymentById(db, paymentId);
    if (payment) words.push(wordsOf(shop, /** @type {What} */ (what), payment));
  }
  return words;
}
