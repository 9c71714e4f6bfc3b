import { randomBytes, randomUUID } from 'node:crypto';
import { addJob } from '../queue/add-job.mjs';
import { tryAgain } from '../queue/failed-jobs.mjs';
import { localeOfOrder } from '../words/translate.mjs';
import { isAddress } from './address.mjs';
import { mailKinds } from './mail-kinds.mjs';
import { isMailOn } from './templates.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('kysely').Selectable<import('./mails-table.d.ts').MailsTable>} Mail */

/** The kind of the jobs that send mails. */
export const mailJob = 'mail';

/** @param {number} id  of a mail */
const keyOf = (id) => `${mailJob}-${id}`;

/**
 * A mail that is to be sent.
 *
 * @typedef {object} NewMail
 * @property {string} kind   one of `mailKinds`
 * @property {Order} [order]  what it is about
 * @property {string} [ref]   what makes it another mail of the same kind about the same order
 * @property {string} [to]    the customer of the order, or the owner, without it
 * @property {number} [runAt]  when it goes out, in ms; at once without it
 * @property {import('../words/translate.mjs').Locale} [locale]  that of the order's page without it
 * @property {{ link?: string, until?: number, words?: string, refund?: number, quote?: import('./quote-mail.mjs').MailedQuote, saved?: number }} [details]  what its words need beside the order: an address for
 *   its button, a sentence for the owner, the id of a refund or of a saved order; forgotten once the mail was sent
 */

/**
 * Queues a mail, once for each occasion, where its kind is on and its address is one. It is sent by the queue, so that no mail
 * server holds up or fails what it is about (SHOP-10).
 *
 * @param {Shop} shop
 * @param {Queries} db  the transaction of what it is about
 * @param {NewMail} mail
 * @returns {Promise<boolean>}  whether this call queued it
 */
export async function queueMail(shop, db, { kind, order, ref = order ? '' : randomUUID(), to, locale, runAt, details = {} }) {
  const toOwner = mailKinds[kind]?.to === 'owner';
  const recipient = to ?? (toOwner ? shop.settings.ownerEmail : (order?.email ?? ''));
  if (!isAddress(recipient) || !(await isMailOn(db, kind))) return false;
  const now = shop.now();
  const added = await db
    .insertInto('mails')
    .values({
      orderId: order?.id ?? null,
      kind,
      ref,
      recipient,
      locale: toOwner ? 'en' : (locale ?? (order ? localeOfOrder(shop, order) : 'en')),
      details: JSON.stringify(details),
      token: randomBytes(12).toString('hex'),
      state: 'waiting',
      lastError: '',
      createdAt: now,
      sentAt: 0,
    })
    .onConflict((conflict) => conflict.columns(['orderId', 'kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await addJob(db, { kind: mailJob, payload: { mail: added.id }, key: keyOf(added.id), now, ...(runAt !== undefined && { runAt }) });
  return true;
}

/** @param {Queries} db @param {number} id @returns {Promise<Mail | undefined>} */
export const findMail = async (db, id) => db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

/** The mails about an order, the oldest first. @param {Queries} db @param {{ id: number }} order @returns {Promise<Mail[]>} */
export const mailsOf = async (db, { id }) => db.selectFrom('mails').selectAll().where('orderId', '=', id).orderBy('id').execute();

/**
 * Whether the customer is mailed that an order is in, or was: what an answer says as `mailed`.
 *
 * @param {Queries} db
 * @param {{ id: number }} order
 */
export const isMailed = async (db, order) =>
  (await mailsOf(db, order)).some(({ kind, state }) => (kind === 'received' || kind === 'paid') && state !== 'failed');

/** How many mails were given up. @param {Queries} db */
export async function countFailedMails(db) {
  const { failed } = await db
    .selectFrom('mails')
    .select((query) => query.fn.countAll().as('failed'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(failed);
}

/**
 * Sends the mails of an order again that were given up.
 *
 * @param {Shop} shop
 * @param {{ id: number }} order
 * @returns {Promise<number>}  how many
 */
export function sendFailedAgain(shop, { id }) {
  return shop.db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable('mails')
      .set({ state: 'waiting' })
      .where('orderId', '=', id)
      .where('state', '=', 'failed')
      .returning('id')
      .execute();
    const keys = failed.map((mail) => keyOf(mail.id));
    if (keys.length === 0) return 0;
    const jobs = await trx.selectFrom('jobs').select('id').where('uniqueKey', 'in', keys).execute();
    await tryAgain(
      trx,
      jobs.map((job) => job.id),
      shop.now(),
    );
    return failed.length;
  });
}
