import { RefundDeclined } from '../payment/unknown-outcome.mjs';
import { certain, meaningOf, stripeOf, unknownOutcome, wordsOf } from './client.mjs';

/** @typedef {import('../shop.mjs').Shop} Shop */

/** What holds our key in the metadata of a refund, by which it is known as ours. */
const mark = 'charterform_refund';

/** Why the money came back, by Stripe's `failure_reason`; one without words, such as `unknown`, says nothing. @type {Readonly<Record<string, string>>} */
const failureWords = {
  lost_or_stolen_card: 'The customer’s card was reported lost or stolen.',
  expired_or_canceled_card: 'The customer’s card has expired or was cancelled.',
  declined: 'The customer’s bank declined it.',
  insufficient_funds: 'Your balance at Stripe did not cover it.',
  charge_for_pending_refund_disputed:
    'The customer disputed the payment meanwhile. Answer the dispute in Stripe before you refund again: otherwise the customer may get the money twice.',
  merchant_request: 'It was cancelled in Stripe.',
};

/**
 * A refund of a payment, as Stripe knows it.
 *
 * @typedef {object} KnownRefund
 * @property {string} id
 * @property {number} cents
 * @property {string} key      that we asked under; '' for one that was made in Stripe's dashboard
 * @property {boolean} isBack  whether the money came back
 * @property {string} why      for the owner; '' where nobody knows
 */

/**
 * The refunds of a payment, the oldest first.
 *
 * @param {Shop} shop
 * @param {string} intent
 * @returns {Promise<KnownRefund[]>}
 */
export async function refundsAtStripe(shop, intent) {
  const { data } = await certain(stripeOf(shop).refunds.list({ payment_intent: intent, limit: 100 }));
  return data.reverse().map(({ id, amount, metadata, status, failure_reason }) => ({
    id,
    cents: amount,
    key: metadata?.[mark] ?? '',
    isBack: status === 'failed' || status === 'canceled',
    why: failureWords[failure_reason ?? ''] ?? '',
  }));
}

/**
 * Sends a part of a payment back, once for each key.
 *
 * @param {Shop} shop
 * @param {string} intent
 * @param {number} cents
 * @param {string} key
 * @returns {Promise<string>} the id of the refund
 */
export async function refundAtStripe(shop, intent, cents, key) {
  try {
    const refund = await stripeOf(shop).refunds.create(
      { payment_intent: intent, amount: cents, metadata: { [mark]: key } },
      { idempotencyKey: key },
    );
    return refund.id;
  } catch (error) {
    const meaning = meaningOf(error);
    if (['refused', 'missing', 'declined', 'other'].includes(meaning)) throw new RefundDeclined(wordsOf(error));
    // Its answer was lost, or Stripe keeps an error under the key.
    const made = (await refundsAtStripe(shop, intent)).find((refund) => refund.key === key);
    if (made) return made.id;
    throw unknownOutcome(error);
  }
}
