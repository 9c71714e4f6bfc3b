import { randomBytes, timingSafeEqual } from 'node:crypto';
import { refuse } from './reply.mjs';
import { keyedHash } from './visitor.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./visitor.mjs').Visitor} Visitor */

export const tokenCookie = 'XSRF-TOKEN';

const tokenHeader = 'X-XSRF-TOKEN';

/** Seconds for which a token is good. */
const lifetime = 86_400;

/** A token of any other form is another program's, which uses the same cookie. */
const ours = /^(\d{9,11})-[\da-f]+-[\da-f]+$/;

/**
 * A cookie of this site. `value` holds no signs that a cookie cannot.
 *
 * @param {Shop} shop
 * @param {{ name: string, value: string, seconds: number, hidden?: boolean }} cookie  `hidden` from scripts
 */
export const cookieOf = ({ settings }, { name, value, seconds, hidden }) =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    settings.publicUrl.startsWith('https:') && 'Secure',
    hidden && 'HttpOnly',
  ]
    .filter(Boolean)
    .join('; ');

/** @param {Shop} shop @param {string} made  seconds, a dash and something random */
const signed = (shop, made) => `${made}-${keyedHash(shop, `token ${made}`).slice(0, 40)}`;

/** Makes a token, which says when it was made. @param {Shop} shop @returns {{ token: string, cookie: string }} */
export function issueToken(shop) {
  const token = signed(shop, `${Math.floor(shop.now() / 1000)}-${randomBytes(12).toString('hex')}`);
  return { token, cookie: cookieOf(shop, { name: tokenCookie, value: token, seconds: lifetime }) };
}

/** The answer to `GET /nonce`, never from a cache. @param {Shop} shop @returns {import('./reply.mjs').Reply} */
export function tokenReply(shop) {
  const { token, cookie } = issueToken(shop);
  return { status: 200, body: { nonce: token, header: tokenHeader, expires_in: lifetime }, cookies: [cookie] };
}

/** @param {string} one @param {string} other */
const isEqual = (one, other) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether a token is ours, fresh, and the one in the visitor's cookie. @param {Shop} shop @param {string} token @param {Visitor} visitor */
function isGood(shop, token, { cookie }) {
  const made = token.slice(0, token.lastIndexOf('-'));
  const age = shop.now() / 1000 - Number.parseInt(token, 10);
  return isEqual(cookie(tokenCookie), token) && isEqual(signed(shop, made), token) && age < lifetime;
}

/** When the token of a post was made, in ms; 0 without one. @param {Visitor} visitor */
export const madeAt = ({ header }) => 1000 * Number(ours.exec(header(tokenHeader))?.[1] ?? 0);

/** Whether a post says where it comes from, as every browser does. @param {Visitor} visitor */
export const isFromBrowser = ({ header }) => header('Sec-Fetch-Site') + header('Origin') !== '';

/**
 * Whether a browser says that a page of this site sent a request. Other programs say nothing, and have no visitor to misuse.
 *
 * @param {Shop} shop
 * @param {Visitor} visitor
 */
export function isSameOrigin({ settings }, { header }) {
  const site = header('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = header('Origin');
  if (origin === '') return true;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return host !== '' && [new URL(settings.publicUrl).host, header('Host')].includes(host);
}

/**
 * Refuses a post from another site, and one whose token is stale.
 *
 * @param {Shop} shop
 * @param {Visitor} visitor
 * @param {import('./words.mjs').Words} words
 * @returns {import('./reply.mjs').Reply | undefined}
 */
export function checkToken(shop, visitor, words) {
  if (!isSameOrigin(shop, visitor)) return refuse(words.otherOrigin, 'other_origin', 403);
  const header = visitor.header(tokenHeader);
  const sent = ours.test(header) ? header : '';
  if (sent === '' ? !shop.settings.limits.requireToken : isGood(shop, sent, visitor)) return undefined;
  const { token, cookie } = issueToken(shop);
  const refusal = refuse(words.staleToken, 'bad_nonce', 403);
  return { ...refusal, body: { ...refusal.body, nonce: token }, cookies: [cookie] };
}
