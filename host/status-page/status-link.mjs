import { createHmac, timingSafeEqual } from 'node:crypto';
import { findOrder } from '../orders/orders.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */

/** Days for which a link works. */
export const linkDays = 90;

const day = 86_400_000;

/**
 * Whether an order has a page: one of a customer that is not in the Trash.
 *
 * @param {Pick<Order, 'status' | 'trashedAt'>} order
 */
export const hasPage = ({ status, trashedAt }) => status !== '' && trashedAt === 0;

/**
 * @param {Shop} shop
 * @param {{ id: number, orderKey: string, createdAt: number }} order
 * @param {number} expires  seconds since 1970
 */
const sign = ({ secret }, { id, orderKey, createdAt }, expires) =>
  createHmac('sha256', `${secret} order page`).update(`${id} ${expires} ${createdAt} ${orderKey}`).digest('hex');

/**
 * The signed link to the page of an order (SHOP-11). That of one day is the same, so that a repeated answer stays word for word.
 *
 * @param {Shop} shop
 * @param {Pick<Order, 'id' | 'orderKey' | 'createdAt'>} order
 */
export function statusUrl(shop, order) {
  const expires = ((Math.floor(shop.now() / day) + 1 + linkDays) * day) / 1000;
  return `${shop.settings.publicUrl}/order-status/${order.id}/${expires}-${sign(shop, order, expires)}`;
}

/**
 * The order that a link opens.
 *
 * @param {Shop} shop
 * @param {string} id
 * @param {string} signature
 * @returns {Promise<Order | 'expired' | 'unknown'>}  `unknown` also for a deleted order, and one in the Trash
 */
export async function readStatusLink(shop, id, signature) {
  const [, expires = '', given = ''] = /^([1-9]\d{0,11})-([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!/^[1-9]\d{0,14}$/.test(id) || given === '') return 'unknown';
  const order = await findOrder(shop.db, Number(id));
  // A signature is reckoned for orders that are not there, too, so that the time of an answer tells nothing.
  const expected = sign(shop, order ?? { id: Number(id), orderKey: '', createdAt: 0 }, Number(expires));
  const isOurs = timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  if (!isOurs || !order || !hasPage(order)) return 'unknown';
  return Number(expires) * 1000 > shop.now() ? order : 'expired';
}
