import { currency, isReserved } from '../payment/payment-rows.mjs';
import { UnknownOutcome } from '../payment/unknown-outcome.mjs';
import { certain, meaningOf, stripeOf, unknownOutcome, wordsOf } from './client.mjs';
import { secretKeyFault } from './keys.mjs';
import { marksOf } from './marks.mjs';
import { refundAtStripe } from './refunds.mjs';
import { sessionLines } from './session-lines.mjs';

/** @typedef {import('stripe').Stripe.Checkout.Session} Session */
/** @typedef {import('stripe').Stripe.Checkout.SessionCreateParams} SessionCreateParams */
/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../payment/ways.d.ts').AskedPayment} AskedPayment */
/** @typedef {import('../payment/ways.d.ts').Outcome} Outcome */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */
/** @typedef {import('../payment/ways.d.ts').Way} Way */

export const checkoutId = 'stripe-checkout';

/** Cents below which Stripe takes no payment. */
export const leastAtStripe = 50;

const hour = 3_600_000;

/** Milliseconds for which a session can be paid; Stripe allows a day. */
const lasts = 23 * hour;

/** After which a try that Stripe never confirmed is given up; it forgets keys after a day. */
const stale = 20 * hour;

/**
 * The parameters of a session. All follows from the order and its payment, so that a call under the same key is the same call.
 *
 * @param {Shop} shop
 * @param {AskedPayment} asked
 * @param {readonly import('./session-lines.mjs').Line[]} lines
 * @returns {SessionCreateParams}
 */
function sessionParams(shop, { order, payment, returnUrl, description }, lines) {
  const metadata = marksOf(shop, payment);
  return {
    mode: 'payment',
    line_items: lines.map(({ name, cents }) => ({ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name } } })),
    client_reference_id: metadata.charterform_order,
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor((payment.createdAt + lasts) / 1000),
    submit_type: 'pay',
    metadata,
    payment_intent_data: { description, metadata },
    ...(order.email && { customer_email: order.email }),
  };
}

/**
 * Has Stripe make the session of a payment, with a coupon for what the ledger takes off.
 *
 * @param {Shop} shop
 * @param {AskedPayment} asked
 * @returns {Promise<Session>}
 */
async function makeSession(shop, asked) {
  const stripe = stripeOf(shop);
  const { payment, key } = asked;
  const { lines, discount } = sessionLines(asked.order, asked.description);
  const params = sessionParams(shop, asked, lines);
  if (discount > 0) {
    const coupon = await stripe.coupons.create(
      {
        amount_off: discount,
        currency,
        duration: 'once',
        max_redemptions: 1,
        redeem_by: Math.floor((payment.createdAt + 48 * hour) / 1000),
        name: 'Discounts of your order',
        metadata: marksOf(shop, payment),
      },
      { idempotencyKey: `${key}-coupon` },
    );
    params.discounts = [{ coupon: coupon.id }];
  }
  try {
    return await stripe.checkout.sessions.create(params, { idempotencyKey: key });
  } catch (error) {
    // Stripe takes fewer addresses than forms. It has kept nothing under the key, and asks the customer instead.
    const { customer_email, ...others } = params;
    if (customer_email === undefined || /** @type {{ param?: string }} */ (error).param !== 'customer_email') throw error;
    return stripe.checkout.sessions.create(others, { idempotencyKey: key });
  }
}

/**
 * What Stripe says of a session.
 *
 * @param {Payment} payment
 * @param {Session} session  with its payment intent
 * @returns {Outcome}
 */
function outcomeOf(payment, { id, status, payment_status, payment_intent, amount_total, currency: of, url, livemode }) {
  const said = { providerId: id, isTest: !livemode };
  if (payment_status === 'paid') return { ...said, state: 'paid', amount: amount_total ?? 0, currency: of ?? '' };
  if (status === 'expired') return { ...said, state: 'expired' };
  if (status !== 'complete') return { ...said, state: 'open', url: url ?? payment.url };
  const intent = typeof payment_intent === 'object' ? payment_intent?.status : undefined;
  return { ...said, state: intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing' };
}

/** @param {Shop} shop @param {Payment} payment @returns {Promise<Outcome>} */
async function read(shop, payment) {
  try {
    const session = await stripeOf(shop).checkout.sessions.retrieve(payment.providerId, { expand: ['payment_intent'] });
    return outcomeOf(payment, session);
  } catch (error) {
    // One of another account, or of the other mode.
    if (meaningOf(error) === 'missing') return { state: 'expired' };
    throw unknownOutcome(error);
  }
}

/** @param {Shop} shop @param {AskedPayment} asked @returns {Promise<Outcome>} */
async function begin(shop, asked) {
  const { payment } = asked;
  if (!isReserved(payment)) return read(shop, payment);
  if (payment.createdAt + stale < shop.now()) return { state: 'expired' };
  let session;
  try {
    session = await makeSession(shop, asked);
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning === 'other') return { state: 'expired' };
    throw new UnknownOutcome(`Stripe makes no page. ${wordsOf(error)}`, { isOver: meaning === 'kept' });
  }
  if (session.amount_total !== payment.amount) throw new Error('Stripe asks for another amount than that of the order');
  return outcomeOf(payment, session);
}

/**
 * A session whose answer was lost is in nobody's hands; under the same key Stripe gives the same answer.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 * @returns {Promise<Outcome>}
 */
async function settle(shop, payment) {
  if (!isReserved(payment)) return read(shop, payment);
  return { state: payment.createdAt + stale < shop.now() ? 'expired' : 'open' };
}

/** @param {Shop} shop @param {Payment} payment @returns {Promise<Outcome>} */
async function cancel(shop, payment) {
  if (isReserved(payment) || payment.createdAt + 24 * hour < shop.now()) return { state: 'expired' };
  const { sessions } = stripeOf(shop).checkout;
  try {
    await sessions.expire(payment.providerId, {}, { idempotencyKey: `expire-${payment.providerId}` });
    return { state: 'expired' };
  } catch {
    return read(shop, payment);
  }
}

/** The intent of the payment of a session. @param {Shop} shop @param {Payment} payment @returns {Promise<string>} */
async function intentOf(shop, payment) {
  const { payment_intent } = await certain(stripeOf(shop).checkout.sessions.retrieve(payment.providerId));
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
}

/**
 * Stripe Checkout (PAY-04): the customer pays on a page of Stripe. An order has a session for each try to pay it; an open one is
 * used again, and Stripe is asked under the key of the order and the number of the try.
 *
 * @param {Shop} shop
 * @returns {Way}
 */
export const stripeCheckout = (shop) => ({
  id: checkoutId,
  kind: 'page',
  label: 'Stripe: the customer pays on a page of Stripe, by card, Apple Pay, Google Pay and more',
  name: 'Stripe',
  least: leastAtStripe,
  ready: () => secretKeyFault(shop.settings),
  begin: (asked) => begin(shop, asked),
  settle: (payment) => settle(shop, payment),
  cancel: (payment) => cancel(shop, payment),
  refund: async (payment, cents, key) => refundAtStripe(shop, await intentOf(shop, payment), cents, key),
});
