import { Stripe } from 'stripe';
import { redact } from '../health/redact.mjs';
import { UnknownOutcome } from '../payment/unknown-outcome.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** Milliseconds for which an answer is waited for; a call without one is made twice more, under the same key. */
const timeout = 10_000;

/** @type {WeakMap<Shop, Stripe>} */
const clients = new WeakMap();

/** Stripe, by the secret key of a shop. @param {Shop} shop @returns {Stripe} */
export function stripeOf(shop) {
  const { secretKey, api } = shop.settings.stripe;
  const known = clients.get(shop);
  if (known) return known;
  const { hostname, port, protocol } = new URL(api || 'https://api.stripe.com');
  const client = new Stripe(secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'Charterform' },
  });
  clients.set(shop, client);
  return client;
}

/**
 * What an error of Stripe means: it certainly did nothing (`refused`; the card was `declined`; it knows no such thing: `missing`;
 * the key was used for something `other`), or nobody knows what it did. `kept` is an error that it repeats under the key.
 *
 * @param {unknown} error
 * @returns {'declined' | 'refused' | 'missing' | 'other' | 'kept' | 'unknown'}
 */
export function meaningOf(error) {
  const {
    StripeError,
    StripeCardError,
    StripeIdempotencyError,
    StripeInvalidRequestError,
    StripeAuthenticationError,
    StripePermissionError,
  } = Stripe.errors;
  if (!(error instanceof StripeError)) return 'unknown';
  const status = error.statusCode ?? 0;
  if (status >= 500) return 'kept';
  if (status === 409 || status === 429) return 'unknown';
  if (error instanceof StripeCardError) return 'declined';
  if (error instanceof StripeIdempotencyError) return 'other';
  if (status === 404) return 'missing';
  const refusals = [StripeInvalidRequestError, StripeAuthenticationError, StripePermissionError];
  return refusals.some((kind) => error instanceof kind) ? 'refused' : 'unknown';
}

/** What Stripe says of an error, without keys and secrets. @param {unknown} error */
export const wordsOf = (error) => redact(error instanceof Error ? error.message : String(error)).replace(/\b(sk|rk|pk)_[\w*…]+/g, '…');

/**
 * What is thrown in place of an error of Stripe, which holds its request.
 *
 * @param {unknown} error
 * @returns {UnknownOutcome}
 */
export const unknownOutcome = (error) => new UnknownOutcome(`Stripe does not say what it did. ${wordsOf(error)}`.trim());

/**
 * What Stripe answers.
 *
 * @template T
 * @param {Promise<T>} call
 * @returns {Promise<T>}
 * @throws {UnknownOutcome} for any error
 */
export const certain = (call) =>
  call.catch((error) => {
    throw unknownOutcome(error);
  });
