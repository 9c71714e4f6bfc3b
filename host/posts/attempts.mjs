import { findByKey } from '../orders/orders.mjs';
import { refuse } from './reply.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../database/open-database.mjs').Transaction} Transaction */
/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {import('./words.mjs').Words} Words */
/** @typedef {import('kysely').Selectable<import('../database/tables.d.ts').AttemptsTable>} Attempt */

/**
 * What an order or message is once: the same for every repeat.
 *
 * @typedef {object} Ordered
 * @property {string} action
 * @property {string} key     the idempotency key
 * @property {string} digest  what is ordered
 */

/**
 * The right to work on an attempt: that of one process at a time, and until `until` (ms).
 *
 * @typedef {{ action: string, key: string, until: number }} Lease
 */

/** Milliseconds after which a post that has not ended counts as broken off. */
export const leaseTime = 30_000;

/** Another process has taken the attempt over meanwhile, or has ended it. */
export class LostLease extends Error {}

/** The stored attempt. @param {import('../database/open-database.mjs').Queries} db @param {string} action @param {string} key */
export const findAttempt = (db, action, key) =>
  db.selectFrom('attempts').selectAll().where('action', '=', action).where('orderKey', '=', key).executeTakeFirst();

/** Whether the post of an attempt has neither ended nor broken off. @param {Shop} shop @param {Attempt | undefined} attempt */
export const isRunning = ({ now }, attempt) => attempt?.state === 'running' && attempt.lockedUntil > now();

/**
 * Takes the key. Of several posts in the same moment one can.
 *
 * @param {Shop} shop
 * @param {Ordered} ordered
 * @returns {Promise<Lease | undefined>}
 */
async function claim({ db, now }, { action, key, digest }) {
  const startedAt = now();
  const until = startedAt + leaseTime;
  const claimed = await db
    .insertInto('attempts')
    .values({ action, orderKey: key, digest, state: 'running', status: 0, reply: '', startedAt, lockedUntil: until })
    .onConflict((conflict) => conflict.columns(['action', 'orderKey']).doNothing())
    .returning('orderKey')
    .executeTakeFirst();
  return claimed && { action, key, until };
}

/**
 * Changes an attempt if it is still this lease's.
 *
 * @param {import('../database/open-database.mjs').Queries} db
 * @param {Lease} lease
 * @param {Partial<Attempt>} changes
 * @returns {Promise<boolean>}  whether it was
 */
async function changeOwn(db, { action, key, until }, changes) {
  const changed = await db
    .updateTable('attempts')
    .set(changes)
    .where('action', '=', action)
    .where('orderKey', '=', key)
    .where('state', '=', 'running')
    .where('lockedUntil', '=', until)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) === 1;
}

/**
 * Takes over an attempt that broke off.
 *
 * @param {Shop} shop
 * @param {Attempt | undefined} attempt
 * @returns {Promise<Lease | undefined>}  undefined where it runs, has ended, or was taken over by somebody else
 */
export async function takeOver(shop, attempt) {
  if (attempt?.state !== 'running' || isRunning(shop, attempt)) return undefined;
  const lease = { action: attempt.action, key: attempt.orderKey, until: attempt.lockedUntil };
  const until = shop.now() + leaseTime;
  return (await changeOwn(shop.db, lease, { lockedUntil: until })) ? { ...lease, until } : undefined;
}

/**
 * Makes sure that an attempt is still this lease's, until the transaction ends.
 *
 * @param {Transaction} trx
 * @param {Lease} lease
 * @throws {LostLease}
 */
export async function holdLease(trx, lease) {
  if (!(await changeOwn(trx, lease, { lockedUntil: lease.until }))) throw new LostLease();
}

/**
 * Gives a lease its whole time again, in the transaction that stores what is ordered.
 *
 * @param {Transaction} trx
 * @param {Lease} lease
 * @param {number} now
 * @returns {Promise<Lease>}  which holds once the transaction is through
 * @throws {LostLease}
 */
export async function renewLease(trx, lease, now) {
  const until = now + leaseTime;
  if (!(await changeOwn(trx, lease, { lockedUntil: until }))) throw new LostLease();
  return { ...lease, until };
}

/**
 * Stores the reply for every repeat, in the transaction of what it says.
 *
 * @param {import('../database/open-database.mjs').Queries} db
 * @param {Lease} lease
 * @param {Reply} reply
 * @throws {LostLease}
 */
export async function endAttempt(db, lease, { status, body }) {
  if (!(await changeOwn(db, lease, { state: 'done', status, reply: JSON.stringify(body) }))) throw new LostLease();
}

/** Lets the next repeat take the attempt over at once. @param {Shop} shop @param {Lease} lease */
export const giveUpLease = ({ db }, lease) => changeOwn(db, lease, { lockedUntil: 0 });

/** The reply to a repeat while the first post runs. @param {Words} words */
const stillWorking = (words) => refuse(words.stillWorking, 'still_working', 409);

/**
 * The reply to a key that was used for something else, with what was ordered under it; nothing about the visitor.
 *
 * @param {Shop} shop
 * @param {Attempt} attempt  that runs no more
 * @param {Words} words
 */
async function otherOrder({ db }, attempt, words) {
  const order = await findByKey(db, attempt.action, attempt.orderKey);
  const said = attempt.state === 'done' ? JSON.parse(attempt.reply) : {};
  const refusal = refuse(words.otherOrder, 'other_order', 409);
  if (attempt.state === 'done' ? !said.result && said.success !== true : !order)
    return { ...refusal, body: { ...refusal.body, order: null } };
  const numbers = said.result?.invoice_numbers;
  const held = {
    received_at: new Date(order?.createdAt ?? attempt.startedAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
    ...(numbers && { invoice_numbers: numbers }),
    ...(typeof order?.total === 'number' && { total: order.total / 100 }),
  };
  return { ...refusal, body: { ...refusal.body, order: held } };
}

/**
 * What is answered by what is stored.
 *
 * @param {Shop} shop
 * @param {Attempt} attempt
 * @param {string} digest
 * @param {Words} words
 * @returns {Promise<Reply | undefined>}  undefined where its post broke off
 */
async function storedReply(shop, attempt, digest, words) {
  const runs = isRunning(shop, attempt);
  if (attempt.digest !== digest) return runs ? stillWorking(words) : otherOrder(shop, attempt, words);
  if (attempt.state === 'done') return { status: attempt.status, body: JSON.parse(attempt.reply) };
  return runs ? stillWorking(words) : undefined;
}

/**
 * Does the work of an attempt once; a repeat gets the stored reply, word for word (SUBM-55).
 *
 * @param {Shop} shop
 * @param {Ordered} ordered
 * @param {Words} words
 * @param {(lease: Lease) => Promise<Reply>} work  stores its reply by `endAttempt`; what it throws lets the next repeat take over
 * @returns {Promise<Reply>}  of status 409 while the first post runs, and for another order
 */
export async function once(shop, ordered, words, work) {
  const { action, key, digest } = ordered;
  let lease = await claim(shop, ordered);
  if (!lease) {
    const attempt = await findAttempt(shop.db, action, key);
    const stored = attempt && (await storedReply(shop, attempt, digest, words));
    if (stored) return stored;
    lease = await takeOver(shop, attempt);
    if (!lease) return stillWorking(words);
  }
  try {
    return await work(lease);
  } catch (error) {
    if (!(error instanceof LostLease)) {
      await giveUpLease(shop, lease);
      throw error;
    }
    const attempt = await findAttempt(shop.db, action, key);
    return (attempt && (await storedReply(shop, attempt, digest, words))) ?? stillWorking(words);
  }
}
