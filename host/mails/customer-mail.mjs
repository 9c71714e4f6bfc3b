import { documentsOf, readDocument } from '../orders/documents.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { dollars } from '../orders/order-words.mjs';
import { statusUrl } from '../status-page/status-link.mjs';
import { customerWords } from '../words/customer-words.mjs';
import { translator } from '../words/translate.mjs';
import { fillSubject, fillText } from './fill-words.mjs';
import { mailHtml, mailText } from './mail-layout.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/order-facts.mjs').OrderFacts} OrderFacts */
/** @typedef {import('./templates.mjs').MailWords} MailWords */
/** A mail that can be sent. @typedef {{ subject: string, html: string, text: string, replyTo: string, files: { name: string, bytes: Buffer }[] }} Message */

/** Bytes of files that go with a mail; more are only on the page of the order. */
const maxFileBytes = 5_000_000;

/** @param {Shop} shop @param {OrderFacts['order']} order */
async function filesOf(shop, order) {
  const documents = await documentsOf(shop.db, order);
  if (documents.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) return [];
  const files = [];
  for (const { id } of documents) {
    const file = await readDocument(shop, order, id);
    if (file) files.push({ name: file.name, bytes: Buffer.from(file.bytes) });
  }
  return files;
}

/**
 * A mail to the customer of an order, in the language of the order's page.
 *
 * @param {Shop} shop
 * @param {string} kind
 * @param {OrderFacts} facts
 * @param {MailWords} words
 * @param {{ refund?: number }} [details]
 * @returns {Promise<Message>}
 */
export async function customerMail(shop, kind, facts, words, details = {}) {
  const { order, refunds } = facts;
  const { shopName, ownerEmail } = shop.settings;
  const said = customerWords(shop, facts);
  const { t, locale } = said;
  const refund = refunds.find(({ id }) => id === details.refund);
  const link = statusUrl(shop, order);
  const values = {
    number: orderNumber(order),
    name: order.customer || order.email,
    total: said.total,
    refunded: refund ? dollars(refund.cents) : order.refunded > 0 ? dollars(order.refunded) : said.total,
    order_link: link,
    instructions: said.instructions,
    until: '',
    site: shopName,
  };
  const title = fillSubject(words.subject, values);
  const parts = {
    lang: locale,
    site: shopName,
    title,
    body: fillText(words.text, values, t('See your order')),
    // Whoever writes the link into the text needs no button.
    ...(!words.text.includes('{order_link}') && {
      button: { label: t(kind === 'filed' ? 'See your order and its files' : 'See your order'), url: link },
    }),
    facts: [
      [t('Order number'), values.number],
      [t('Ordered on'), said.date(order.createdAt)],
      [t('Company'), order.company],
      [t('Payment'), said.payment],
    ].filter(/** @returns {fact is [string, string]} */ (fact) => Boolean(fact[1])),
    amounts: {
      head: /** @type {[string, string]} */ ([t('What was ordered'), t('Amount')]),
      lines: said.ledger,
      total: /** @type {[string, string]} */ ([t('Total'), said.total]),
      after: said.afterTotal,
    },
    foot: t('You get this mail because you ordered at {site}. Reply to it to reach us.', { site: shopName }),
  };
  return {
    subject: title,
    html: mailHtml(parts),
    text: mailText(parts),
    replyTo: ownerEmail,
    files: kind === 'filed' ? await filesOf(shop, order) : [],
  };
}

/**
 * A mail about an account, with a link that somebody has asked for.
 *
 * @param {Shop} shop
 * @param {string} kind  `password_reset` or `account`
 * @param {import('../words/translate.mjs').Locale} locale
 * @param {MailWords} words
 * @param {{ link?: string }} details
 * @returns {Message}
 */
export function accountMail(shop, kind, locale, words, { link = '' }) {
  const { shopName, ownerEmail } = shop.settings;
  const t = translator(locale);
  const values = { site: shopName };
  const title = fillSubject(words.subject, values);
  const parts = {
    lang: locale,
    site: shopName,
    title,
    body: fillText(words.text, values, ''),
    ...(link !== '' && { button: { label: t(kind === 'account' ? 'Log in' : 'Choose a new password'), url: link } }),
    foot: t('You get this mail because you have an account at {site}. Reply to it to reach us.', { site: shopName }),
  };
  return { subject: title, html: mailHtml(parts), text: mailText(parts), replyTo: ownerEmail, files: [] };
}
