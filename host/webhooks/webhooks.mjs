import { randomBytes } from 'node:crypto';
import { queueMail } from '../mails/queue-mail.mjs';
import { historyOf, lastChange } from '../order-status/history.mjs';
import { findOrder } from '../orders/orders.mjs';
import { isHeld, isPaidInForm } from '../payment/held-order.mjs';
import { addJob } from '../queue/add-job.mjs';
import { tryAgain } from '../queue/failed-jobs.mjs';
import { eventEnvelope, postEnvelope } from './envelope.mjs';
import { filePath, openFileLink } from './file-links.mjs';
import { postWebhook } from './post-webhook.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../order-status/history.mjs').Change} Change */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('kysely').Selectable<import('./webhooks-table.d.ts').WebhooksTable>} Webhook */

/** The kind of the jobs that send webhooks. */
const webhookJob = 'webhook';

/** @param {number} id  of a webhook */
const keyOf = (id) => `${webhookJob}-${id}`;

/**
 * Queues a webhook, once for each occasion, where there is a back end.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {{ event: string, ref?: string, body?: object }} webhook  without a body it is made of the order
 */
async function queueWebhook(shop, trx, order, { event, ref = '', body }) {
  if (shop.settings.webhook.url === '') return;
  const now = shop.now();
  const token = randomBytes(16).toString('hex');
  const row = { event, ref, body: body ? JSON.stringify(body) : '', token, state: 'waiting', lastError: '', createdAt: now, sentAt: 0 };
  const added = await trx
    .insertInto('webhooks')
    .values({ orderId: order.id, ...row })
    .onConflict((conflict) => conflict.columns(['orderId', 'event', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await addJob(trx, { kind: webhookJob, payload: { webhook: added.id }, key: keyOf(added.id), now });
}

/** A post is told of once its payment in the form is known. @param {Shop} shop @param {Transaction} trx @param {Order} order */
async function tellPost(shop, trx, order) {
  if (!(await isHeld(shop, trx, order))) await queueWebhook(shop, trx, order, { event: order.action });
}

/**
 * Queues what is said of a status, once for each change.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {Change | undefined} change  that brought it, of the history
 * @param {{ status_before: string, undone?: true }} said
 */
async function queueStatus(shop, trx, order, change, said) {
  const body = eventEnvelope(order, 'order.status', change?.at ?? shop.now(), { status: order.status, ...said });
  await queueWebhook(shop, trx, order, { event: 'order.status', ref: String(change?.id ?? ''), body });
}

/** @param {Shop} shop @param {Transaction} trx @param {Order} order @param {string} from */
async function tellStatus(shop, trx, order, from) {
  if (isPaidInForm(shop, order)) await tellPost(shop, trx, order);
  if (from === 'awaiting_payment' && (await isHeld(shop, trx, order))) return;
  await queueStatus(shop, trx, order, lastChange(await historyOf(trx, order), order.status), { status_before: from });
}

/**
 * A change that the back end was told of, and that was taken back.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {Order} order
 * @param {string} from
 * @param {number} undoes  the change, by its id in the history
 */
async function tellUndone(shop, trx, order, from, undoes) {
  const told = (await webhooksOf(trx, order)).some(({ event, ref }) => event === 'order.status' && ref === String(undoes));
  if (told) await queueStatus(shop, trx, order, (await historyOf(trx, order)).at(-1), { status_before: from, undone: true });
}

/**
 * Writes down that a webhook has failed, and tells the owner.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {number} id
 * @param {string} words
 */
async function giveUp(shop, trx, id, words) {
  const failed = await trx
    .updateTable('webhooks')
    .set({ state: 'failed', lastError: words })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  const order = failed && (await findOrder(trx, failed.orderId));
  if (failed && order) await queueMail(shop, trx, { kind: 'failed_delivery', order, ref: String(failed.id), details: { words } });
}

/** @param {Shop} shop @param {number} id @param {AbortSignal} signal */
async function sendWebhook(shop, id, signal) {
  const { db } = shop;
  const webhook = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  const order = webhook && (await findOrder(db, webhook.orderId));
  if (!order || webhook.state !== 'waiting') return;
  // One in the Trash waits for what the owner does with it.
  if (order.trashedAt > 0) throw new Error('The order is in the Trash.');
  const messageId = `msg_${webhook.token}`;
  const { kind, words } = await postWebhook(
    shop,
    {
      id: messageId,
      key: webhook.body === '' ? order.orderKey : messageId,
      event: webhook.event,
      body: webhook.body === '' ? JSON.stringify(postEnvelope(shop, order)) : webhook.body,
    },
    signal,
  );
  if (kind === 'failed') {
    await db.transaction().execute((trx) => giveUp(shop, trx, id, words));
    return;
  }
  const waiting = db.updateTable('webhooks').where('id', '=', id).where('state', '=', 'waiting');
  if (kind === 'sent') await waiting.set({ state: 'sent', sentAt: shop.now(), lastError: '' }).execute();
  else {
    await waiting.set({ lastError: words }).execute();
    throw new Error(words);
  }
}

/** The webhooks of an order, the oldest first. @param {Queries} db @param {{ id: number }} order @returns {Promise<Webhook[]>} */
export const webhooksOf = async (db, { id }) => db.selectFrom('webhooks').selectAll().where('orderId', '=', id).orderBy('id').execute();

/**
 * Sends the webhooks of an order again that have failed.
 *
 * @param {Shop} shop
 * @param {{ id: number }} order
 * @returns {Promise<number>}  how many
 */
export function sendWebhooksAgain(shop, { id }) {
  return shop.db.transaction().execute(async (trx) => {
    const query = trx.updateTable('webhooks').set({ state: 'waiting' }).where('orderId', '=', id).where('state', '=', 'failed');
    const keys = (await query.returning('id').execute()).map((webhook) => keyOf(webhook.id));
    if (keys.length === 0) return 0;
    // One that was refused at once is done for the queue.
    await trx.updateTable('jobs').set({ state: 'failed' }).where('uniqueKey', 'in', keys).where('state', '=', 'done').execute();
    const jobs = await trx.selectFrom('jobs').select('id').where('uniqueKey', 'in', keys).execute();
    const ids = jobs.map((job) => job.id);
    await tryAgain(trx, ids, shop.now());
    return keys.length;
  });
}

/**
 * Orders, messages, and what becomes of orders go to the owner's back end by signed webhooks.
 *
 * @type {import('../host.mjs').AddRoom}
 */
export function addWebhooks(shop, app) {
  const { events, jobs } = shop;
  jobs.set(webhookJob, ({ webhook }, { signal }) => sendWebhook(shop, Number(webhook), signal));
  events.on('order.received', ({ order }, trx) => tellPost(shop, trx, order));
  events.on('order.status', ({ order, from }, trx) => tellStatus(shop, trx, order, from));
  events.on('order.status_undone', ({ order, from, undoes }, trx) => tellUndone(shop, trx, order, from, undoes));
  events.on('payment.processing', ({ order }, trx) => tellPost(shop, trx, order));
  events.on('order.refunded', async ({ order, refund }, trx) => {
    const body = eventEnvelope(order, 'order.refunded', shop.now(), { refund: { id: refund.id, cents: refund.cents } });
    await queueWebhook(shop, trx, order, { event: 'order.refunded', ref: String(refund.id), body });
  });
  events.on('order.part', async ({ order, part, ref }, trx) => {
    const body = eventEnvelope(order, 'order.part', shop.now(), { part });
    await queueWebhook(shop, trx, order, { event: 'order.part', ref, body });
  });
  events.on('job.failed', async ({ kind, payload, error }, trx) => {
    if (kind === webhookJob) await giveUp(shop, trx, Number(payload['webhook']), error);
  });
  app.get(`${filePath}:order/:index/:signature`, async (context) => {
    const { order, index, signature } = context.req.param();
    return (await openFileLink(shop, { order, index, signature })) ?? context.text('There is no such file.', 404);
  });
}
