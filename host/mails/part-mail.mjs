import { dateIn, translator } from '../words/translate.mjs';
import { fillSubject, fillText } from './fill-words.mjs';
import { mailHtml, mailText } from './mail-layout.mjs';

/**
 * A mail that asks a co-owner for their part of an order. Nothing that a visitor has typed is in it, so that nobody can write to
 * others in the shop's name (PLUS-06).
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {{ link: string, until: number }} asked  `until`: ms, from when the link counts no longer
 * @param {import('../words/translate.mjs').Locale} locale
 * @param {import('./templates.mjs').MailWords} words
 * @returns {import('./customer-mail.mjs').Message}
 */
export function partMail(shop, { link, until }, locale, words) {
  const { shopName, ownerEmail } = shop.settings;
  const t = translator(locale);
  const values = { site: shopName, until: dateIn(until, locale) };
  const title = fillSubject(words.subject, values);
  const parts = {
    lang: locale,
    site: shopName,
    title,
    body: fillText(words.text, values, ''),
    button: { label: t('Enter your details'), url: link },
    foot: t('You get this mail because somebody entered your address at {site}. Reply to it to reach us.', { site: shopName }),
  };
  return { subject: title, html: mailHtml(parts), text: mailText(parts), replyTo: ownerEmail, files: [] };
}
