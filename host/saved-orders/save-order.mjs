import { isAddress } from '../mails/address.mjs';
import { isMailOn, queueMail } from '../mails/mails.mjs';
import { termsOf } from '../quote/price-of.mjs';
import { isFlooded } from '../posts/rate-limit.mjs';
import { accept, badPost, refuse } from '../posts/reply.mjs';
import { localeOf } from '../words/translate.mjs';
import { keptData } from './kept-data.mjs';
import { deleteSavedOrder, findByRef, findByToken, insertSavedOrder, refOf } from './saved-orders.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../posts/take-order.mjs').Asked} Asked */
/** @typedef {import('../posts/reply.mjs').Reply} Reply */

/** Orders that are saved for one address within a day, whoever saves them. */
const perAddress = 5;

const day = 86_400_000;

/** Days after which an order that was left is reminded of; sooner where half of its time is over. */
const reminderDays = 3;

/**
 * Answers `save_order`: keeps what a visitor has answered, and mails a link that opens it (PLUS-05). Nothing that the visitor typed is
 * in the mail, and whose address it is makes no difference to the answer. An order that was saved before in the same browser for
 * the same address is replaced.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply>}
 */
export async function saveOrder(shop, { post, page, words }) {
  const terms = /** @type {{ email: boolean, days: number, reminder: boolean } | undefined} */ (await termsOf(shop, page, 'save'));
  if (!terms?.email || !(await isMailOn(shop.db, 'saved_order'))) return refuse(words.noSavedOrders, 'no_service', 501);
  const email = post.field('email').trim().toLowerCase();
  if (!isAddress(email)) return refuse(words.noAddress, 'email');
  const data = keptData(post.data);
  if (!data) return badPost('The field savedData is no order');
  if (await isFlooded(shop, 'saved order', email, perAddress)) return refuse(words.tooManySaved, 'too_many', 429);
  const locale = localeOf(page.config.locale);
  const now = shop.now();
  const order = await shop.db.transaction().execute(async (trx) => {
    const before = await findByRef(shop, trx, post.field('saved_order'));
    if (before?.email === email) await deleteSavedOrder(trx, before);
    const expiresAt = now + terms.days * day;
    const saved = await insertSavedOrder(trx, { email, formType: post.formType, page: page.path, data, createdAt: now, expiresAt });
    const mail = { to: email, locale, details: { saved: saved.id } };
    await queueMail(shop, trx, { kind: 'saved_order', ...mail });
    const remindAt = now + Math.min(reminderDays, terms.days / 2) * day;
    if (terms.reminder && post.field('reminder') === 'true')
      await queueMail(shop, trx, { kind: 'saved_reminder', runAt: remindAt, ...mail });
    return saved;
  });
  return accept({ success: true, saved: { ref: refOf(shop, order), until: new Date(order.expiresAt).toISOString() } });
}

/**
 * Answers `open_saved_order`. A token opens the order that it was made for, in a form of its type, and does nothing else.
 *
 * @param {Shop} shop
 * @param {Asked} asked
 * @returns {Promise<Reply>}
 */
export async function openSavedOrder(shop, { post, words }) {
  const order = await findByToken(shop, post.field('token'));
  if (!order || order.formType !== post.formType) return refuse(words.noSavedOrder, 'no_saved_order');
  const [savedAt, until] = [order.createdAt, order.expiresAt].map((at) => new Date(at).toISOString());
  return accept({ success: true, saved: { ref: refOf(shop, order), savedAt, until, data: JSON.parse(order.data) } });
}
