import { newId, now } from './account.mjs';
import { invalid } from './errors.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./bank.mjs').Bank} Bank */

/**
 * The charge of an attempt at an intent.
 *
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {StripeObject} method
 * @param {'succeeded' | 'pending' | 'failed'} status
 * @param {{code?: string, message?: string}} [failure]
 */
export function makeCharge({ account }, intent, method, status, failure = {}) {
  const isPaid = status === 'succeeded';
  const charge = account.add('charge', {
    id: newId(method.type === 'card' ? 'ch_3' : 'py_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: isPaid ? newId('txn_3') : null,
    billing_details: method.billing_details,
    captured: isPaid,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: failure.code ?? null,
    failure_message: failure.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: method.type, [method.type]: method[method.type] },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
  });
  intent.latest_charge = charge.id;
  return charge;
}

/**
 * Gives back the whole rest or a part of a charge.
 *
 * @param {Bank} bank
 * @param {Record<string, any>} params  `charge` or `payment_intent`, `amount` (cents), `reason`, `metadata`
 * @param {string | null} key
 */
export async function refund(bank, params, key) {
  const charge = chargeToRefund(bank, params);
  const rest = charge.amount - charge.amount_refunded;
  if (rest === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.amount ?? rest;
  if (amount > rest) {
    const dollars = (/** @type {number} */ cents) => `$${(cents / 100).toFixed(2)}`;
    throw invalid(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(rest)})`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const made = bank.account.add('refund', {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  await bank.announce(
    bank.account.get('intent', charge.payment_intent),
    [
      ['refund.created', made],
      ['charge.refunded', charge],
    ],
    key,
  );
  return made;
}

/** @param {Bank} bank @param {Record<string, any>} params @returns {StripeObject} */
function chargeToRefund({ account }, { charge, payment_intent }) {
  if (charge === undefined && payment_intent === undefined) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  }
  if (charge !== undefined) {
    const found = account.get('charge', charge, 'charge');
    if (!found.paid) throw invalid(`Charge ${charge} was not paid and cannot be refunded.`, { param: 'charge' });
    return found;
  }
  const intent = account.get('intent', payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, { param: 'payment_intent' });
  }
  return account.get('charge', intent.latest_charge);
}
