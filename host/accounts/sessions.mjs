import { createHash, randomBytes } from 'node:crypto';
import { cookieOf } from '../posts/tokens.mjs';
import { findAccount } from './accounts.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../posts/visitor.mjs').Visitor} Visitor */

export const sessionCookie = 'charterform_customer';

/** Seconds for which a customer stays logged in. */
const lifetime = 14 * 86_400;

/** Of a token the database knows the hash alone. @param {string} token */
const hashOf = (token) => createHash('sha256').update(token).digest('hex');

/**
 * Logs a customer in, by a token that nobody has seen before: whoever has put another one into the browser has nothing of it.
 *
 * @param {Shop} shop
 * @param {number} accountId
 * @param {Visitor} visitor
 * @returns {Promise<string>}  the cookie
 */
export async function startSession(shop, accountId, visitor) {
  const token = randomBytes(32).toString('base64url');
  await endSession(shop, visitor);
  await shop.db
    .insertInto('accountSessions')
    .values({ tokenHash: hashOf(token), accountId, endsAt: shop.now() + lifetime * 1000 })
    .execute();
  return cookieOf(shop, { name: sessionCookie, value: token, seconds: lifetime, hidden: true });
}

/**
 * Who is logged in.
 *
 * @param {Shop} shop
 * @param {Visitor} visitor
 * @returns {Promise<import('./accounts.mjs').Account | undefined>}
 */
export async function accountOf(shop, { cookie }) {
  const token = cookie(sessionCookie);
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const session = await shop.db
    .selectFrom('accountSessions')
    .select('accountId')
    .where('tokenHash', '=', hashOf(token))
    .where('endsAt', '>', shop.now())
    .executeTakeFirst();
  return session && findAccount(shop.db, session.accountId);
}

/** Logs a customer out. @param {Shop} shop @param {Visitor} visitor @returns {Promise<string>} the cookie that takes the old one's place */
export async function endSession(shop, { cookie }) {
  await shop.db
    .deleteFrom('accountSessions')
    .where('tokenHash', '=', hashOf(cookie(sessionCookie)))
    .execute();
  return cookieOf(shop, { name: sessionCookie, value: '', seconds: 0, hidden: true });
}

/** Deletes sessions that are over. @param {Shop} shop */
export const pruneSessions = async ({ db, now }) => db.deleteFrom('accountSessions').where('endsAt', '<', now()).execute();
