import { findWay } from '../payment/ways.mjs';
import { hasCardNumber, replaceCardNumbers } from './card-numbers.mjs';
import { isObject } from './payload.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** All that a payment may hold beside its way, and what stands beside a way of each kind. */
const paymentFields = ['processor', 'token', 'customer_id', 'billing_address'];
const fieldsOfKinds = new Map([
  ['card', paymentFields],
  ['box', ['token']],
]);

const wayName = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * A card number in a token that has letters: in one piece, or in the groups that are printed on cards. The groups of a UUID may
 * all be digits, and are none of a card.
 */
const inToken = /(?<![a-z0-9])(?:\d{13,19}|\d{4}([ .-])\d{4}\1\d{4}\1\d{1,7}|\d{4}[ .-]\d{6}[ .-]\d{5})(?![a-z0-9])/gi;

/** All that the address of a payment may hold. */
const addressFields = ['line1', 'line2', 'city', 'state', 'zipcode', 'country'];

/** Names of card data without their underscores and digits, such as `cardCVC` and `cvv2`. */
const cardNames =
  /^(card|cc|creditcard|debitcard|payment)?(cvc|cvv|csc|cvn|cvd|securitycode|verificationcode|verificationvalue)$|^(card|cc|creditcard|debitcard)(number|num|no|pan)$/;

/** @param {unknown} value */
const isScalar = (value) => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a value is a short one without a card number. @param {unknown} value */
const isHarmless = (value) => value === null || (isScalar(value) && !hasCardNumber(String(value)));

/**
 * Whether a value is the id of a provider, whose digits make no card number. Those of some providers are made of digits alone,
 * but never have spaces.
 *
 * @param {unknown} value
 */
function isId(value) {
  const text = isScalar(value) ? String(value) : '';
  if (!/^(?=.*[a-z])[\w.-]+$/i.test(text)) return /^\d+$/.test(text);
  return !(text.match(inToken) ?? []).some(hasCardNumber);
}

/** Whether the address of a payment holds nothing else. @param {unknown} address */
const isAddress = (address) =>
  address === null ||
  (isObject(address) && Object.entries(address).every(([name, value]) => addressFields.includes(name) && isHarmless(value)));

/** Whether a payment is a token and nothing else. @param {Shop} shop @param {unknown} payment */
function isToken(shop, payment) {
  if (payment === null || (Array.isArray(payment) && payment.length === 0)) return true;
  if (!isObject(payment)) return false;
  const { way, ...fields } = payment;
  if (way !== undefined && way !== null) {
    const kind = typeof way === 'string' && wayName.test(way) ? (findWay(shop, way)?.kind ?? '') : undefined;
    const known = kind === undefined ? undefined : (fieldsOfKinds.get(kind) ?? []);
    if (!known || !Object.keys(fields).every((name) => known.includes(name))) return false;
  }
  return Object.entries(fields).every(([name, value]) => {
    if (!paymentFields.includes(name)) return false;
    if (name === 'billing_address') return isAddress(value);
    return ((name === 'token' || name === 'customer_id') && isId(value)) || isHarmless(value);
  });
}

/** Whether a name is one of card data, and something stands under it. @param {string} name @param {unknown} value */
const isCardField = (name, value) => value !== null && value !== '' && cardNames.test(name.toLowerCase().replace(/[^a-z]/g, ''));

/**
 * Whether a payload holds card data in place of a token: a payment with anything that is not on its list, or a name of card data
 * at any depth.
 *
 * @param {Shop} shop
 * @param {unknown} data
 * @returns {boolean}
 */
export function hasCardData(shop, data) {
  if (Array.isArray(data)) return data.some((part) => hasCardData(shop, part));
  return (
    isObject(data) &&
    Object.entries(data).some(([name, part]) =>
      name.toLowerCase() === 'payment' ? !isToken(shop, part) : isCardField(name, part) || hasCardData(shop, part),
    )
  );
}

/** Masks card numbers in a text, but for the last four digits. @param {string} text */
export const maskText = (text) =>
  // Cards begin with these digits; other long numbers belong to orders and accounts.
  replaceCardNumbers(text, (digits) => (/^[2-6]/.test(digits) ? '*'.repeat(digits.length - 4) + digits.slice(-4) : undefined));

/** @param {unknown} value @returns {unknown} */
function masked(value) {
  if (Array.isArray(value)) return value.map(masked);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [maskText(name), masked(part)]));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const text = maskText(String(value));
  return text === String(value) ? value : text;
}

/**
 * A payload with the card numbers masked in every text and name outside the payment.
 *
 * @param {Record<string, any>} data
 * @returns {Record<string, any>}
 */
export const withoutCardNumbers = ({ payment, ...data }) => ({
  .../** @type {Record<string, any>} */ (masked(data)),
  ...(payment !== undefined && { payment }),
});
