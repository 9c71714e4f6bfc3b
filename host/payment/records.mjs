import { noteDeclined } from '../card-testing/order-tries.mjs';
import { findOrder } from '../orders/orders.mjs';
import { changeStatus } from '../order-status/order-status.mjs';
import { changeState, currency, fill, isReserved, paymentById, paymentsOf } from './payment-rows.mjs';
import { isBeingTaken, isPaid } from './payment-state.mjs';
import { paymentName, warn } from './warnings.mjs';
import { withOrder } from './with-order.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./ways.d.ts').Order} Order */
/** @typedef {import('./ways.d.ts').Outcome} Outcome */
/** @typedef {import('./ways.d.ts').Payment} Payment */

/**
 * Marks an order as paid by a payment, or warns the owner of money that nobody waits for.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {Payment} payment  which is paid
 * @param {boolean} isFirst  whether it was not known to be paid
 */
async function payOrder(shop, trx, order, payment, isFirst) {
  const others = (await paymentsOf(trx, order)).filter(({ id, state }) => state === 'paid' && id !== payment.id);
  const before = order.status;
  const changed =
    others.length === 0 && !(await isPaid(trx, order))
      ? await changeStatus(shop, trx, order, 'paid', { madeBy: 'provider', note: paymentName(shop, payment) })
      : undefined;
  if (!changed) {
    if (isFirst) await warn(shop, trx, 'second', payment, order);
  } else if (order.trashedAt > 0) await warn(shop, trx, 'trash', payment, order);
  else if (before === 'cancelled') await warn(shop, trx, 'cancelled', payment, order);
}

/**
 * Writes down, once, that a payment is paid, and marks its order as paid.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order | undefined} order
 * @param {Payment} payment
 */
async function confirm(shop, trx, order, payment) {
  const isFirst = await changeState(shop, trx, payment, 'paid', ['open', 'processing', 'failed', 'expired']);
  if (!order) await warn(shop, trx, 'orphan', payment, undefined);
  else if (!(await isBeingTaken(trx, order)) && (isFirst || order.status === 'awaiting_payment')) {
    await payOrder(shop, trx, order, payment, isFirst);
  }
}

/**
 * Writes down that a payment was refused. An order that is paid in the form alone is none without its payment.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order | undefined} order
 * @param {Payment} payment
 * @param {{ isBox: boolean, words: string }} why
 */
async function fail(shop, trx, order, payment, { isBox, words }) {
  const wasOnItsWay = payment.state === 'processing';
  const changed = await changeState(shop, trx, payment, 'failed', ['open', 'processing']);
  if (!changed) return;
  if (order) await noteDeclined(shop, trx, order);
  shop.log('info', 'A payment was refused', { order: payment.orderId, payment: payment.id });
  // After days the customer knows of the order, and pays it again by its link.
  if (!order || !isBox || wasOnItsWay || order.status !== 'awaiting_payment' || (await isBeingTaken(trx, order))) return;
  await changeStatus(shop, trx, order, 'cancelled', { madeBy: 'shop', note: words });
}

/**
 * Writes down that a payment is on its way. The post of an order that is still at work tells of it itself.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order | undefined} order
 * @param {Payment} payment
 */
async function noteProcessing(shop, trx, order, payment) {
  const changed = await changeState(shop, trx, payment, 'processing', ['open']);
  if (changed && order && !(await isBeingTaken(trx, order))) await shop.events.emit('payment.processing', { order }, trx);
}

/** @param {Payment} payment @param {Outcome} outcome */
const isOtherAmount = (payment, outcome) =>
  (outcome.amount ?? payment.amount) !== payment.amount || (outcome.currency ?? currency) !== payment.currency;

/**
 * Writes down what a provider says of a payment, in any order and as often as it says it: only forwards, and once.
 *
 * @param {Shop} shop
 * @param {Payment} payment  it is brought up to date
 * @param {Outcome} outcome
 * @param {{ isBox?: boolean }} [of]  the way, for payments that are refused
 * @returns {Promise<Order | undefined>} the order as it is then
 */
export const record = (shop, payment, outcome, { isBox = false } = {}) =>
  withOrder(shop, payment.orderId, async (trx, order) => {
    Object.assign(payment, await paymentById(trx, payment.id));
    if (isReserved(payment) || payment.providerId === outcome.providerId) await fill(shop, trx, payment, outcome);
    if (outcome.state === 'paid' && isOtherAmount(payment, outcome)) {
      await changeState(shop, trx, payment, 'processing', ['open']);
      await warn(shop, trx, 'amount', payment, order);
    } else if (outcome.state === 'paid') await confirm(shop, trx, order, payment);
    else if (outcome.state === 'processing') await noteProcessing(shop, trx, order, payment);
    else if (outcome.state === 'failed') await fail(shop, trx, order, payment, { isBox, words: outcome.words ?? '' });
    else if (outcome.state === 'expired') await changeState(shop, trx, payment, 'expired', ['open']);
    return order && findOrder(trx, order.id);
  });

/**
 * Marks an order as paid whose payment came in while its post was at work.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 */
export async function payIfPaid(shop, trx, order) {
  const paid = (await paymentsOf(trx, order)).find(({ state }) => state === 'paid');
  if (paid && order.status === 'awaiting_payment') await payOrder(shop, trx, order, paid, false);
}
