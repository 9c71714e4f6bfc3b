import { currency, isReserved } from '../payment/payment-rows.mjs';
import { UnknownOutcome } from '../payment/unknown-outcome.mjs';
import { checkoutId, leastAtStripe } from './checkout.mjs';
import { certain, meaningOf, stripeOf, unknownOutcome, wordsOf } from './client.mjs';
import { declineWords, notCompleted } from './decline-words.mjs';
import { publishableKeyFault } from './keys.mjs';
import { marksOf } from './marks.mjs';
import { refundAtStripe } from './refunds.mjs';

/** @typedef {import('stripe').Stripe.PaymentIntent} PaymentIntent */
/** @typedef {import('../shop.mjs').Shop} Shop */
/** @typedef {import('../payment/ways.d.ts').AskedPayment} AskedPayment */
/** @typedef {import('../payment/ways.d.ts').Outcome} Outcome */
/** @typedef {import('../payment/ways.d.ts').Payment} Payment */
/** @typedef {import('../payment/ways.d.ts').Way} Way */

export const elementId = 'stripe-element';

/** Milliseconds for which the visitor waits for an answer: later no card is charged any more. */
const patience = 10 * 60_000;

/** After which an order is cancelled whose payment the visitor left in the middle of 3-D Secure. */
const lifetime = 24 * 3_600_000;

/** How Stripe writes a ConfirmationToken. */
const token = /^ctoken_\w{1,255}$/;

/** Whether nobody has tried to pay an intent yet. @param {PaymentIntent} intent */
const isUntried = ({ status, last_payment_error }) =>
  ['requires_payment_method', 'requires_confirmation'].includes(status) && !last_payment_error;

/** @param {Shop} shop @param {Payment} payment */
const read = (shop, payment) => certain(stripeOf(shop).paymentIntents.retrieve(payment.providerId));

/**
 * Makes the intent of a payment, which nobody can pay without a token: a lost answer to this call charges nothing.
 *
 * @param {Shop} shop
 * @param {AskedPayment} asked
 * @returns {Promise<PaymentIntent>}
 */
const make = (shop, { payment, key, description }) =>
  stripeOf(shop).paymentIntents.create(
    {
      amount: payment.amount,
      currency,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description,
      metadata: marksOf(shop, payment),
    },
    { idempotencyKey: key },
  );

/**
 * Cancels an intent, so that it can never be charged later; one that cannot be cancelled any more is read.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 * @returns {Promise<PaymentIntent>}
 */
const cancelIntent = (shop, payment) =>
  stripeOf(shop)
    .paymentIntents.cancel(payment.providerId, {}, { idempotencyKey: `cancel-${payment.providerId}` })
    .catch(() => read(shop, payment));

/** @param {PaymentIntent} intent @returns {Outcome | undefined} undefined for one that is not on its way */
function madeOf({ id, status, amount_received, currency: of, livemode }) {
  const said = { providerId: id, isTest: !livemode };
  if (status === 'succeeded') return { ...said, state: 'paid', amount: amount_received, currency: of };
  return status === 'processing' ? { ...said, state: 'processing' } : undefined;
}

/**
 * Gives a payment up at Stripe. One that was made meanwhile counts.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 * @param {string} words  for the visitor
 * @returns {Promise<Outcome>}
 */
async function giveUp(shop, payment, words) {
  if (isReserved(payment)) return { state: 'failed', words };
  return madeOf(await cancelIntent(shop, payment)) ?? { state: 'failed', words };
}

/**
 * What Stripe says of an intent. One whose card was refused is cancelled.
 *
 * @param {Shop} shop
 * @param {Payment} payment
 * @param {PaymentIntent} intent
 * @param {{ code?: string, decline_code?: string } | null} [error]
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(shop, payment, intent, error = intent.last_payment_error) {
  const made = madeOf(intent);
  if (made) return made;
  if (intent.status === 'requires_action') {
    return { state: 'open', providerId: intent.id, isTest: !intent.livemode, confirm: { client_secret: intent.client_secret } };
  }
  return giveUp(shop, payment, error ? declineWords(error) : notCompleted);
}

/**
 * Confirms an intent with the token that came with the order. After a lost answer Stripe is asked how it stands.
 *
 * @param {Shop} shop
 * @param {AskedPayment} asked
 * @returns {Promise<Outcome>}
 */
