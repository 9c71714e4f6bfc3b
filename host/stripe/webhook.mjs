import { Stripe } from 'stripe';
import { closePayment, settlePayment } from '../payment/payment.mjs';
import { findPayment, isReserved, paymentById } from '../payment/payment-rows.mjs';
import { findOrder } from '../orders/orders.mjs';
import { readRefunds } from '../refunds/provider-refunds.mjs';
import { checkoutId } from './checkout.mjs';
import { certain, stripeOf } from './client.mjs';
import { elementId } from './element.mjs';
import { paymentIdOf } from './marks.mjs';
import { refundsAtStripe } from './refunds.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */

/** The events that the endpoint in Stripe's dashboard needs. */
export const stripeEvents = Object.freeze([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.failed',
]);

/** Days for which it is known that an event was taken; Stripe repeats for three. */
const keptDays = 30;

/**
 * The payment of a session, also where the answer with its id was lost.
 *
 * @param {Shop} shop
 * @param {Stripe.Checkout.Session} session
 * @returns {Promise<Payment | undefined>}
 */
async function paymentOfSession(shop, { id, metadata, payment_status }) {
  const known = await findPayment(shop.db, checkoutId, id);
  const marked = known ? undefined : paymentIdOf(shop, metadata);
  if (marked === undefined) return known;
  const payment = await paymentById(shop.db, marked);
  if (payment?.way === checkoutId && isReserved(payment)) return { ...payment, providerId: id };
  if (!payment && payment_status === 'paid') {
    shop.log('error', 'A payment came in for an order that was deleted. Refund it in Stripe’s dashboard.', {
      order: metadata?.charterform_order,
      session: id,
    });
  }
  return undefined;
}

/**
 * The payment that an intent paid.
 *
 * @param {Shop} shop
 * @param {string} intent
 * @returns {Promise<Payment | undefined>}
 */
async function paymentOfIntent(shop, intent) {
  const known = await findPayment(shop.db, elementId, intent);
  if (known || intent === '') return known;
  const { metadata } = await certain(stripeOf(shop).paymentIntents.retrieve(intent));
  const id = paymentIdOf(shop, metadata);
  return id === undefined ? undefined : paymentById(shop.db, id);
}

/** @param {string | { id: string } | null} of */
const idOf = (of) => (typeof of === 'string' ? of : (of?.id ?? ''));

/**
 * Asks how a payment stands; that of a deleted order is closed, where it can still be paid.
 *
 * @param {Shop} shop
 * @param {Payment | undefined} payment
 */
async function ask(shop, payment) {
  if (!payment) return;
  const order = await findOrder(shop.db, payment.orderId);
  await settlePayment(shop, payment);
  if (!order) await closePayment(shop, payment);
}

/**
 * What an event makes of the payment that it is about. It only says that something has happened: what, Stripe is asked, so that
 * events may come late, twice and in any order. What is not of this shop is left alone.
 *
 * @param {Shop} shop
 * @param {Stripe.Event} event
 */
async function take(shop, { type, data }) {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ask(shop, await paymentOfSession(shop, data.object));
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return ask(shop, await findPayment(shop.db, elementId, data.object.id));
    case 'charge.refunded':
    case 'refund.failed': {
      const intent = idOf(data.object.payment_intent);
      const payment = await paymentOfIntent(shop, intent);
      if (payment) await readRefunds(shop, payment, await refundsAtStripe(shop, intent));
    }
  }
}

/**
 * Takes an event once. One that fails is not noted, so that Stripe's repeat is taken.
 *
 * @param {Shop} shop
 * @param {Stripe.Event} event
 */
async function takeOnce(shop, event) {
  const { id, type } = event;
  const known = await shop.db.selectFrom('stripeEvents').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  await take(shop, event);
  const at = shop.now();
  await shop.db
    .insertInto('stripeEvents')
    .values({ id, type, at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Forgets the events of long ago. @param {Shop} shop */
export const forgetEvents = async (shop) => {
  await shop.db
    .deleteFrom('stripeEvents')
    .where('at', '<', shop.now() - keptDays * 24 * 3_600_000)
    .execute();
};

/**
 * The event in a body that Stripe has signed just now, by the secret of the endpoint.
 *
 * @param {Shop} shop
 * @param {Buffer} body  as it arrived
 * @param {string} signature
 * @returns {Stripe.Event | undefined} undefined for any other body
 */
function readEvent({ settings }, body, signature) {
  if (settings.stripe.webhookSecret === '') return undefined;
  try {
    return Stripe.webhooks.constructEvent(body, signature, settings.stripe.webhookSecret);
  } catch {
    return undefined;
  }
}

/**
 * Answers an event: 200 for what is taken or of no concern, 400 and 500 make Stripe try again.
 *
 * @param {Shop} shop
 * @param {Buffer} body
 * @param {string} signature  `Stripe-Signature`
 * @returns {Promise<{ status: 200 | 400 | 500, code: string }>}  `code` says nothing of orders
 */
export async function answerEvent(shop, body, signature) {
  const event = readEvent(shop, body, signature);
  if (!event) return { status: 400, code: 'bad_signature' };
  if (typeof event.id !== 'string' || typeof event.data?.object !== 'object') return { status: 400, code: 'no_event' };
  try {
    await takeOnce(shop, event);
  } catch (error) {
    shop.log('warn', 'An event of Stripe could not be taken yet', { type: event.type, error: /** @type {Error} */ (error).message });
    return { status: 500, code: 'try_again' };
  }
  return { status: 200, code: 'ok' };
}
