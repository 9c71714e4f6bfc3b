import { html } from 'hono/html';
import { sendFailedAgain } from '../mails/mails.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { sendWebhooksAgain } from '../webhooks/webhooks.mjs';
import { counted } from './controls.mjs';
import { csrfField } from './frame.mjs';
import { say } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./frame.mjs').AdminContext} AdminContext */

/** Orders that are listed, and sent again, at once. */
const limit = 50;

/**
 * The orders of which a mail or a forwarded post was given up, the newest first.
 *
 * @param {Shop} shop
 * @returns {Promise<import('../events.mjs').Order[]>}  at most 50
 */
async function undeliveredOrders({ db }) {
  const failed = (/** @type {'mails' | 'webhooks'} */ table) =>
    db.selectFrom(table).select('orderId').where('state', '=', 'failed').where('orderId', 'is not', null);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('trashedAt', '=', 0)
    .where(({ or, eb }) => or([eb('id', 'in', failed('mails')), eb('id', 'in', failed('webhooks'))]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows;
}

/**
 * What could not be sent, with a button that tries all of it again; nothing where all went out.
 *
 * @param {Shop} shop
 * @param {AdminContext} context
 */
export async function undeliveredBox(shop, context) {
  const orders = await undeliveredOrders(shop);
  if (orders.length === 0) return '';
  return html`<section class="box"><h2>Could not be sent</h2>
<p>Mails or forwarded posts of these were tried again and again, and given up. The page of each says why.</p>
<ul class="plain">${orders.map((order) => html`<li><a href="/admin/orders/${order.id}">${orderNumber(order)}</a> <span class="quiet">${order.customer}</span></li>`)}</ul>
<form method="post" action="/admin/undelivered">${csrfField(context.get('session'))}<button>Send all again</button></form></section>`;
}

/** `POST /admin/undelivered`: tries again what was given up. @param {Shop} shop @returns {(context: AdminContext) => Promise<Response>} */
export const postUndelivered = (shop) => async (context) => {
  let sent = 0;
  for (const order of await undeliveredOrders(shop)) sent += (await sendFailedAgain(shop, order)) + (await sendWebhooksAgain(shop, order));
  await say(shop, context.get('session'), { done: [`${counted(sent, 'message is', 'messages are')} on the way again.`], faults: [] });
  return context.redirect('/admin', 303);
};
