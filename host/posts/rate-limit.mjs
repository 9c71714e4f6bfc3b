import { refuse } from './reply.mjs';
import { keyedHash, networkOf } from './visitor.mjs';
import { filled } from './words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {'posts' | 'lookups' | 'coupons' | 'suggestions' | 'logins' | 'links' | 'quotes' | 'saves' | 'invitations'} Kind */

const hour = 3_600_000;

const day = 86_400_000;

/**
 * Counts a hit.
 *
 * @param {Shop} shop
 * @param {string} visitor  hash of what is counted
 * @param {number} endsAt   when it is forgotten, in ms
 * @returns {Promise<number>}  hits so far
 */
export async function hit({ db }, visitor, endsAt) {
  const { hits } = await db
    .insertInto('hits')
    .values({ visitor, hits: 1, endsAt })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet((eb) => ({ hits: eb('hits.hits', '+', 1) })))
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

/**
 * Counts a mail that somebody has asked for, by where it goes; the address is kept as a keyed hash alone.
 *
 * @param {Shop} shop
 * @param {string} what  is mailed
 * @param {string} email
 * @param {number} most  within a day, whoever asks
 * @returns {Promise<boolean>}  whether it has got too many
 */
export async function isFlooded(shop, what, email, most) {
  const endsAt = (Math.floor(shop.now() / day) + 1) * day;
  return (await hit(shop, keyedHash(shop, `${what} ${endsAt} ${email.toLowerCase()}`), endsAt)) > most;
}

/**
 * Counts what an address does within an hour; the address is kept as a keyed hash alone.
 *
 * @param {Shop} shop
 * @param {Kind} kind
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {import('./words.mjs').Words} words
 * @returns {Promise<import('./reply.mjs').Reply | undefined>}  the refusal where there were too many
 */
export async function countHit(shop, kind, { address }, words) {
  const now = shop.now();
  const endsAt = (Math.floor(now / hour) + 1) * hour;
  const limit = shop.settings.limits[`${kind}PerHour`];
  if (limit <= 0 || (await hit(shop, keyedHash(shop, `${kind} ${endsAt} ${networkOf(address)}`), endsAt)) <= limit) return undefined;
  const minutes = Math.max(1, Math.ceil((endsAt - now) / 60_000));
  const sentence = minutes === 1 ? words.tooManyPosts : words.tooManyPostsPlural;
  return { ...refuse(filled(sentence, minutes), 'too_many', 429), headers: { 'Retry-After': String(Math.ceil((endsAt - now) / 1000)) } };
}
