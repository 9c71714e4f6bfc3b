import { orderNumber } from '../host/orders/orders.mjs';

/** @typedef {import('../host/events.mjs').Order} Order */
/** @typedef {import('../host/shop.mjs').Shop} Shop */
/** @typedef {import('./received.mjs').ReceivedRequest} ReceivedRequest */

/**
 * One amount of an order.
 *
 * @typedef {object} LedgerRow
 * @property {string} name
 * @property {string} state
 * @property {string} kind
 * @property {number} cents
 */

/**
 * An order that the shop holds, beside the post that made it.
 *
 * @typedef {object} ReceivedOrder
 * @property {string} at
 * @property {string} page
 * @property {string} idempotencyKey
 * @property {unknown} signupData  exactly as received: tests compare it key for key
 * @property {string} number      that the visitor knows it by
 * @property {unknown} answer      as the shop keeps it
 * @property {string} status       by the shop; '' of an account
 * @property {LedgerRow[]} ledger  the shop's own price
 */

/**
 * The orders and accounts that the shop has taken, the oldest first. One whose payment was refused after it was taken is none.
 *
 * @param {Shop} shop
 * @param {readonly ReceivedRequest[]} requests
 * @returns {Promise<ReceivedOrder[]>}
 */
export async function receivedOrders({ db }, requests) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('attempts', (join) => join.onRef('attempts.action', '=', 'orders.action').onRef('attempts.orderKey', '=', 'orders.orderKey'))
    .select(['orders.id', 'orders.orderKey', 'orders.status', 'orders.ledger', 'attempts.reply'])
    .where('orders.action', '=', 'process_signup')
    .where('orders.status', '!=', 'cancelled')
    .where('attempts.state', '=', 'done')
    .orderBy('orders.id')
    .execute();
  return rows.flatMap(({ id, orderKey, status, ledger, reply }) => {
    const post = requests.find(({ action, idempotencyKey }) => action === 'process_signup' && idempotencyKey === orderKey);
    if (!post) return [];
    const { at, page, json } = post;
    return [
      {
        at,
        page,
        idempotencyKey: orderKey,
        number: orderNumber({ id }),
        signupData: json.signupData,
        answer: JSON.parse(reply),
        status,
        ledger: JSON.parse(ledger),
      },
    ];
  });
}
