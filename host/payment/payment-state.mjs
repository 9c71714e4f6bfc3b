import { historyOf, isPaid as saysPaid } from '../order-status/history.mjs';
import { findWay } from './ways.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('./ways.d.ts').Order} Order */
/** @typedef {import('./ways.d.ts').Payment} Payment */

/**
 * Whether somebody has said that an order is paid, and it is not refunded as a whole (SHOP-09).
 *
 * @param {Queries} db
 * @param {Order} order
 */
export const isPaid = async (db, order) => saysPaid(await historyOf(db, order));

/** Whether an order is one that costs something. @param {Order} order */
export const costsSomething = ({ status, total }) => status !== '' && Number(total) > 0;

/**
 * Whether the post that orders it is still at work, which tells of the order once it is through.
 *
 * @param {Queries} db
 * @param {Order} order
 */
export async function isBeingTaken(db, { action, orderKey }) {
  const attempt = await db
    .selectFrom('attempts')
    .select('state')
    .where('action', '=', action)
    .where('orderKey', '=', orderKey)
    .executeTakeFirst();
  return attempt?.state === 'running';
}

/**
 * Where an order stands with its payment, for its page and its mails.
 *
 * @param {Shop} shop
 * @param {Queries} db
 * @param {Order} order
 * @param {readonly Payment[]} payments
 * @returns {Promise<'refunded' | 'cancelled' | 'paid' | 'partly_refunded' | 'free' | 'processing' | 'due' | 'unconfirmed' | ''>}
 *   `partly_refunded`: paid, and a part of it given back; `processing`: the customer has paid, and the provider is not certain yet;
 *   `unconfirmed`: paid in the form, and nobody has confirmed it; '' where the amount is not known
 */
export async function paymentStateOf(shop, db, order, payments) {
  if (order.status === 'refunded' || order.status === 'cancelled') return order.status;
  if (await isPaid(db, order)) return order.refunded > 0 ? 'partly_refunded' : 'paid';
  if (!order.total) return order.total === null ? '' : 'free';
  if (payments.some(({ state }) => state === 'processing')) return 'processing';
  const kind = findWay(shop, order.paymentWay)?.kind;
  return kind === 'card' || kind === 'box' ? 'unconfirmed' : 'due';
}
