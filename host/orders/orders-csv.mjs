import { statusName } from '../order-status/order-status.mjs';
import { answerColumns } from './answers.mjs';
import { eachOrder } from './find-orders.mjs';
import { amount, formTitle, kindOf, ledgerOf } from './order-words.mjs';
import { orderNumber } from './orders.mjs';
import { readJson } from './payload.mjs';
import { phoneOf } from './person.mjs';

/** @typedef {import('../database/open-database.mjs').Queries} Queries */
/** @typedef {import('../events.mjs').Order} Order */

/** Columns of answers at most; whatever is beyond stands in the last column. No form asks for as much. */
const maxColumns = 600;

/** The sections of a payload in the order of their columns. */
const sections = ['contact', 'account', 'phones', 'emails', 'addresses', 'companies'];

/** The columns that every order has. @type {Readonly<Record<string, (order: Order, payload: unknown) => string>>} */
const columns = Object.freeze({
  Number: orderNumber,
  Received: ({ createdAt }) => new Date(createdAt).toISOString(),
  Status: ({ status, refunded }) => statusName(status) + (refunded > 0 && status !== 'refunded' ? ', partly refunded' : ''),
  'Way to pay': ({ paymentWay }) => paymentWay,
  Kind: kindOf,
  Form: ({ formType }) => formTitle(formType),
  Name: ({ customer }) => customer,
  Email: ({ email }) => email,
  Phone: (_order, payload) => phoneOf(payload),
  Company: ({ company }) => company,
  Products: (order) => [...new Set(ledgerOf(order).map(({ name }) => name))].filter(Boolean).join('\n'),
  Total: ({ total }) => (total === null ? '' : amount(total)),
  Refunded: ({ refunded }) => (refunded > 0 ? amount(refunded) : ''),
});

/** A value that no spreadsheet takes for a formula. @param {string} text */
export const guard = (text) => (/^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);

/** @param {readonly string[]} values */
const row = (values) => `${values.map((value) => `"${guard(value).replaceAll('"', '""')}"`).join(',')}\r\n`;

/** Who ordered first, then the company with its products, then the rest. @param {string} first @param {string} second */
function compare(first, second) {
  const rank = (/** @type {string} */ key) => {
    const found = sections.indexOf(key.split('.')[0] ?? '');
    return found === -1 ? sections.length : found;
  };
  return rank(first) - rank(second) || first.localeCompare(second, 'en', { numeric: true });
}

/**
 * The columns of the answers of all orders: those that any of them has, in an order that does not depend on theirs.
 *
 * @param {Queries} db
 * @param {import('./find-orders.mjs').OrderFilters} filters
 * @returns {Promise<Map<string, string>>}  headings by key, no heading twice
 */
async function answerHeadings(db, filters) {
  /** @type {Map<string, string>} */
  const labels = new Map();
  for await (const { payload } of eachOrder(db, filters)) {
    if (labels.size >= maxColumns) break;
    for (const { key, label } of answerColumns(readJson(payload, {}))) if (!labels.has(key)) labels.set(key, label);
  }
  const sorted = [...labels].sort(([first], [second]) => compare(first, second)).slice(0, maxColumns);
  const used = sorted.map(([, label]) => label);
  const isShared = (/** @type {string} */ label) => used.indexOf(label) !== used.lastIndexOf(label) || label in columns;
  return new Map(sorted.map(([key, label]) => [key, isShared(label) ? `${label} (${key})` : label]));
}

/**
 * Orders as CSV, with a column for each answer, in parts. They are read twice: to find the columns, and to write the rows.
 *
 * @param {Queries} db
 * @param {import('./find-orders.mjs').OrderFilters} filters
 * @returns {AsyncGenerator<string>}
 */
export async function* ordersCsv(db, filters) {
  const headings = await answerHeadings(db, filters);
  const keys = [...headings.keys()];
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${row([...Object.keys(columns), ...headings.values(), ...(keys.length < maxColumns ? [] : ['Further answers'])])}`;
  for await (const order of eachOrder(db, filters)) {
    const payload = readJson(order.payload, {});
    const answers = new Map(answerColumns(payload).map(({ key, label, value }) => [key, { label, value }]));
    const further = [...answers].filter(([key]) => !headings.has(key)).map(([, { label, value }]) => `${label}: ${value}`);
    yield row([
      ...Object.values(columns).map((read) => read(order, payload)),
      ...keys.map((key) => answers.get(key)?.value ?? ''),
      ...(further.length > 0 ? [further.join('\n')] : []),
    ]);
  }
}
