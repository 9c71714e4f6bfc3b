import { createHmac, timingSafeEqual } from 'node:crypto';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('./ways.d.ts').Payment} Payment */

/** Where a provider leads back to, with the signed id of the payment behind it. */
export const returnPath = '/payment/';

/** @param {Shop} shop @param {Payment} payment */
const sign = ({ secret }, { id, orderId, createdAt }) =>
  createHmac('sha256', secret).update(`payment ${id} ${orderId} ${createdAt}`).digest('hex');

/**
 * The address to which the provider of a payment leads back. It stays the same, so that a provider which is asked twice is asked
 * the same.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 */
export const returnUrl = (shop, payment) => `${shop.settings.publicUrl}${returnPath}${payment.id}-${sign(shop, payment)}`;

/**
 * The id in the last part of an address to lead back.
 *
 * @param {string} token
 * @returns {number | undefined} undefined for what is none
 */
export function paymentIdIn(token) {
  const [, id] = /^([1-9]\d{0,15})-[0-9a-f]{64}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** @param {Shop} shop @param {Payment} payment @param {string} token  with the id of the payment */
export function isSigned(shop, payment, token) {
  const [given, wanted] = [Buffer.from(token.split('-')[1] ?? ''), Buffer.from(sign(shop, payment))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
