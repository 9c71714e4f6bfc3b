import { now, randomText } from './account.mjs';
import { lineList } from './answers.mjs';
import { listing, reading } from './endpoint.mjs';
import { invalid } from './errors.mjs';
import { expireSession, keepTime, makeSession } from './sessions.mjs';
import * as shapes from './shapes.mjs';

/** @typedef {import('./endpoint.mjs').Call} Call */
/** @typedef {import('./endpoint.mjs').Endpoint} Endpoint */

/** @param {Call} call */
function createCoupon({ bank, params }) {
  if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
    throw invalid('You must pass either `percent_off` or `amount_off`, and not both.', { code: 'parameter_missing', param: 'percent_off' });
  }
  if (params.amount_off && !params.currency) {
    throw invalid('You must pass currency when passing amount_off', { code: 'parameter_missing', param: 'currency' });
  }
  const id = params.id ?? randomText(8);
  if (bank.account.find('coupon', id)) throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  return bank.account.add('coupon', {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: now(),
    currency: params.amount_off ? params.currency : null,
    duration: params.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
}

/** @type {Endpoint[]} */
export const checkoutEndpoints = [
  {
    method: 'POST',
    path: '/checkout/sessions',
    shape: shapes.sessionParams,
    run: ({ bank, params, origin, key }) => makeSession(bank, params, origin, key),
  },
  {
    method: 'GET',
    path: '/checkout/sessions',
    shape: shapes.sessionListParams,
    run: listing('session', { payment_intent: true, status: true }),
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id',
    shape: shapes.readParams,
    async run({ bank, id }) {
      const session = bank.account.get('session', id);
      await keepTime(bank, session);
      return session;
    },
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id',
    shape: shapes.sessionUpdateParams,
    run({ bank, id, params: { metadata = {} } }) {
      const session = bank.account.get('session', id);
      Object.assign(session.metadata, metadata);
      return session;
    },
  },
  {
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    shape: shapes.readParams,
    run: ({ bank, id, key }) => expireSession(bank, bank.account.get('session', id), key),
  },
  {
    method: 'GET',
    path: '/checkout/sessions/:id/line_items',
    shape: shapes.linesParams,
    run: ({ bank, id, params }) => lineList(bank.account.get('session', id), params.limit),
  },
  { method: 'POST', path: '/coupons', shape: shapes.couponParams, run: createCoupon },
  { method: 'GET', path: '/coupons/:id', shape: shapes.readParams, run: reading('coupon') },
];