async function confirm(shop, { payment, key, token: given }) {
  const { paymentIntents } = stripeOf(shop);
  try {
    const intent = await paymentIntents.confirm(payment.providerId, { confirmation_token: given }, { idempotencyKey: `${key}-confirm` });
    return await outcomeOf(shop, payment, intent);
  } catch (error) {
    const meaning = meaningOf(error);
    const { code, decline_code } = /** @type {{ code?: string, decline_code?: string }} */ (error);
    if (meaning === 'declined') return giveUp(shop, payment, declineWords({ code, decline_code }));
    if (meaning === 'unknown' || meaning === 'kept') throw unknownOutcome(error);
    // A token that was used or is too old, or an intent that was confirmed before.
    const intent = await read(shop, payment);
    return outcomeOf(shop, payment, intent, isUntried(intent) ? { code: 'processing_error' } : intent.last_payment_error);
  }
}

/** @param {Shop} shop @param {AskedPayment} asked @returns {Promise<Outcome>} */
async function begin(shop, asked) {
  const { payment } = asked;
  const isLate = shop.now() - payment.createdAt > patience;
  let intent;
  if (isReserved(payment)) {
    if (isLate) return { state: 'failed', words: notCompleted };
    try {
      intent = await make(shop, asked);
    } catch (error) {
      const meaning = meaningOf(error);
      if (meaning === 'unknown' || meaning === 'kept') throw unknownOutcome(error);
      shop.log('error', 'Stripe makes no payment', { order: payment.orderId, error: wordsOf(error) });
      return {
        state: 'failed',
        words: 'The payment service does not answer as it should. Nothing was charged. Please try again in a few minutes.',
      };
    }
    await asked.remember(intent.id, !intent.livemode);
  } else intent = await read(shop, payment);
  if (!isUntried(intent)) return outcomeOf(shop, payment, intent);
  if (isLate) return giveUp(shop, payment, notCompleted);
  if (asked.token === '') throw new UnknownOutcome('The payment is being made.');
  return token.test(asked.token) ? confirm(shop, asked) : giveUp(shop, payment, notCompleted);
}

/** @param {Shop} shop @param {Payment} payment @returns {Promise<Outcome>} */
async function settle(shop, payment) {
  const age = shop.now() - payment.createdAt;
  if (isReserved(payment)) return age > patience ? { state: 'failed', words: notCompleted } : { state: 'open' };
  const intent = await read(shop, payment);
  if (isUntried(intent) && age <= patience) return { state: 'open', providerId: intent.id };
  if (intent.status === 'requires_action' && age > lifetime) return giveUp(shop, payment, notCompleted);
  return outcomeOf(shop, payment, intent);
}

/** @param {Shop} shop @param {Payment} payment @returns {Promise<Outcome>} */
async function cancel(shop, payment) {
  if (isReserved(payment)) return { state: 'expired' };
  const intent = await cancelIntent(shop, payment);
  if (intent.status === 'canceled') return { state: 'expired' };
  return madeOf(intent) ?? { state: 'open' };
}

/**
 * Stripe's Payment Element (PAY-06): Stripe draws the payment step, the order brings a ConfirmationToken, and what the bank asks
 * for (3-D Secure) closes the same attempt. An order has one PaymentIntent, which is made before it is confirmed, so that no order
 * is ever charged twice, whatever gets lost.
 *
 * @param {Shop} shop
 * @returns {Way}
 */
export const stripeElement = (shop) => ({
  id: elementId,
  kind: 'box',
  later: checkoutId,
  label: 'Payment box of Stripe in the form (Payment Element): the customer pays by card or wallet',
  name: 'Card or wallet',
  least: leastAtStripe,
  ready: () => publishableKeyFault(shop.settings),
  config: () => ({ provider: 'stripe', publicKey: shop.settings.stripe.publishableKey }),
  begin: (asked) => begin(shop, asked),
  settle: (payment) => settle(shop, payment),
  cancel: (payment) => cancel(shop, payment),
  refund: (payment, cents, key) => refundAtStripe(shop, payment.providerId, cents, key),
});
