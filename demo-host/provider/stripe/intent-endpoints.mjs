import { listing, reading } from './endpoint.mjs';
import { StripeFault, invalid } from './errors.mjs';
import { cancelIntent, checkAmount, confirmIntent, makeIntent } from './intents.mjs';
import { makeBankMethod, makeCardMethod, makeToken, methodOf } from './methods.mjs';
import * as shapes from './shapes.mjs';

/** @typedef {import('./endpoint.mjs').Call} Call */
/** @typedef {import('./endpoint.mjs').Endpoint} Endpoint */
/** @typedef {import('./account.mjs').Account} Account */

/** @param {Account} account @param {Record<string, any>} data  `payment_method_data` */
function methodFrom(account, { type, card, billing_details }) {
  if (type === 'us_bank_account') return makeBankMethod(account, billing_details);
  if (!card)
    throw invalid('Missing required param: payment_method_data[card].', { code: 'parameter_missing', param: 'payment_method_data[card]' });
  return makeCardMethod(account, card, billing_details);
}

/** What a page may read of an intent with its client secret. */
const publicFields = [
  'id',
  'object',
  'amount',
  'currency',
  'client_secret',
  'created',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'status',
];

/** @param {Call} call */
function readIntent({ bank, id, params, isPublic }) {
  const intent = bank.account.get('intent', id);
  if (isPublic && params.client_secret !== intent.client_secret) {
    throw new StripeFault(404, 'invalid_request_error', `No such payment_intent: '${id}'`, { code: 'resource_missing', param: 'intent' });
  }
  if (!isPublic) return intent;
  return Object.fromEntries(publicFields.map((name) => [name, intent[name]]));
}

/** @param {Call} call */
async function createIntent({ bank, params, key }) {
  checkAmount(params.amount, 'amount');
  if (params.confirmation_token && !params.confirm) {
    throw invalid('You can only provide `confirmation_token` when `confirm` is true.', { param: 'confirmation_token' });
  }
  if (params.confirmation_token) bank.account.get('token', params.confirmation_token, 'confirmation_token');
  const intent = makeIntent(bank, params, { key });
  if (params.payment_method) intent.payment_method = methodOf(bank.account, params.payment_method).id;
  await bank.announce(intent, [['payment_intent.created', intent]], key);
  return params.confirm ? confirmIntent(bank, intent, params, key) : intent;
}

/** @type {Endpoint[]} */
export const intentEndpoints = [
  { method: 'POST', path: '/payment_intents', shape: shapes.intentParams, run: createIntent },
  { method: 'GET', path: '/payment_intents', shape: shapes.intentListParams, run: listing('intent', {}) },
  { method: 'GET', path: '/payment_intents/:id', shape: shapes.intentReadParams, run: readIntent, isPublic: true },
  {
    method: 'POST',
    path: '/payment_intents/:id',
    shape: shapes.intentUpdateParams,
    run({ bank, id, params: { metadata = {}, expand: _expand, ...changes } }) {
      const intent = bank.account.get('intent', id);
      if (changes.amount !== undefined) checkAmount(changes.amount, 'amount');
      if (changes.amount !== undefined && !['requires_payment_method', 'requires_confirmation'].includes(intent.status)) {
        const message = `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`;
        throw invalid(message, { code: 'payment_intent_unexpected_state' });
      }
      Object.assign(intent, changes, { metadata: { ...intent.metadata, ...metadata } });
      return intent;
    },
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/confirm',
    shape: shapes.intentConfirmParams,
    run: ({ bank, id, params, key }) => confirmIntent(bank, bank.account.get('intent', id), params, key),
  },
  {
    method: 'POST',
    path: '/payment_intents/:id/cancel',
    shape: shapes.intentCancelParams,
    run: ({ bank, id, params, key }) => cancelIntent(bank, bank.account.get('intent', id), params, key),
  },
  {
    method: 'POST',
    path: '/confirmation_tokens',
    shape: shapes.tokenParams,
    isPublic: true,
    run: ({ bank: { account }, params }) => makeToken(account, methodFrom(account, params.payment_method_data), params.return_url),
  },
  {
    method: 'POST',
    path: '/test_helpers/confirmation_tokens',
    shape: shapes.testTokenParams,
    run({ bank: { account }, params }) {
      const { payment_method, payment_method_data } = params;
      const method = payment_method_data ? methodFrom(account, payment_method_data) : methodOf(account, payment_method ?? 'pm_card_visa');
      return makeToken(account, method, params.return_url);
    },
  },
  { method: 'GET', path: '/confirmation_tokens/:id', shape: shapes.readParams, run: reading('token') },
];
