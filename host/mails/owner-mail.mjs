import { answerSections } from '../orders/answers.mjs';
import { kindOf } from '../orders/order-words.mjs';
import { orderNumber } from '../orders/orders.mjs';
import { readJson } from '../orders/payload.mjs';
import { findWay } from '../payment/ways.mjs';
import { customerWords } from '../words/customer-words.mjs';
import { dateIn } from '../words/translate.mjs';
import { subjectLine } from './fill-words.mjs';
import { mailHtml, mailText } from './mail-layout.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../words/order-facts.mjs').OrderFacts} OrderFacts */
/** @typedef {import('./customer-mail.mjs').Message} Message */

/** Names of tax numbers, and what such a number looks like: mails travel in the open. */
const taxNames = /\b(ssn|itin|ein|tin|tax ?id|social security|tax number)\b/i;
const taxNumber = /^\D{0,3}\d{2,3}[- ]?\d{2}[- ]?\d{4,5}\D{0,3}$/;

/** The state of payment, for the owner. @type {Readonly<Record<OrderFacts['state'], string>>} */
const states = {
  paid: 'Paid',
  partly_refunded: 'Paid, and partly refunded',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  free: 'Nothing is due',
  processing: 'On its way, not confirmed yet',
  due: 'Awaiting payment',
  unconfirmed: 'Awaiting confirmation of the payment',
  '': 'Unknown: the page told no amounts',
};

/** Where the owner reads an order. @param {Shop} shop @param {{ id: number }} order */
export const adminUrl = ({ settings }, { id }) => `${settings.publicUrl}/admin/orders/${id}`;

/** @param {Shop} shop @param {OrderFacts} facts @returns {[string, string][]} */
function factsOf(shop, { order, state }) {
  const way = findWay(shop, order.paymentWay)?.name;
  const time = new Date(order.createdAt).toISOString().slice(11, 16);
  /** @type {[string, string][]} */
  const facts = [
    ['Name', order.customer],
    ['Email', order.email],
    ['Company', order.company],
    ['Received', `${dateIn(order.createdAt, 'en')}, ${time} UTC`],
    ['Payment', order.status === '' ? '' : states[state] + (way ? ` (${way})` : '')],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** @param {OrderFacts['order']} order @returns {[string, string][]} */
function answersOf(order) {
  const answers = answerSections(readJson(order.payload, {})).flatMap(({ title, answers: inSection }) =>
    inSection.map(({ label, value }) => /** @type {[string, string]} */ ([`${title} › ${label}`, value])),
  );
  const files = readJson(order.files, []).map(
    (/** @type {{ label?: string, name: string, size: number }} */ { label, name, size }) =>
      /** @type {[string, string]} */ ([label ? `File › ${label}` : 'File', `${name}, ${Math.max(1, Math.round(size / 1024))} kB`]),
  );
  return [...answers.filter(([label, value]) => !taxNames.test(label) || !taxNumber.test(value)), ...files];
}

/**
 * The mail about what came in, so that it can be read: who, what, the total, the state of payment and a link; then all answers.
 *
 * @param {Shop} shop
 * @param {OrderFacts} facts
 * @returns {Message}
 */
export function newOrderMail(shop, facts) {
  const { order } = facts;
  const isOrder = order.status !== '';
  const said = customerWords(shop, facts);
  const whose = order.company || order.customer || order.email;
  const total = isOrder ? said.total : '';
  const title = subjectLine(
    isOrder ? `Order ${orderNumber(order)}: ${whose}${total && `, ${total}`}` : `${kindOf(order)} ${orderNumber(order)}: ${whose}`,
  );
  return toOwner(shop, order, {
    title,
    facts: factsOf(shop, facts),
    ...(isOrder && {
      amounts: { head: ['What was ordered', 'Amount'], lines: said.ledger, total: ['Total', total], after: said.afterTotal },
    }),
    answers: { title: 'Answers', rows: answersOf(order) },
    foot: `Sent by the form on ${shop.settings.publicUrl}${order.page}`,
  });
}

/**
 * The mail about something that the owner has to look at.
 *
 * @param {Shop} shop
 * @param {OrderFacts} facts
 * @param {string} title
 * @param {readonly string[]} sentences
 * @returns {Message}
 */
export const warningMail = (shop, { order }, title, sentences) =>
  toOwner(shop, order, {
    title: subjectLine(title),
    body: sentences.filter(Boolean).map((sentence) => ({ parts: [sentence] })),
    facts: [
      /** @type {[string, string]} */ (['Name', order.customer]),
      /** @type {[string, string]} */ (['Company', order.company]),
    ].filter(([, value]) => value !== ''),
  });

/** @param {Shop} shop @param {OrderFacts['order']} order @param {Omit<import('./mail-layout.mjs').MailParts, 'lang' | 'site'>} parts @returns {Message} */
function toOwner(shop, order, parts) {
  const { shopName } = shop.settings;
  const all = { ...parts, lang: 'en', site: shopName, button: { label: 'Open it in the admin', url: adminUrl(shop, order) } };
  return {
    subject: subjectLine(`[${shopName}] ${parts.title}`),
    html: mailHtml(all),
    text: mailText(all),
    replyTo: order.email,
    files: [],
  };
}
