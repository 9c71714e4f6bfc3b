import { orderNumber } from '../orders/orders.mjs';
import { ledgerOf } from '../orders/order-words.mjs';
import { readJson } from '../orders/payload.mjs';
import { filesWithLinks } from './file-links.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */

/** What each webhook says of its order. @param {Order} order */
const nameOf = (order) => ({ id: order.id, number: orderNumber(order), idempotency_key: order.orderKey });

/**
 * What the back end is told of a post, in the shape that the plugin has. Passwords and the visitor's address are not kept here,
 * so they are not part of it.
 *
 * @param {Shop} shop
 * @param {Order} order
 */
export function postEnvelope(shop, order) {
  const { pageID = '', formFileName = '' } = shop.pages.find(order.page)?.config ?? {};
  return {
    ...nameOf(order),
    action: order.action,
    created_at: new Date(order.createdAt).toISOString().replace(/\.\d{3}Z$/, '+00:00'),
    page_url: `${shop.settings.publicUrl}${order.page}`,
    fields: { formType: order.formType, pageID: String(pageID), formFileName: String(formFileName) },
    data: readJson(order.payload, {}),
    ledger: ledgerOf(order),
    files: filesWithLinks(shop, order),
  };
}

/**
 * What the back end is told of something that happened to an order, as Standard Webhooks lays an event out.
 *
 * @param {Order} order
 * @param {string} type
 * @param {number} at  ms
 * @param {object} data
 */
export const eventEnvelope = (order, type, at, data) => ({
  type,
  timestamp: new Date(at).toISOString(),
  data: { ...nameOf(order), total: order.total, refunded: order.refunded, ...data },
});
