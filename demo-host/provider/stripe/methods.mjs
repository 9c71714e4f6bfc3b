import { newId, now } from './account.mjs';
import { cardOf, passesChecksum, testCards } from './cards.mjs';
import { StripeFault, invalid, missingObject } from './errors.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./cards.mjs').TestCard} TestCard */

/**
 * What a card does, by the payment method made of it. The number itself is kept nowhere.
 *
 * @type {WeakMap<StripeObject, Omit<TestCard, 'number'>>}
 */
const conduct = new WeakMap();

/** @param {StripeObject} method @returns {Partial<Omit<TestCard, 'number'>>} */
export const conductOf = (method) => conduct.get(method) ?? {};

/**
 * @param {Account} account
 * @param {Record<string, any>} card  `number`, `exp_month`, `exp_year`, `cvc`
 * @param {Record<string, any>} [billing]
 */
export function makeCardMethod(account, card, billing = {}) {
  const number = String(card.number).replaceAll(' ', '');
  const refuse = (/** @type {string} */ code, /** @type {string} */ message, /** @type {string} */ param) =>
    new StripeFault(402, 'card_error', message, { code, param });
  if (!/^\d{12,19}$/.test(number) || !passesChecksum(number)) throw refuse('incorrect_number', 'Your card number is incorrect.', 'number');
  const year = Number(card.exp_year) < 100 ? 2000 + Number(card.exp_year) : Number(card.exp_year);
  if (!(card.exp_month >= 1 && card.exp_month <= 12)) {
    throw refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const today = new Date();
  if (!(year * 12 + card.exp_month > today.getFullYear() * 12 + today.getMonth() && year < 2100)) {
    throw refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const { number: _number, ...does } = cardOf(number);
  const method = newMethod(
    account,
    'card',
    { brand: does.brand, country: 'US', exp_month: card.exp_month, exp_year: year, funding: 'credit', last4: number.slice(-4) },
    billing,
  );
  conduct.set(method, does);
  return method;
}

/** A bank account, whose money comes after days. @param {Account} account @param {Record<string, any>} [billing] */
export const makeBankMethod = (account, billing = {}) =>
  newMethod(account, 'us_bank_account', { bank_name: 'STRIPE TEST BANK', last4: '6789' }, billing);

/** @param {Account} account @param {string} type @param {StripeObject} details @param {Record<string, any>} billing */
function newMethod(account, type, details, billing) {
  return account.add('method', {
    id: newId('pm_1'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, ...billing },
    created: now(),
    customer: null,
    livemode: false,
    metadata: {},
    type,
    [type]: details,
  });
}

/** A payment method by its id, or one of the ready ones (`pm_card_visa`). @param {Account} account @param {string} id */
export function methodOf(account, id) {
  const found = account.find('method', id);
  if (found) return found;
  const ready = testCards.find(({ method }) => method === id);
  if (!ready) throw missingObject('PaymentMethod', id, 'payment_method');
  return makeCardMethod(account, { number: ready.number, exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' });
}

/** How long a ConfirmationToken can be used, seconds. */
const tokenLife = 12 * 60 * 60;

/**
 * @param {Account} account
 * @param {StripeObject} method
 * @param {string} [returnUrl]
 */
export function makeToken(account, method, returnUrl) {
  const { id: _id, object: _object, created: _created, livemode: _livemode, metadata: _metadata, ...preview } = method;
  const token = account.add('token', {
    id: newId('ctoken_1'),
    object: 'confirmation_token',
    created: now(),
    expires_at: now() + tokenLife,
    livemode: false,
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: preview,
    return_url: returnUrl ?? null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  });
  methodsOfTokens.set(token, method);
  return token;
}

/** @type {WeakMap<StripeObject, StripeObject>} */
const methodsOfTokens = new WeakMap();

/** The payment method of a token, which one intent alone may use. @param {Account} account @param {string} id @param {StripeObject} intent */
export function redeemToken(account, id, intent) {
  const token = account.get('token', id, 'confirmation_token');
  if (token.payment_intent) {
    const message = `The provided ConfirmationToken (${id}) has already been used to confirm a PaymentIntent and cannot be used again.`;
    throw invalid(message, { param: 'confirmation_token' });
  }
  if (token.expires_at < now()) throw invalid(`The provided ConfirmationToken (${id}) has expired.`, { param: 'confirmation_token' });
  Object.assign(token, { payment_intent: intent.id, expires_at: null });
  return { token, method: /** @type {StripeObject} */ (methodsOfTokens.get(token)) };
}
