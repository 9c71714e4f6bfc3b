import { randomBytes } from 'node:crypto';
import { checkCards, checkOrder } from '../card-testing/order-limits.mjs';
import { refusalWords } from '../card-testing/words.mjs';
import { forgetCaptcha, isCaptchaOn, isCaptchaValid } from './captcha.mjs';
import { countHit, hit } from './rate-limit.mjs';
import { readBytes } from './read-body.mjs';
import { refuse } from './reply.mjs';
import { cookieOf, isSameOrigin, tokenCookie } from './tokens.mjs';
import { keyedHash, networkOf, visitorOf } from './visitor.mjs';
import { wordsOf } from './words.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./reply.mjs').Reply} Reply */
/** @typedef {import('./take-order.mjs').Asked} Asked */

/** Tells the page to show the captcha, and says that the visitor has solved it. */
const askCookie = 'charterform_ask';
const personCookie = 'charterform_person';

/** Milliseconds for which a solved captcha counts, and for how many orders. */
const lifetime = 600_000;
const ordersOfPerson = 3;

/** Bytes of a solved captcha at most. */
const maxBytes = 32_768;

/** @param {Asked} asked @param {string} key */
function tryOf({ post, visitor }, key) {
  const { token, customer_id: customer } = post.data.payment ?? {};
  const card = String(token || customer || '');
  return { key, network: networkOf(visitor.address), session: visitor.cookie(tokenCookie), card };
}

/**
 * The reply to an order that may not go on yet.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @param {import('../card-testing/order-limits.mjs').OrderRefusal} refusal
 * @returns {Reply}
 */
function replyTo(shop, { page }, refusal) {
  const words = refusalWords(refusal, page.config.locale);
  if ('asks' in refusal) {
    return { ...refuse(words, 'captcha'), cookies: [cookieOf(shop, { name: askCookie, value: '1', seconds: lifetime / 1000 })] };
  }
  return { ...refuse(words, 'too_many', 429), headers: { 'Retry-After': String(refusal.minutes * 60) } };
}

/**
 * Refuses an order that brings a card where too many were tried, before its key is taken: the same order can be sent later
 * (PAY-08).
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @param {string} key
 * @returns {Promise<Reply | undefined>}
 */
export async function refuseCards(shop, asked, key) {
  const refusal = await checkCards(shop, tryOf(asked, key));
  return refusal && replyTo(shop, asked, refusal);
}

/**
 * Notes an order that is about to be paid, and refuses it where it needs a captcha first (PAY-08).
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @param {string} key
 * @returns {Promise<Reply | undefined>}  of status 200, since it is stored with the key
 */
export async function refuseBurst(shop, asked, key) {
  const refusal = await checkOrder(shop, tryOf(asked, key), () => isPerson(shop, asked.visitor.cookie(personCookie)));
  return refusal && { ...replyTo(shop, asked, refusal), status: 200 };
}

/** Whether a visitor has solved a captcha that counts for one more order; counts that order. @param {Shop} shop @param {string} id */
async function isPerson(shop, id) {
  if (!/^[0-9a-f]{32}$/.test(id)) return false;
  const visitor = keyedHash(shop, `person ${id}`);
  const solved = await shop.db.selectFrom('hits').select('endsAt').where('visitor', '=', visitor).executeTakeFirst();
  return solved !== undefined && solved.endsAt > shop.now() && (await hit(shop, visitor, solved.endsAt)) <= ordersOfPerson + 1;
}

/** @param {Request} request @returns {Promise<string>} '' for a body that no page sends */
async function tokenIn(request) {
  try {
    const { token } = JSON.parse((await readBytes(request, maxBytes)).toString('utf8'));
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}

/**
 * Answers `POST /captcha`: verifies the captcha that was solved below an order, and remembers the visitor for a while.
 *
 * @param {Shop} shop
 * @param {import('hono').Context} context
 * @returns {Promise<Reply>}
 */
export async function answerCaptcha(shop, context) {
  const visitor = visitorOf(shop, context);
  if (await countHit(shop, 'posts', visitor, wordsOf())) return { status: 429, body: { isGood: false } };
  const token = isSameOrigin(shop, visitor) ? await tokenIn(context.req.raw) : '';
  const isGood = isCaptchaOn(shop) && (await isCaptchaValid(shop, token));
  if (!isGood) return { status: 200, body: { isGood } };
  await forgetCaptcha(shop, shop.db, token);
  const id = randomBytes(16).toString('hex');
  await hit(shop, keyedHash(shop, `person ${id}`), shop.now() + lifetime);
  return {
    status: 200,
    body: { isGood },
    cookies: [cookieOf(shop, { name: personCookie, value: id, seconds: lifetime / 1000, hidden: true })],
  };
}
