import { fillSubject, fillText } from '../mails/fill-words.mjs';
import { mailHtml, mailText } from '../mails/mail-layout.mjs';
import { isMailOn, mailWords } from '../mails/templates.mjs';
import { dateIn, translator } from '../words/translate.mjs';
import { findSavedOrder, linkTo, refOf } from './saved-orders.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/translate.mjs').Locale} Locale */

/** The mails about saved orders: the link that was asked for, and the reminder of an order that was left. */
export const savedOrderMails = ['saved_order', 'saved_reminder'];

/** The page that deletes a saved order. @param {Shop} shop @param {import('./saved-orders.mjs').SavedOrder} order */
const deleteUrl = (shop, order) => `${shop.settings.publicUrl}/saved-order/${refOf(shop, order)}`;

/**
 * A mail with a link to a saved order. It says nothing that the visitor typed, since nobody knows whose address they entered.
 *
 * @param {Shop} shop
 * @param {{ savedAt: number, until: number, link: string, deleteLink: string }} saved
 * @param {Locale} locale
 * @param {import('../mails/templates.mjs').MailWords} words
 * @returns {import('../mails/customer-mail.mjs').Message}
 */
export function savedOrderMail(shop, { savedAt, until, link, deleteLink }, locale, words) {
  const { shopName, ownerEmail } = shop.settings;
  const t = translator(locale);
  // Those of an order stand for nothing here.
  const ofOrders = { number: '', name: '', total: '', refunded: '', order_link: '', instructions: '' };
  const values = { ...ofOrders, until: dateIn(until, locale), site: shopName };
  const title = fillSubject(words.subject, values);
  const parts = {
    lang: locale,
    site: shopName,
    title,
    body: [
      ...fillText(words.text, values, ''),
      { parts: [t('You do not need it any more?'), ' ', { label: t('Delete what was saved'), url: deleteLink }] },
    ],
    button: { label: t('Open the order'), url: link },
    facts: /** @type {[string, string][]} */ ([
      [t('Saved on'), dateIn(savedAt, locale)],
      [t('The link works until'), values.until],
    ]),
    foot: t(
      'You get this mail because somebody entered your address to save an order at {site}. If it was not you, you can ignore this mail, or delete what was saved.',
      { site: shopName },
    ),
  };
  return { subject: title, html: mailHtml(parts), text: mailText(parts), replyTo: ownerEmail, files: [] };
}

/**
 * Writes a queued mail about a saved order, with a link of its own.
 *
 * @param {Shop} shop
 * @param {string} kind  one of `savedOrderMails`
 * @param {number} id    of the saved order
 * @param {Locale} locale
 * @returns {Promise<import('../mails/customer-mail.mjs').Message | undefined>}  undefined where it is not needed any more
 */
export async function writeSavedOrderMail(shop, kind, id, locale) {
  const order = await findSavedOrder(shop, shop.db, id);
  if (!order || !(await isMailOn(shop.db, kind))) return undefined;
  const { createdAt: savedAt, expiresAt: until } = order;
  const saved = { savedAt, until, link: await linkTo(shop, order), deleteLink: deleteUrl(shop, order) };
  return savedOrderMail(shop, saved, locale, await mailWords(shop.db, kind, locale));
}
