import { html } from 'hono/html';
import { queueMail } from '../mails/mails.mjs';
import { findOrder, idOfNumber } from '../orders/orders.mjs';
import { translator } from '../words/translate.mjs';
import { hasPage, linkDays } from './status-link.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/translate.mjs').Locale} Locale */

/** Milliseconds within which an order sends one link. */
const pause = 600_000;

/** The form for a new link. @param {string} base @param {Locale} locale */
export function linkForm(base, locale) {
  const t = translator(locale);
  return html`<form method="post" action="${base}/order-status/new" class="box">
    <div class="field">
      <label for="number">${t('Order number')}</label>
      <input id="number" name="number" inputmode="numeric" autocomplete="off" required>
    </div>
    <div class="field">
      <label for="email">${t('Email address of the order')}</label>
      <input id="email" name="email" type="email" autocomplete="email" required>
    </div>
    <div><button type="submit" class="main">${t('Send me a new link')}</button></div>
  </form>`;
}

/**
 * What is shown in place of an order, without anything of it (SHOP-11).
 *
 * @param {'expired' | 'unknown'} why
 * @param {string} base
 * @param {Locale} locale
 */
export function refusal(why, base, locale) {
  const t = translator(locale);
  const isExpired = why === 'expired';
  const sentence = isExpired
    ? t('For your safety, a link to an order works for {days} days. We can send you a new one.', { days: linkDays })
    : t(
        'The link may have been cut off in your mail program, or the order may have been deleted. Open the link from the mail once more, or let us send you a new one.',
      );
  return {
    title: t(isExpired ? 'This link has expired' : 'We found no order for this link'),
    status: /** @type {404 | 410} */ (isExpired ? 410 : 404),
    locale,
    isNarrow: true,
    content: html`<p>${sentence}</p>
      ${linkForm(base, locale)}`,
  };
}

/**
 * Mails a new link to the customer of an order, one in ten minutes, where the number and the address belong together. Nothing
 * says whether they do.
 *
 * @param {Shop} shop
 * @param {string} number
 * @param {string} email  as they were typed
 */
export async function sendNewLink(shop, number, email) {
  const id = idOfNumber(number);
  const order = id === undefined ? undefined : await findOrder(shop.db, id);
  if (!order || !hasPage(order) || order.email === '' || order.email !== email.trim().toLowerCase()) return;
  const ref = String(Math.floor(shop.now() / pause));
  await shop.db.transaction().execute((trx) => queueMail(shop, trx, { kind: 'link', order, ref }));
}
