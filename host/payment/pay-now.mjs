import { beginBy, closePayment } from './payment.mjs';
import { paymentsOf } from './payment-rows.mjs';
import { costsSomething } from './payment-state.mjs';
import { UnknownOutcome } from './unknown-outcome.mjs';
import { findWay } from './ways.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./ways.d.ts').Order} Order */

/**
 * The way on whose page an order is paid now: its own, or the one by which its own is made up for.
 *
 * @param {Shop} shop
 * @param {Order} order
 */
function pageOf(shop, { paymentWay }) {
  const way = findWay(shop, paymentWay);
  const page = way && findWay(shop, way.later ?? way.id);
  return page?.kind === 'page' && (page.ready?.() ?? '') === '' ? page : undefined;
}

/**
 * Whether the customer of an order can pay it now on a page of a provider.
 *
 * @param {Shop} shop
 * @param {Order} order
 */
export const canPayNow = (shop, order) =>
  order.status === 'awaiting_payment' && order.trashedAt === 0 && costsSomething(order) && pageOf(shop, order) !== undefined;

/**
 * Where the customer pays an order now, on the page of a provider. What was begun in another way can be paid no more then.
 *
 * @param {Shop} shop
 * @param {Order} order
 * @returns {Promise<string | undefined>} undefined where there is no such page, the provider does not answer, or it is paid meanwhile
 */
export async function payNow(shop, order) {
  const page = canPayNow(shop, order) ? pageOf(shop, order) : undefined;
  if (!page) return undefined;
  try {
    const others = (await paymentsOf(shop.db, order)).filter(({ way }) => way !== page.id);
    for (const payment of others) await closePayment(shop, payment);
    const standing = await beginBy(shop, order, page, '');
    return 'next' in standing && 'url' in standing.next ? standing.next.url : undefined;
  } catch (error) {
    const isKnown = error instanceof UnknownOutcome;
    shop.log(isKnown ? 'warn' : 'error', 'No page to pay an order could be had', {
      order: order.id,
      error: /** @type {Error} */ (error).message,
    });
    return undefined;
  }
}
