import { randomBytes } from 'node:crypto';
import { missingObject } from './errors.mjs';

/** The version of the API that the pinned package `stripe` speaks. */
export const apiVersion = '2026-10-28.endive';

/**
 * An object as Stripe's API answers it.
 *
 * @typedef {Record<string, any>} StripeObject
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** @param {number} length */
export const randomText = (length) => [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** @param {string} prefix @param {number} [length] */
export const newId = (prefix, length = 24) => prefix + randomText(length);

/** Seconds, as every time in the API. */
export const now = () => Math.floor(Date.now() / 1000);

/** @typedef {'session' | 'intent' | 'charge' | 'refund' | 'coupon' | 'token' | 'method' | 'event'} Kind */

/** Words of Stripe's messages. @type {Record<Kind, string>} */
const words = {
  session: 'checkout.session',
  intent: 'payment_intent',
  charge: 'charge',
  refund: 'refund',
  coupon: 'coupon',
  token: 'confirmation_token',
  method: 'PaymentMethod',
  event: 'event',
};

/** Everything that an account at the fake Stripe holds, in the order in which it was made. */
export function createAccount() {
  /** @type {Map<Kind, Map<string, StripeObject>>} */
  const rooms = new Map();
  /** @param {Kind} kind */
  const room = (kind) => {
    const known = rooms.get(kind) ?? new Map();
    rooms.set(kind, known);
    return known;
  };

  return {
    /** @param {Kind} kind @param {StripeObject} object */
    add(kind, object) {
      room(kind).set(object.id, object);
      return object;
    },

    /** @param {Kind} kind @param {unknown} id @returns {StripeObject | undefined} */
    find: (kind, id) => room(kind).get(String(id)),

    /**
     * @param {Kind} kind
     * @param {unknown} id
     * @param {string} [param]  the parameter that named it
     * @returns {StripeObject}
     */
    get(kind, id, param) {
      const found = room(kind).get(String(id));
      if (!found) throw missingObject(words[kind], String(id), param ?? (kind === 'intent' ? 'intent' : 'id'));
      return found;
    },

    /** @param {Kind} kind */
    all: (kind) => [...room(kind).values()],

    empty: () => rooms.clear(),
  };
}

/** @typedef {ReturnType<typeof createAccount>} Account */
