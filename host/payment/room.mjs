import { findOrder, lockOrder } from '../orders/orders.mjs';
import { addJob } from '../queue/add-job.mjs';
import { statusUrl } from '../status-page/status-link.mjs';
import { closePayment, settleOrder } from './payment.mjs';
import { paymentById, paymentsOf, watchKind } from './payment-rows.mjs';
import { payIfPaid } from './records.mjs';
import { isSigned, paymentIdIn, returnPath } from './return-link.mjs';
import { watch } from './watch.mjs';
import { waysNotReady } from './ways.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Milliseconds for which the address to lead back opens the page of the order. */
const opens = 3 * 24 * 3_600_000;

/** The kind of the jobs that cancel what nobody is to pay any more. */
const closeKind = 'payment-close';

/**
 * The order that a provider leads back to, whose payment its provider was asked after.
 *
 * @param {Shop} shop
 * @param {string} token
 */
async function comeBack(shop, token) {
  const id = paymentIdIn(token);
  const payment = id === undefined ? undefined : await paymentById(shop.db, id);
  if (!payment || !isSigned(shop, payment, token) || payment.createdAt < shop.now() - opens) return undefined;
  const order = await findOrder(shop.db, payment.orderId);
  if (!order) return undefined;
  await settleOrder(shop, order).catch((/** @type {Error} */ error) => {
    shop.log('warn', 'A payment could not be asked after', { order: order.id, error: error.message });
  });
  return order;
}

/**
 * Payments of orders: what becomes of them when an order changes, the address to lead back to, and what nobody tells of.
 *
 * Listed behind the mails, so that an order is told of before its payment.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addPayment(shop, app) {
  for (const words of waysNotReady(shop)) shop.log('warn', words);

  shop.events.on('order.received', async ({ order }, trx) => {
    const locked = await lockOrder(trx, order.id);
    if (locked) await payIfPaid(shop, trx, locked);
  });

  shop.events.on('order.status', async ({ order }, trx) => {
    if (!['cancelled', 'paid', 'refunded'].includes(order.status)) return;
    const open = (await paymentsOf(trx, order)).some(({ state }) => state === 'open');
    if (open) await addJob(trx, { kind: closeKind, payload: { order: order.id }, now: shop.now() });
  });

  shop.jobs.set(closeKind, async ({ order }) => {
    for (const payment of await paymentsOf(shop.db, { id: Number(order) })) await closePayment(shop, payment);
  });
  shop.jobs.set(watchKind, (payload) => watch(shop, payload));

  app.get(`${returnPath}:token`, async (context) => {
    const order = await comeBack(shop, context.req.param('token'));
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    return order
      ? context.redirect(statusUrl(shop, order), 303)
      : context.text('This link leads to no order. Please use the link as we sent it to you.', 404);
  });
}
