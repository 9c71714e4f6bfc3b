import { orderNumber } from '../orders/orders.mjs';
import { findWay } from '../payment/ways.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */
/** @typedef {import('./refund-rows.mjs').Refund} Refund */

/** @param {number} at */
const moment = (at) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * What became of a refund, for the owner. Only what is done is said to be refunded.
 *
 * @param {Shop} shop
 * @param {Refund} refund
 * @param {readonly Payment[]} payments  of its order
 */
export function refundState(shop, refund, payments) {
  const way = payments.find(({ id }) => id === refund.paymentId)?.way ?? '';
  const name = findWay(shop, way)?.name ?? 'the provider';
  switch (refund.state) {
    case 'done':
      if (refund.paymentId === null) return `Made by hand, noted on ${moment(refund.doneAt)}. This shop sent no money.`;
      return refund.madeBy === 'owner'
        ? `Refunded by ${name} on ${moment(refund.doneAt)}.`
        : `Made at ${name}, noted on ${moment(refund.doneAt)}.`;
    case 'failed':
      return `Not refunded. The answer of ${name}: ${refund.lastError}`.trim();
    case 'undone':
      return 'Noted by hand, and taken back.';
    default:
      return refund.nextTry === 0 && refund.tries > 0
        ? `Nobody knows whether this refund was made. Look it up at ${name}, then say so here.`
        : `${name} was asked on ${moment(refund.at)} and has not said yet whether it was made. It is asked again under the same key, so the money is sent only once.`;
  }
}

/**
 * By whom the money is sent back, for the owner before a refund.
 *
 * @param {Shop} shop
 * @param {import('../events.mjs').Order} order
 * @param {Payment | undefined} payment  that is sent back; undefined for none
 */
export function refundSender(shop, order, payment) {
  if (!payment) {
    return `This shop sends no money for order ${orderNumber(order)}: refund it where it was paid; here you note that you did.`;
  }
  const words = `${findWay(shop, payment.way)?.name ?? payment.way} sends the money back the way the customer paid.`;
  return payment.isTest === 1 ? `${words} This was a test: no money was moved.` : words;
}
