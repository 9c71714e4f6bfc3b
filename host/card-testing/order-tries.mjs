import { keyedHash } from '../posts/visitor.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Milliseconds of the two windows. */
const short = 10 * 60_000;
const long = 60 * 60_000;

/**
 * An order that is about to be paid.
 *
 * @typedef {object} OrderTry
 * @property {string} key      the idempotency key of its post
 * @property {string} network  the visitor's address; of version 6 the network, of which one visitor has all addresses
 * @property {string} session  the visitor's security token; '' without
 * @property {string} card     the token of a card or of a provider's box; '' for a way without
 */

/**
 * What was tried within an hour.
 *
 * @typedef {object} Counts
 * @property {number} short     orders of the last ten minutes
 * @property {number} long      orders of the hour
 * @property {number} cards     cards of the hour
 * @property {number} declined  payments that were refused
 * @property {number} since     when the oldest card was tried; now without one
 */

/** The hash of what was tried; '' for nothing. @param {Shop} shop @param {string} what @param {string} text */
const hashOf = (shop, what, text) => (text === '' ? '' : keyedHash(shop, `${what} ${text}`));

/**
 * Notes a try, once for each key.
 *
 * @param {Shop} shop
 * @param {OrderTry} tried
 * @returns {Promise<number | undefined>} its id; undefined where the key was noted before
 */
export async function noteTry(shop, { key, network, session, card }) {
  const at = shop.now();
  await shop.db
    .deleteFrom('orderTries')
    .where('at', '<=', at - long)
    .execute();
  const noted = await shop.db
    .insertInto('orderTries')
    .values({
      at,
      tryKey: hashOf(shop, 'try', key),
      address: hashOf(shop, 'tries of', network),
      formSession: hashOf(shop, 'session', session),
      card: hashOf(shop, 'card', card),
      declined: 0,
    })
    .onConflict((conflict) => conflict.column('tryKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted?.id;
}

/** Forgets a try that was refused before anybody was asked for its payment. @param {Shop} shop @param {number} id */
export const forgetTry = async ({ db }, id) => void (await db.deleteFrom('orderTries').where('id', '=', id).execute());

/**
 * Notes that the payment of an order was refused.
 *
 * @param {Shop} shop
 * @param {import('../database/open-database.mjs').Queries} db
 * @param {{ orderKey: string }} order
 */
export const noteDeclined = async (shop, db, { orderKey }) =>
  void (await db
    .updateTable('orderTries')
    .set({ declined: 1 })
    .where('tryKey', '=', hashOf(shop, 'try', orderKey))
    .execute());

/**
 * Counts the tries before one that have something in common.
 *
 * @param {Shop} shop
 * @param {number} before
 * @param {['address' | 'formSession', string]} [common]
 * @returns {Promise<Counts>}
 */
async function count(shop, before, common) {
  const now = shop.now();
  const row = await shop.db
    .selectFrom('orderTries')
    .select(({ fn, ref }) => [
      fn.countAll().as('long'),
      fn
        .countAll()
        .filterWhere('at', '>', now - short)
        .as('short'),
      fn.countAll().filterWhere('declined', '=', 1).as('declined'),
      fn.count(ref('card')).distinct().filterWhere('card', '!=', '').as('cards'),
      fn.min(ref('at')).filterWhere('card', '!=', '').as('since'),
    ])
    .where('at', '>', now - long)
    .where('id', '<', before)
    .$if(common !== undefined, (query) => query.where(common?.[0] ?? 'address', '=', common?.[1] ?? ''))
    .executeTakeFirstOrThrow();
  return {
    short: Number(row.short),
    long: Number(row.long),
    declined: Number(row.declined),
    cards: Number(row.cards),
    since: Number(row.since ?? now),
  };
}

/**
 * Counts the tries before one: of all visitors, and of the one who posts, which is the larger number of their address and form
 * session.
 *
 * @param {Shop} shop
 * @param {Pick<OrderTry, 'network' | 'session'>} visitor
 * @param {number} [before]  the id of a try; all by default
 * @returns {Promise<{ all: Counts, mine: Counts }>}
 */
export async function countTries(shop, { network, session }, before = Number.MAX_SAFE_INTEGER) {
  const mine = await count(shop, before, ['address', hashOf(shop, 'tries of', network)]);
  const of = session === '' ? mine : await count(shop, before, ['formSession', hashOf(shop, 'session', session)]);
  return {
    all: await count(shop, before),
    mine: {
      short: Math.max(mine.short, of.short),
      long: Math.max(mine.long, of.long),
      cards: Math.max(mine.cards, of.cards),
      declined: Math.max(mine.declined, of.declined),
      since: Math.min(mine.since, of.since),
    },
  };
}

/** Minutes until the oldest card is an hour ago. @param {Shop} shop @param {Counts} counts */
export const minutesUntil = (shop, { since }) => Math.max(1, Math.ceil((since + long - shop.now()) / 60_000));
