import { addJob } from '../queue/add-job.mjs';
import { hit } from '../posts/rate-limit.mjs';
import { accept, refuse } from '../posts/reply.mjs';
import { keyedHash } from '../posts/visitor.mjs';
import { translator } from '../words/translate.mjs';
import { accountByEmail, emailOf } from './accounts.mjs';
import { isPassword } from './passwords.mjs';
import { startSession } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../posts/visitor.mjs').Visitor} Visitor */
/** @typedef {import('../posts/reply.mjs').Reply} Reply */
/** @typedef {import('../words/translate.mjs').Locale} Locale */

/** Tries with one address of an account within an hour, from everywhere; whether it has an account or not. */
const maxTries = 50;

/** Milliseconds within which an account is sent one link to a new password. */
const pause = 600_000;

const hour = 3_600_000;

/** The kind of job that mails a link to a new password. */
export const passwordMail = 'password-mail';

/**
 * Counts a try to get into an account, wherever it comes from.
 *
 * @param {Shop} shop
 * @param {string} email
 */
export async function hasTooManyTries(shop, email) {
  const endsAt = (Math.floor(shop.now() / hour) + 1) * hour;
  return (await hit(shop, keyedHash(shop, `account ${endsAt} ${email}`), endsAt)) > maxTries;
}

const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');

/**
 * Answers `process_login`: logs a customer in and leads to their orders (SHOP-12).
 *
 * @param {Shop} shop
 * @param {{ username?: unknown, password?: unknown }} data
 * @param {{ visitor: Visitor, locale: Locale }} how
 * @returns {Promise<Reply>}
 */
export async function logIn(shop, { username, password }, { visitor, locale }) {
  const email = emailOf(username);
  if (await hasTooManyTries(shop, email))
    return refuse(translator(locale)('There were too many tries. Please try again in an hour.'), 'too_many', 429);
  const account = await accountByEmail(shop.db, email);
  const isRight = await isPassword(text(password), account?.passwordHash);
  if (!account || !isRight) return refuse(translator(locale)('The username or the password is wrong.'), 'wrong_login');
  const cookie = await startSession(shop, account.id, visitor);
  return { ...accept({ result: { login_url: `${shop.settings.publicUrl}/my-orders` } }), cookies: [cookie] };
}

/**
 * Answers `process_reset_password`. The answer, and what is done for it, is the same whether there is such an account or not: a
 * job looks for it and has the mail sent.
 *
 * @param {Shop} shop
 * @param {{ email?: unknown }} data
 * @param {{ locale: Locale }} how
 * @returns {Promise<Reply>}
 */
export async function askNewPassword(shop, data, { locale }) {
  const email = emailOf(data.email);
  const now = shop.now();
  const key = `${passwordMail}-${keyedHash(shop, `${email} ${Math.floor(now / pause)}`)}`;
  await addJob(shop.db, { kind: passwordMail, payload: { email, locale }, key, now });
  return accept({ result: true });
}
