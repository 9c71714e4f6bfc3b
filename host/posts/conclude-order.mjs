import { isMailed } from '../mails/mails.mjs';
import { freeParts } from '../co-owners/order-parts.mjs';
import { deleteOrder, findByKey, findOrder, lockOrder, orderNumber } from '../orders/orders.mjs';
import { beginPayment } from '../payment/payment.mjs';
import { findWay } from '../payment/ways.mjs';
import { statusUrl } from '../status-page/status-link.mjs';
import { endAttempt, findAttempt, giveUpLease, holdLease, LostLease, takeOver } from './attempts.mjs';
import { isSelling } from './held-forms.mjs';
import { accept, refuse } from './reply.mjs';
import { wordsOf } from './words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('../payment/ways.d.ts').Standing} Standing */
/** @typedef {import('./attempts.mjs').Lease} Lease */
/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {import('./words.mjs').Words} Words */

/** The kind of job that concludes an order whose visitor never comes back. */
export const finishPost = 'finish-post';

/** Whether a provider is asked for the payment of an order, and not the shop's owner. @param {Shop} shop @param {Order} order */
export const asksProvider = (shop, { status, total, paymentWay }) =>
  status !== '' && Number(total) > 0 && findWay(shop, paymentWay)?.begin !== undefined;

/** The token of a provider's box, which is stored until the payment is begun. @param {Order} order */
const tokenOf = ({ payload }) => {
  const token = JSON.parse(payload).payment?.token;
  return typeof token === 'string' ? token : '';
};

/**
 * Takes the token of a box out of an order, once it was used.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 */
async function dropToken(shop, trx, order) {
  const data = JSON.parse(order.payload);
  if (findWay(shop, order.paymentWay)?.kind !== 'box' || data.payment?.token === undefined) return order;
  const { token: _token, ...payment } = data.payment;
  const payload = JSON.stringify({ ...data, payment });
  await trx.updateTable('orders').set({ payload }).where('id', '=', order.id).execute();
  return { ...order, payload };
}

/**
 * What the visitor is told of an order or message that is taken.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 */
async function answerTo(shop, trx, order) {
  if (order.action === 'process_application') {
    const isPriority = JSON.parse(order.payload).applicant_details?.priority === 'Yes';
    return { success: true, ...(isPriority && { result: { priority: true } }) };
  }
  if (order.action !== 'process_signup') return { success: true };
  if (!isSelling(order.formType)) return { result: {} };
  const mailed = (await isMailed(trx, order)) && { mailed: true };
  return { result: { invoice_numbers: [orderNumber(order)], ...mailed, order_url: statusUrl(shop, order) } };
}

/**
 * Ends a post by how its payment stands: tells of the order, or takes it back where its payment was refused, and stores the reply.
 *
 * @param {Shop} shop
 * @param {Transaction} trx  which holds the lease
 * @param {Lease} lease
 * @param {{ id: number, standing: Standing, words: Words }} ended
 * @returns {Promise<Reply>}
 */
export async function endOrder(shop, trx, lease, { id, standing, words }) {
  const order = await lockOrder(trx, id);
  /** @type {Reply} */
  let reply;
  if (!order) reply = refuse(words.noOrder, 'no_order');
  else if ('refused' in standing) {
    await freeParts(trx, order);
    await deleteOrder(trx, order);
    reply = refuse(standing.refused, 'payment_refused');
  } else {
    const told = await dropToken(shop, trx, order);
    await shop.events.emit('order.received', { order: told }, trx);
    reply = accept(await answerTo(shop, trx, told));
  }
  await endAttempt(trx, lease, reply);
  return reply;
}

/**
 * Begins the payment of a stored order and ends its post; safe to repeat, by whoever has the lease.
 *
 * @param {Shop} shop
 * @param {Lease} lease
 * @param {Order} order
 * @param {Words} words
 * @returns {Promise<Reply & { standing: Standing }>}
 */
export async function concludeOrder(shop, lease, order, words) {
  /** @type {Standing} */
  const standing = asksProvider(shop, order) ? await beginPayment(shop, order, { token: tokenOf(order) }) : { pending: true };
  const reply = await shop.db.transaction().execute(async (trx) => {
    await holdLease(trx, lease);
    return endOrder(shop, trx, lease, { id: order.id, standing, words });
  });
  return { ...reply, standing };
}

/**
 * Concludes an order whose post broke off after it was stored, and whose visitor has not come back.
 *
 * @param {Shop} shop
 * @returns {import('../queue/job-kinds.d.ts').DoJob}
 */
export const finishPostJob = (shop) => async (payload) => {
  const order = await findOrder(shop.db, Number(payload.order));
  const attempt = order && (await findAttempt(shop.db, order.action, order.orderKey));
  if (!order || attempt?.state !== 'running') return;
  const lease = await takeOver(shop, attempt);
  if (!lease) throw new Error('The post of an order is still running');
  const page = shop.pages.find(order.page);
  try {
    await concludeOrder(shop, lease, order, wordsOf(page?.config.locale));
  } catch (error) {
    // Somebody else has concluded it meanwhile.
    if (error instanceof LostLease) return;
    await giveUpLease(shop, lease);
    throw error;
  }
};

/**
 * The reply to an order with how its payment stands by now: `paid`, or what comes next. What comes next is in no row and no
 * stored reply (PAY-04).
 *
 * @param {Shop} shop
 * @param {Reply & { standing?: Standing }} reply  as it is stored
 * @param {string} key
 * @param {(order: Order) => Promise<Standing>} ask  how it stands, where the reply does not say it
 * @returns {Promise<Reply>}
 */
export async function withStanding(shop, { standing, ...reply }, key, ask) {
  if (reply.status !== 200 || typeof reply.body.result !== 'object') return reply;
  const order = await findByKey(shop.db, 'process_signup', key);
  if (!order || order.trashedAt > 0 || !asksProvider(shop, order)) return reply;
  const now = standing ?? (await ask(order));
  if ('refused' in now) return refuse(now.refused, 'payment_refused');
  if ('paid' in now) return { ...reply, body: { ...reply.body, result: { paid: true, ...reply.body.result } } };
  return 'next' in now ? { ...reply, body: { ...reply.body, next: now.next } } : reply;
}
