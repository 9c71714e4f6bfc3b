import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('hono').Context} Context */
/** What a screen tells of what was posted before it. @typedef {{ done: string[], faults: string[] }} Said */
/** Who is logged in. @typedef {{ tokenHash: string, csrf: string, name: string }} Session */

const cookieName = 'charterform_admin';

/** Milliseconds after which a session ends that nobody uses, and after which any ends. */
const idle = 12 * 60 * 60_000;
const longest = 7 * 24 * 60 * 60_000;

/** Milliseconds between two notes that a session is used. */
const noted = 60_000;

/** @param {string} token */
const hashOf = (token) => createHash('sha256').update(token).digest('base64url');

/** @param {string} one @param {string} other */
export function isSame(one, other) {
  const [first, second] = [createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest()];
  return timingSafeEqual(first, second);
}

/** @param {Shop} shop */
const cookieOptions = ({ settings }) =>
  /** @type {const} */ ({ path: '/admin', httpOnly: true, sameSite: 'Strict', secure: settings.publicUrl.startsWith('https:') });

/**
 * Begins a session, with a token of its own; that of a session before it ends.
 *
 * @param {Shop} shop
 * @param {Context} context
 * @param {string} name
 */
export async function beginSession(shop, context, name) {
  await endSession(shop, context);
  const now = shop.now();
  const token = randomBytes(32).toString('base64url');
  await shop.db
    .deleteFrom('adminSessions')
    .where('seenAt', '<', now - idle)
    .execute();
  await shop.db
    .insertInto('adminSessions')
    .values({ tokenHash: hashOf(token), csrf: randomBytes(24).toString('base64url'), name, createdAt: now, seenAt: now })
    .execute();
  setCookie(context, cookieName, token, cookieOptions(shop));
}

/**
 * The session of a request.
 *
 * @param {Shop} shop
 * @param {Context} context
 * @returns {Promise<Session | undefined>}
 */
export async function sessionOf(shop, context) {
  const token = getCookie(context, cookieName) ?? '';
  if (token === '') return undefined;
  const now = shop.now();
  const found = await shop.db
    .selectFrom('adminSessions')
    .select(['tokenHash', 'csrf', 'name', 'seenAt'])
    .where('tokenHash', '=', hashOf(token))
    .where('seenAt', '>', now - idle)
    .where('createdAt', '>', now - longest)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.seenAt < now - noted) {
    await shop.db.updateTable('adminSessions').set({ seenAt: now }).where('tokenHash', '=', found.tokenHash).execute();
  }
  return found;
}

/** Ends the session of a request. @param {Shop} shop @param {Context} context */
export async function endSession(shop, context) {
  const token = getCookie(context, cookieName) ?? '';
  if (token === '') return;
  await shop.db.deleteFrom('adminSessions').where('tokenHash', '=', hashOf(token)).execute();
  deleteCookie(context, cookieName, cookieOptions(shop));
}

/** Ends all sessions but one. @param {Shop} shop @param {Session} session */
export const endOtherSessions = (shop, { tokenHash }) => shop.db.deleteFrom('adminSessions').where('tokenHash', '!=', tokenHash).execute();

/** Keeps sentences for the next screen. @param {Shop} shop @param {Session} session @param {Partial<Said>} said */
export const say = (shop, { tokenHash }, { done = [], faults = [] }) =>
  shop.db
    .updateTable('adminSessions')
    .set({ said: JSON.stringify({ done, faults }) })
    .where('tokenHash', '=', tokenHash)
    .execute();

/** What is to be told, once. @param {Shop} shop @param {Session} session @returns {Promise<Said | undefined>} */
export async function takeSaid(shop, { tokenHash }) {
  const row = await shop.db.selectFrom('adminSessions').select('said').where('tokenHash', '=', tokenHash).executeTakeFirst();
  if (!row || row.said === 'null') return undefined;
  await shop.db
    .updateTable('adminSessions')
    .set({ said: 'null' })
    .where('tokenHash', '=', tokenHash)
    .where('said', '=', row.said)
    .execute();
  return JSON.parse(row.said);
}
