import { listOf } from './answers.mjs';
import { refund } from './charges.mjs';
import { checkoutEndpoints } from './checkout-endpoints.mjs';
import { listing, reading } from './endpoint.mjs';
import { intentEndpoints } from './intent-endpoints.mjs';
import * as shapes from './shapes.mjs';

/** @typedef {import('./endpoint.mjs').Endpoint} Endpoint */

/** @type {Endpoint[]} */
const rest = [
  { method: 'POST', path: '/refunds', shape: shapes.refundParams, run: ({ bank, params, key }) => refund(bank, params, key) },
  { method: 'GET', path: '/refunds', shape: shapes.refundListParams, run: listing('refund', { charge: true, payment_intent: true }) },
  { method: 'GET', path: '/refunds/:id', shape: shapes.readParams, run: reading('refund') },
  { method: 'GET', path: '/charges', shape: shapes.chargeListParams, run: listing('charge', { payment_intent: true }) },
  { method: 'GET', path: '/charges/:id', shape: shapes.readParams, run: reading('charge') },
  {
    method: 'GET',
    path: '/events',
    shape: shapes.eventListParams,
    run({ bank, params, path }) {
      const types = params.types ?? (params.type === undefined ? undefined : [params.type]);
      const events = bank.account.all('event').filter(({ type }) => !types || types.includes(type));
      return listOf(events, params, path);
    },
  },
  { method: 'GET', path: '/events/:id', shape: shapes.readParams, run: reading('event') },
  {
    method: 'GET',
    path: '/balance',
    shape: shapes.readParams,
    run: () => ({
      object: 'balance',
      available: [{ amount: 0, currency: 'usd' }],
      livemode: false,
      pending: [{ amount: 0, currency: 'usd' }],
    }),
  },
  {
    method: 'GET',
    path: '/account',
    shape: shapes.readParams,
    run: () => ({
      id: 'acct_1FakeStripe',
      object: 'account',
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      email: null,
      payouts_enabled: true,
      settings: { dashboard: { display_name: 'Fake Stripe', timezone: 'Etc/UTC' } },
      type: 'standard',
    }),
  },
];

/** Every call that the fake knows. */
export const endpoints = [...checkoutEndpoints, ...intentEndpoints, ...rest];
