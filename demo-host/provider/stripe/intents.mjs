import { newId, now, randomText } from './account.mjs';
import { cardOf } from './cards.mjs';
import { makeCharge } from './charges.mjs';
import { StripeFault, invalid } from './errors.mjs';
import { conductOf, methodOf, redeemToken } from './methods.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./bank.mjs').Bank} Bank */
/** @typedef {import('./bank.mjs').Fact} Fact */

/** The least amount, cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const leastAmount = 50;

/** @param {number} amount cents @param {string} param */
export function checkAmount(amount, param) {
  if (amount < leastAmount) throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param });
  if (amount > 99_999_999) throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param });
}

/**
 * @param {Bank} bank
 * @param {Record<string, any>} params
 * @param {object} [of]
 * @param {StripeObject} [of.session]  the Checkout Session it belongs to
 * @param {string | null} [of.key]     the idempotency key of the call
 */
export function makeIntent(bank, params, of) {
  checkAmount(params.amount, 'amount');
  const id = newId('pi_3');
  const automatic = params.automatic_payment_methods ?? { enabled: true };
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: of?.session ? null : { allow_redirects: 'always', ...automatic },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: params.currency,
    customer: null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    processing: null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
  };
  bank.account.add('intent', intent);
  bank.begin(intent, of);
  return intent;
}

/** What may not happen to an intent that is through. @param {StripeObject} intent @param {string} verb @param {string[]} allowed */
function expectStatus(intent, verb, allowed) {
  if (allowed.includes(intent.status)) return;
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb}ed: ${allowed.join(', ')}.`;
  throw invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Confirms an intent as `POST /v1/payment_intents/:id/confirm` does.
 *
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {Record<string, any>} params
 * @param {string | null} key
 * @throws {StripeFault} a `card_error` when the card is declined; the intent can be tried again with another card
 */
export async function confirmIntent(bank, intent, params, key) {
  expectStatus(intent, 'confirm', confirmable);
  const allowsRedirects = intent.automatic_payment_methods?.allow_redirects !== 'never';
  const token = params.confirmation_token && bank.account.get('token', params.confirmation_token, 'confirmation_token');
  if (allowsRedirects && !params.return_url && !token?.return_url && !params.off_session) {
    const message =
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.";
    throw invalid(message, { param: 'return_url' });
  }
  const id = params.payment_method ?? intent.payment_method;
  if (!token && !id) {
    const message = `You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.`;
    throw invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
  }
  const method = token ? redeemToken(bank.account, token.id, intent).method : methodOf(bank.account, id);
  if (conductIn(bank, intent, method).asks && params.error_on_requires_action) {
    const message = 'Your card was declined. This transaction requires authentication.';
    await failIntent(bank, intent, method, { code: 'authentication_required', decline: 'authentication_required', message }, key);
    throw cardError(intent);
  }
  await attempt(bank, intent, method, key);
  if (intent.last_payment_error) throw cardError(intent);
  return intent;
}

/** @param {StripeObject} intent */
function cardError(intent) {
  const { message, ...details } = intent.last_payment_error;
  return new StripeFault(402, 'card_error', message, { ...details, payment_intent: structuredClone(intent) });
}

/** What a card does in this payment. @param {Bank} bank @param {StripeObject} intent @param {StripeObject} method */
function conductIn(bank, intent, method) {
  const { card } = bank.modeOf(intent);
  return card && method.type === 'card' ? cardOf(card) : conductOf(method);
}

/**
 * Tries a payment method. The intent's status says what came of it.
 *
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {StripeObject} method
 * @param {string | null} [key]
 * @param {(fact: Fact[]) => Fact[]} [withMore]  what else is announced when it is paid
 */
export async function attempt(bank, intent, method, key = null, withMore = (facts) => facts) {
  const { asks, code, decline, message } = conductIn(bank, intent, method);
  Object.assign(intent, { payment_method: method.id, last_payment_error: null, next_action: null });
  if (asks) {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('payatt_3') } };
    await bank.announce(intent, [['payment_intent.requires_action', intent]], key);
  } else if (code) {
    await failIntent(bank, intent, method, { code, decline, message }, key);
  } else if (method.type === 'us_bank_account') {
    intent.status = 'processing';
    makeCharge(bank, intent, method, 'pending');
    await bank.announce(intent, withMore([['payment_intent.processing', intent]]), key);
  } else {
    await succeed(bank, intent, method, key, withMore);
  }
}

/**
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {StripeObject} method
 * @param {string | null} key
 * @param {(fact: Fact[]) => Fact[]} withMore
 */
async function succeed(bank, intent, method, key, withMore) {
  const charge = makeCharge(bank, intent, method, 'succeeded');
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, next_action: null, last_payment_error: null });
  /** @type {Fact[]} */
  const facts = [
    ['charge.succeeded', charge],
    ['payment_intent.succeeded', intent],
  ];
  await bank.announce(intent, withMore(facts), key);
}

/**
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {StripeObject} method
 * @param {{code: string, decline?: string, message?: string}} failure
 * @param {string | null} key
 * @param {boolean} [charged]  whether the card was asked at all
 */
async function failIntent(bank, intent, method, { code, decline, message }, key, charged = true) {
  const charge = charged ? makeCharge(bank, intent, method, 'failed', { code, message }) : undefined;
  const fault = new StripeFault(402, 'card_error', message ?? '', {
    code,
    ...(decline && { decline_code: decline }),
    ...(charge && { charge: charge.id }),
  });
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...fault.toJSON().error, payment_method: structuredClone(method) },
  });
  /** @type {Fact[]} */
  const facts = [['payment_intent.payment_failed', intent]];
  if (charge) facts.unshift(['charge.failed', charge]);
  await bank.announce(intent, facts, key);
}

/**
 * The visitor's answer to 3-D Secure.
 *
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {boolean} isPassed
 * @param {(fact: Fact[]) => Fact[]} [withMore]
 */
export async function authenticate(bank, intent, isPassed, withMore = (facts) => facts) {
  if (intent.status !== 'requires_action') return;
  const method = methodOf(bank.account, intent.payment_method);
  const { code, decline, message } = conductIn(bank, intent, method);
  if (!isPassed) {
    const failure = {
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    };
    await failIntent(bank, intent, method, failure, null, false);
  } else if (code) await failIntent(bank, intent, method, { code, decline, message }, null);
  else await succeed(bank, intent, method, null, withMore);
}

/**
 * The end of a payment that takes days.
 *
 * @param {Bank} bank
 * @param {StripeObject} intent
 * @param {boolean} isPaid
 * @param {(fact: Fact[]) => Fact[]} [withMore]
 */
export async function finishProcessing(bank, intent, isPaid, withMore = (facts) => facts) {
  expectStatus(intent, 'finish', ['processing']);
  const method = methodOf(bank.account, intent.payment_method);
  if (isPaid) {
    await succeed(bank, intent, method, null, withMore);
    return;
  }
  const message = 'The customer does not have enough funds in their account.';
  await failIntent(bank, intent, method, { code: 'payment_intent_payment_attempt_failed', decline: 'insufficient_funds', message }, null);
  await bank.announce(intent, withMore([]));
}

/** @param {Bank} bank @param {StripeObject} intent @param {Record<string, any>} params @param {string | null} key */
export async function cancelIntent(bank, intent, params, key) {
  expectStatus(intent, 'cancel', [...confirmable, 'requires_capture', 'processing']);
  const { cancellation_reason = null } = params;
  Object.assign(intent, { status: 'canceled', canceled_at: now(), cancellation_reason, next_action: null });
  await bank.announce(intent, [['payment_intent.canceled', intent]], key);
  return intent;
}
