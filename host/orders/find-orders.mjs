import { sql } from 'kysely';
import { idOfNumber } from './orders.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../events.mjs').Order} Order */

/**
 * What a list of orders shows; all but the Trash where nothing is said.
 *
 * @typedef {object} OrderFilters
 * @property {string} [status]    one of `STATUSES`, `trash`, `unseen` (nobody has opened it yet), `new` (an order like that),
 *   `orders`, or `messages`
 * @property {string} [form]      a form type
 * @property {string} [way]       a way to pay
 * @property {number} [from]      ms: received then or later
 * @property {number} [to]        ms: received before
 * @property {string} [words]     each of which is found in who ordered or in an answer, or is the number or the key
 */

/** What a list needs of an order: nothing that is long. */
const short = /** @type {const} */ ([
  'id',
  'action',
  'orderKey',
  'formType',
  'page',
  'status',
  'paymentWay',
  'total',
  'refunded',
  'accountId',
  'createdAt',
  'updatedAt',
  'seenAt',
  'trashedAt',
  'customer',
  'email',
  'company',
]);

/** @typedef {Pick<Order, typeof short[number]>} ShortOrder */

/** Words of a search at most. */
const maxWords = 8;

/** @param {string} text */
const like = (text) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Orders that filters let through.
 *
 * @param {Queries} db
 * @param {OrderFilters} filters
 */
function filtered(db, { status = '', form = '', way = '', from, to, words = '' }) {
  let query = db.selectFrom('orders').where('trashedAt', status === 'trash' ? '>' : '=', 0);
  if (status === 'unseen' || status === 'new') query = query.where('seenAt', '=', 0);
  if (status === 'orders' || status === 'new') query = query.where('status', '<>', '');
  else if (!['', 'trash', 'unseen'].includes(status)) query = query.where('status', '=', status === 'messages' ? '' : status);
  if (form !== '') query = query.where('formType', '=', form);
  if (way !== '') query = query.where('paymentWay', '=', way);
  if (from !== undefined) query = query.where('createdAt', '>=', from);
  if (to !== undefined) query = query.where('createdAt', '<', to);
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  for (const word of typed) {
    query = query.where(({ eb, or }) =>
      or(
        [sql`words like ${like(word)} escape '\\'`, eb('orderKey', '=', word), eb('id', '=', idOfNumber(word) ?? 0)].map(
          (condition) => /** @type {import('kysely').Expression<import('kysely').SqlBool>} */ (condition),
        ),
      ),
    );
  }
  return query;
}

/**
 * A page of orders, the newest first; the next page begins before the last id of this one.
 *
 * @param {Queries} db
 * @param {OrderFilters} filters
 * @param {{ before?: number, limit?: number }} [page]
 * @returns {Promise<ShortOrder[]>}
 */
export const findOrders = async (db, filters, { before, limit = 50 } = {}) =>
  filtered(db, filters)
    .select(short)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * The page of orders that stands before one, the newest first.
 *
 * @param {Queries} db
 * @param {OrderFilters} filters
 * @param {{ after: number, limit?: number }} page
 * @returns {Promise<ShortOrder[]>}
 */
export const findNewerOrders = async (db, filters, { after, limit = 50 }) => {
  const orders = await filtered(db, filters).select(short).where('id', '>', after).orderBy('id').limit(limit).execute();
  return orders.reverse();
};

/**
 * Whole orders, the newest first, a few in memory at a time.
 *
 * @param {Queries} db
 * @param {OrderFilters} filters
 * @param {number} [batch]
 */
export async function* eachOrder(db, filters, batch = 100) {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const orders = await filtered(db, filters).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(batch).execute();
    yield* orders;
    if (orders.length < batch) return;
    before = orders.at(-1)?.id ?? 0;
  }
}

/** How many orders there are. @param {Queries} db @param {OrderFilters} filters */
export async function countOrders(db, filters) {
  const { orders } = await filtered(db, filters)
    .select(({ fn }) => fn.countAll().as('orders'))
    .executeTakeFirstOrThrow();
  return Number(orders);
}

/**
 * How many orders each status has: '' for messages, `trash`, and `unseen` for the badge.
 *
 * @param {Queries} db
 * @returns {Promise<Record<string, number>>}
 */
export async function countByStatus(db) {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll().as('orders')])
    .where('trashedAt', '=', 0)
    .groupBy('status')
    .execute();
  const counts = Object.fromEntries(rows.map(({ status, orders }) => [status, Number(orders)]));
  return { ...counts, trash: await countOrders(db, { status: 'trash' }), unseen: await countOrders(db, { status: 'unseen' }) };
}

/**
 * What stands in a column, each value once.
 *
 * @param {Queries} db
 * @param {'formType' | 'paymentWay'} column
 */
export async function valuesIn(db, column) {
  const rows = await db.selectFrom('orders').select(column).distinct().where(column, '<>', '').orderBy(column).execute();
  return rows.map((row) => row[column]);
}
