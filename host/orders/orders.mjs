import { hasRowLocks } from '../database/open-database.mjs';
import { addJob } from '../queue/add-job.mjs';
import { readJson, storable } from './payload.mjs';
import { personOf } from './person.mjs';
import { lines, oneLine } from './plain-text.mjs';
import { searchWords } from './search-words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */

/** A row of a ledger: what the shop charges, in cents. @typedef {{ name: string, state: string, kind: string, cents: number }} LedgerRow */
/** A file that came with a post; `file` is its name in the folder of files, `label` the question that it answers. @typedef {{ field: string, label?: string, name: string, type: string, size: number, file: string, sha256?: string }} OrderFile */

/**
 * A post that is to be stored.
 *
 * @typedef {object} NewOrder
 * @property {string} action      such as `process_signup`
 * @property {string} orderKey    the idempotency key of its post
 * @property {string} formType
 * @property {string} page        the path of the page that it was posted to
 * @property {object} payload     passwords in it are not stored
 * @property {boolean} [isOrder]  false for what orders nothing: a message, or an account; by default what `process_signup` sends
 * @property {readonly OrderFile[]} [files]
 * @property {readonly LedgerRow[]} [ledger]
 * @property {number | null} [total]  cents
 * @property {string} [paymentWay]
 * @property {number | null} [accountId]
 */

/** The kind of job that deletes files once the order that had them is gone. */
export const deleteFilesJob = 'delete-files';

/**
 * Stores an order that awaits its payment, or is in progress at once where it costs nothing; or a message, which has no status
 * (SHOP-08). Nobody is told yet: emit `order.received` once its payment is begun.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {NewOrder} post
 * @returns {Promise<Order>}
 */
export async function insertOrder(shop, trx, post) {
  const { action, isOrder = action === 'process_signup', ledger = [], files = [], total = null, accountId = null } = post;
  const payload = storable(post.payload);
  const person = personOf(payload);
  const at = shop.now();
  const status = !isOrder ? '' : total === 0 ? 'in_progress' : 'awaiting_payment';
  const order = await trx
    .insertInto('orders')
    .values({
      ...person,
      action,
      orderKey: post.orderKey,
      formType: oneLine(post.formType),
      page: oneLine(post.page, 2000),
      status,
      paymentWay: oneLine(post.paymentWay ?? ''),
      total,
      refunded: 0,
      accountId,
      words: searchWords(Object.values(person), payload),
      payload: JSON.stringify(payload),
      files: JSON.stringify(files),
      ledger: JSON.stringify(ledger),
      notes: '[]',
      createdAt: at,
      updatedAt: at,
      seenAt: 0,
      trashedAt: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isOrder) {
    await trx
      .insertInto('orderHistory')
      .values({ orderId: order.id, statusBefore: '', status, madeBy: 'shop', who: '', note: '', undoes: 0, at })
      .execute();
  }
  return order;
}

/** @param {Queries} db @param {number} id @returns {Promise<Order | undefined>} */
export const findOrder = async (db, id) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The order that a post has made.
 *
 * @param {Queries} db
 * @param {string} action
 * @param {string} key
 * @returns {Promise<Order | undefined>}
 */
export const findByKey = async (db, action, key) =>
  db.selectFrom('orders').selectAll().where('action', '=', action).where('orderKey', '=', key).executeTakeFirst();

/** The number that the visitor is told. @param {{ id: number }} order */
export const orderNumber = ({ id }) => String(100_000 + id);

/** The id of an order by its number, as somebody typed it; undefined where it is none. @param {string} typed */
export function idOfNumber(typed) {
  const number = /^\s*#?(\d{6,15})\s*$/.exec(typed)?.[1];
  return number === undefined || Number(number) <= 100_000 ? undefined : Number(number) - 100_000;
}

/**
 * Deletes an order for good, with all that belongs to it; its files follow once the transaction is through.
 *
 * @param {Transaction} trx
 * @param {Pick<Order, 'id' | 'files'>} order
 */
export async function deleteOrder(trx, order) {
  const documents = await trx.selectFrom('orderDocuments').select('file').where('orderId', '=', order.id).execute();
  const files = [...readJson(order.files, []), ...documents].map(({ file }) => file).filter(Boolean);
  await trx.deleteFrom('orders').where('id', '=', order.id).execute();
  if (files.length > 0) await addJob(trx, { kind: deleteFilesJob, payload: { files }, now: 0 });
}

/**
 * Locks an order until the end of the transaction, and reads it as it is now.
 *
 * @param {Transaction} trx
 * @param {number} id
 * @returns {Promise<Order | undefined>}
 */
export const lockOrder = async (trx, id) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst();

/** Notes that somebody who works on orders has opened one. @param {Shop} shop @param {Queries} db @param {Order} order */
export const markSeen = async (shop, db, order) =>
  order.seenAt
    ? undefined
    : db.updateTable('orders').set({ seenAt: shop.now() }).where('id', '=', order.id).where('seenAt', '=', 0).execute();

/** A note of the owner. @typedef {{ text: string, at: number, who: string }} Note */

/** @param {Pick<Order, 'notes'>} order @returns {Note[]} the oldest first */
export const notesOf = (order) => readJson(order.notes, []);

/**
 * Adds a note of the owner; of two at once, both stay.
 *
 * @param {Shop} shop
 * @param {Transaction} trx
 * @param {{ id: number }} order
 * @param {{ text: string, who: string }} note  an empty one is none
 */
export async function addNote(shop, trx, { id }, { text, who }) {
  const words = lines(text, 5000);
  const order = words === '' ? undefined : await lockOrder(trx, id);
  if (!order) return;
  const notes = JSON.stringify([...notesOf(order), { text: words, at: shop.now(), who: oneLine(who) }]);
  await trx.updateTable('orders').set({ notes }).where('id', '=', id).execute();
}
