import { lastChange, historyOf } from '../order-status/history.mjs';
import { isHeld, isPaidInForm } from '../payment/held-order.mjs';
import { paymentsOf } from '../payment/payment-rows.mjs';
import { repeatJob } from '../queue/repeat-job.mjs';
import { orderFacts } from '../words/order-facts.mjs';
import { kindOfStatus } from './mail-kinds.mjs';
import { mailJob, mailsOf, queueMail } from './queue-mail.mjs';
import { sendMail } from './send-mail.mjs';
import { isMailOn } from './templates.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */

const day = 24 * 60 * 60_000;

/** Days for which it is known that a mail was sent. */
const kept = 365;

/** An order or a message came in: the owner is told, and the customer of an order. @param {Shop} shop @param {Transaction} trx @param {Order} order */
async function tellReceived(shop, trx, order) {
  if (await isHeld(shop, trx, order)) return;
  await queueMail(shop, trx, { kind: 'new_order', order });
  if (order.status === '') return;
  // Where an order is paid in the form, its receipt says that it is in.
  const isPaid = isPaidInForm(shop, order) && (await paymentsOf(trx, order)).some(({ state }) => state === 'paid');
  const isReceipt = isPaid && (await isMailOn(trx, 'paid'));
  if (!isReceipt) await queueMail(shop, trx, { kind: 'received', order });
}

/** @param {Shop} shop @param {Transaction} trx @param {Order} order @param {string} from */
async function tellStatus(shop, trx, order, from) {
  // Its refund told of it.
  if (order.status === 'refunded' && order.refunded > 0) return;
  if (isPaidInForm(shop, order) && order.status === 'paid') await tellReceived(shop, trx, order);
  const kind = kindOfStatus[order.status];
  if (!kind) return;
  // Nobody was told of an order whose payment was never made.
  const isUntold = from === 'awaiting_payment' && order.status === 'cancelled' && (await isHeld(shop, trx, order));
  if (isUntold && !(await mailsOf(trx, order)).some((mail) => mail.kind === 'received')) return;
  const change = lastChange(await historyOf(trx, order), order.status);
  await queueMail(shop, trx, { kind, order, ref: String(change?.id ?? '') });
}

/**
 * The mails: each occasion makes one of a kind, which the queue sends (SHOP-10).
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addMails(shop) {
  const { events, jobs } = shop;
  jobs.set(mailJob, ({ mail }) => sendMail(shop, Number(mail)));
  events.on('order.received', ({ order }, trx) => tellReceived(shop, trx, order));
  events.on('order.status', ({ order, from }, trx) => tellStatus(shop, trx, order, from));
  events.on('payment.processing', ({ order }, trx) => tellReceived(shop, trx, order));
  events.on('order.refunded', async ({ order, refund }, trx) => {
    // Of an order that was paid twice, a refund of one payment leaves it paid.
    const isWhole = order.status === 'refunded' || (await orderFacts(shop, trx, order)).remains === 0;
    const kind = isWhole ? 'refunded' : 'partly_refunded';
    await queueMail(shop, trx, { kind, order, ref: `refund-${refund.id}`, details: { refund: refund.id } });
  });
  events.on('payment.warning', async ({ order, words, ref }, trx) => {
    await queueMail(shop, trx, { kind: 'payment_warning', order, ref, details: { words } });
  });
  events.on('job.failed', async ({ kind, payload }, trx) => {
    if (kind !== mailJob) return;
    await trx
      .updateTable('mails')
      .set({ state: 'failed' })
      .where('id', '=', Number(payload['mail']))
      .where('state', '=', 'waiting')
      .execute();
  });
  repeatJob(shop, 'forget-mails', day, async () => {
    const before = shop.now() - kept * day;
    await shop.db.deleteFrom('mails').where('state', '!=', 'waiting').where('createdAt', '<', before).execute();
  });
}

export { mailKinds, placeholders } from './mail-kinds.mjs';
export { countFailedMails, isMailed, mailsOf, queueMail, sendFailedAgain } from './queue-mail.mjs';
export { isMailOn, mailWords, saveMailWords, switchMail, unknownPlaceholders, usualWords } from './templates.mjs';
export { sampleMail } from './sample-mail.mjs';
