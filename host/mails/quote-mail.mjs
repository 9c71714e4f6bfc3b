import { dollars } from '../orders/order-words.mjs';
import { addMonths } from '../quote/form-code.mjs';
import { amountLines } from '../words/customer-words.mjs';
import { dateIn, translator } from '../words/translate.mjs';
import { fillSubject, fillText } from './fill-words.mjs';
import { mailHtml, mailText } from './mail-layout.mjs';

/** @typedef {import('../../quote-entry').RenewalRow} RenewalRow */

/**
 * A quote as it is mailed (PLUS-08).
 *
 * @typedef {object} MailedQuote
 * @property {readonly import('../orders/orders.mjs').LedgerRow[]} ledger
 * @property {number} total  cents
 * @property {readonly RenewalRow[]} renewals
 * @property {number} made   ms
 * @property {number} until  ms, within the last day on which its prices hold
 * @property {string} page   the path of the page with the form
 */

/** What something costs again, and from when. @param {RenewalRow} row @param {number} made @param {import('../words/translate.mjs').Locale} locale */
function renewalWords({ months, period, cents }, made, locale) {
  const t = translator(locale);
  const count = period % 12 === 0 ? period / 12 : period;
  const every =
    period % 12 === 0 ? ['{amount} each year', '{amount} every {count} years'] : ['{amount} each month', '{amount} every {count} months'];
  const due = Date.parse(addMonths(new Date(made).toISOString().slice(0, 10), months));
  const price = t(/** @type {string} */ (every[count === 1 ? 0 : 1]), { amount: dollars(cents), count });
  return t('{price}, next on {date}', { price, date: dateIn(due, locale) });
}

/**
 * A mail with a quote.
 *
 * @param {import('../shop.mjs').Shop} shop
 * @param {MailedQuote} quote
 * @param {import('../words/translate.mjs').Locale} locale
 * @param {import('./templates.mjs').MailWords} words
 * @returns {import('./customer-mail.mjs').Message}
 */
export function quoteMail(shop, { ledger, total, renewals, made, until, page }, locale, words) {
  const { shopName, ownerEmail, publicUrl } = shop.settings;
  const t = translator(locale);
  // Those of an order stand for nothing here.
  const ofOrders = { number: '', name: '', refunded: '', order_link: '', instructions: '' };
  const values = { ...ofOrders, total: dollars(total), until: dateIn(until, locale), site: shopName };
  const title = fillSubject(words.subject, values);
  const parts = {
    lang: locale,
    site: shopName,
    title,
    body: fillText(words.text, values, ''),
    button: { label: t('Go to the order form'), url: `${publicUrl}${page}` },
    facts: /** @type {[string, string][]} */ ([
      [t('Made on'), dateIn(made, locale)],
      [t('Prices hold until'), values.until],
    ]),
    amounts: {
      head: /** @type {[string, string]} */ ([t('What you chose'), t('Amount')]),
      lines: amountLines({ ledger: JSON.stringify(ledger) }, t),
      total: /** @type {[string, string]} */ ([t('Total'), values.total]),
      after: [],
    },
    answers: {
      title: t('What renews'),
      rows: renewals.map(
        (row) => /** @type {const} */ ([[row.name, row.state].filter(Boolean).join(', '), renewalWords(row, made, locale)]),
      ),
    },
    foot: t(
      'You get this mail because somebody entered your address to get a quote at {site}. If it was not you, you can ignore this mail.',
      {
        site: shopName,
      },
    ),
  };
  return { subject: title, html: mailHtml(parts), text: mailText(parts), replyTo: ownerEmail, files: [] };
}
