import { paymentsOf } from './payment-rows.mjs';
import { findWay } from './ways.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */

/** Whether an order is paid in the form itself, by the box of a provider. @param {Shop} shop @param {Order} order */
export const isPaidInForm = (shop, { paymentWay }) => findWay(shop, paymentWay)?.kind === 'box';

/**
 * Whether an order waits for a payment in the form itself, of which nothing is known yet: the visitor may still be asked by the
 * bank, and most orders that are left there are cancelled. Nobody is told of it.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Order} order
 */
export async function isHeld(shop, db, order) {
  if (!isPaidInForm(shop, order) || !['awaiting_payment', 'cancelled'].includes(order.status)) return false;
  return (await paymentsOf(db, order)).every(({ state }) => state !== 'paid' && state !== 'processing');
}
