import { queueMail } from '../mails/mails.mjs';
import { countHit, hit } from '../posts/rate-limit.mjs';
import { refuse } from '../posts/reply.mjs';
import { keyedHash, networkOf } from '../posts/visitor.mjs';
import { wordsOf } from '../posts/words.mjs';
import { personOf } from '../orders/person.mjs';
import { translator } from '../words/translate.mjs';
import { accountByEmail, emailOf, insertAccount } from './accounts.mjs';
import { hasTooManyTries } from './log-in.mjs';
import { hashPassword, isPassword } from './passwords.mjs';
import { accountOf } from './sessions.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../posts/visitor.mjs').Visitor} Visitor */
/** @typedef {import('../posts/reply.mjs').Reply} Reply */
/** @typedef {import('../words/translate.mjs').Locale} Locale */

/**
 * The account that a post is for: one that there is, one that is made with the order, or none.
 *
 * @typedef {{ accountId: number | null } | { newAccount: { email: string, name: string, passwordHash: string, madeByKey: string, locale: Locale } }} PostAccount
 */

const hour = 3_600_000;

const noAccount =
  'We could not create an account with this email and password. If you have an account already, log in or ask for a new password.';
const noAccountForOrder =
  'We could not open an account with this email and password, and nothing was ordered yet. If you have an account here, go back and enter its password. To order without an account, submit the order again.';

const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');

/**
 * Looks for the account of an address, or makes ready to make it. A repeat finds what it has made, and whoever knows the password
 * of an account has it; an address alone opens nothing (SHOP-12).
 *
 * @param {Shop} shop
 * @param {any} payload
 * @param {{ key: string, visitor: Visitor, locale: Locale }} post
 * @returns {Promise<PostAccount | { refusal: Reply } | undefined>}  undefined where there can be none
 */
async function accountFor(shop, payload, { key, visitor, locale }) {
  const email = emailOf(payload?.account?.email_address);
  const password = text(payload?.account?.password);
  if (email === '' || password === '') return undefined;
  const known = await accountByEmail(shop.db, email);
  if (!known) {
    const passwordHash = await hashPassword(password);
    return { newAccount: { email, name: personOf(payload).customer, passwordHash, madeByKey: key, locale } };
  }
  if (known.madeByKey === key) return { accountId: known.id };
  // That is a guess at a password, as a login is.
  const tooMany = await countHit(shop, 'logins', visitor, wordsOf(locale));
  if (tooMany) return { refusal: { ...tooMany, status: 200 } };
  const isTheirs = !(await hasTooManyTries(shop, email)) && (await isPassword(password, known.passwordHash));
  return isTheirs ? { accountId: known.id } : undefined;
}

/**
 * The account of a post, before it is stored. An order belongs to whoever is logged in, else to the account that its address and
 * password open, where the shop opens accounts with orders. One that cannot be opened is said once: sent again within an hour,
 * the order is taken without.
 *
 * @param {Shop} shop
 * @param {object} post
 * @param {any} post.payload    with its password
 * @param {string} post.key
 * @param {boolean} post.opensAccount  whether the form itself opens an account, and orders nothing
 * @param {Visitor} post.visitor
 * @param {Locale} post.locale
 * @returns {Promise<PostAccount | { refusal: Reply }>}
 */
export async function prepareAccount(shop, { payload, key, opensAccount, visitor, locale }) {
  const t = translator(locale);
  if (!opensAccount) {
    const loggedIn = await accountOf(shop, visitor);
    if (loggedIn) return { accountId: loggedIn.id };
    if (!shop.settings.accounts.withOrders || text(payload?.account?.password) === '') return { accountId: null };
  }
  const account = await accountFor(shop, payload, { key, visitor, locale });
  if (account) return account;
  if (opensAccount) return { refusal: refuse(t(noAccount), 'no_account') };
  const typed = emailOf(payload?.account?.email_address);
  const told = await hit(shop, keyedHash(shop, `no account ${typed} ${networkOf(visitor.address)}`), shop.now() + hour);
  return told > 1 ? { accountId: null } : { refusal: refuse(t(noAccountForOrder), 'no_account') };
}

/**
 * Gives an order its account, which is made where it is new, in the transaction that stores the order.
 *
 * @param {Shop} shop
 * @param {import('../database/open-database.mjs').Transaction} trx
 * @param {{ id: number }} order
 * @param {PostAccount} account  as `prepareAccount()` returns it
 * @returns {Promise<number | null>}  null where somebody else has just opened an account with the same address
 */
export async function attachAccount(shop, trx, { id }, account) {
  const { locale, ...given } = 'newAccount' in account ? account.newAccount : {};
  const made = 'email' in given ? await insertAccount(trx, { ...given, now: shop.now() }) : undefined;
  const link = `${shop.settings.publicUrl}/account/login`;
  if (made) await queueMail(shop, trx, { kind: 'account', to: made.email, ...(locale && { locale }), details: { link } });
  const accountId = 'accountId' in account ? account.accountId : (made?.id ?? null);
  if (accountId !== null) await trx.updateTable('orders').set({ accountId }).where('id', '=', id).execute();
  return accountId;
}
