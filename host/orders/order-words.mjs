import { readJson } from './payload.mjs';

/** @typedef {import('../events.mjs').Order} Order */
/** @typedef {import('./orders.mjs').LedgerRow} LedgerRow */

/** What kind of amount a row of a ledger is, in words. */
export const ledgerKinds = Object.freeze({
  base: 'price',
  surcharge: 'surcharge for processing',
  stateFee: 'fee of the state',
  cardFee: 'fee of the card',
  coupon: 'coupon',
  bulk: 'bulk price',
  named: 'price that the visitor named',
  bundle: 'part of the bundle',
  facade: 'included',
});

/** @param {Pick<Order, 'ledger'>} order @returns {LedgerRow[]} */
export const ledgerOf = (order) => readJson(order.ledger, []);

/**
 * The amounts of an order, a line each, with what kind of amount it is in words.
 *
 * @param {Pick<Order, 'ledger'>} order
 * @returns {(LedgerRow & { words: string })[]}
 */
export const ledgerLines = (order) =>
  ledgerOf(order).map((row) => ({
    ...row,
    words: Object.hasOwn(ledgerKinds, row.kind) ? ledgerKinds[/** @type {'base'} */ (row.kind)] : row.kind,
  }));

/**
 * An amount in words, such as `$1,268.00`.
 *
 * @param {number} cents
 */
export function dollars(cents) {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}$${amount}`;
}

/** An amount for programs, such as `1268.00`. @param {number} cents */
export const amount = (cents) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

const kinds = Object.freeze({
  process_contact: 'Message',
  process_application: 'Job application',
  process_client_profile: 'Client profile',
});

/** What a post is, in a word. @param {Pick<Order, 'action' | 'status'>} order */
export const kindOf = ({ action, status }) => kinds[/** @type {'process_contact'} */ (action)] ?? (status === '' ? 'Account' : 'Order');

/** `FormABusinessForm` gives `Form A Business`. @param {string} formType */
export const formTitle = (formType) => formType.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').replace(/ Form$/, '');
