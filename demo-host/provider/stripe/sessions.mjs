import { newId, now } from './account.mjs';
import { invalid } from './errors.mjs';
import { attempt, authenticate, finishProcessing, leastAmount, makeIntent } from './intents.mjs';

/** @typedef {import('./account.mjs').StripeObject} StripeObject */
/** @typedef {import('./bank.mjs').Bank} Bank */
/** @typedef {import('./bank.mjs').Fact} Fact */

const hour = 60 * 60;

/** The lines of each session, which stand in an answer only when they are asked for. @type {WeakMap<StripeObject, StripeObject[]>} */
const lines = new WeakMap();

/** @param {StripeObject} session */
export const linesOf = (session) => lines.get(session) ?? [];

/** Gives a discount to the lines, the first first. @param {StripeObject[]} items @param {number} discount cents */
function discountLines(items, discount) {
  for (const item of items) {
    const off = Math.min(discount, item.amount_subtotal);
    Object.assign(item, { amount_discount: off, amount_total: item.amount_subtotal - off });
    discount -= off;
  }
}

/** @param {Record<string, any>} params @param {number} index @returns {StripeObject} */
function lineOf({ price_data: price, quantity = 1, metadata = {} }, index) {
  const { unit_amount, currency, product_data } = price;
  const amount = unit_amount * quantity;
  return {
    id: newId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product_data.name,
    metadata,
    price: {
      id: newId('price_1'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now(),
      currency,
      livemode: false,
      metadata: {},
      nickname: null,
      product: newId('prod_', 14),
      recurring: null,
      type: 'one_time',
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
    quantity,
    index,
  };
}

/** @param {Bank} bank @param {Record<string, any>} params @param {number} subtotal cents */
function discountOf({ account }, { discounts = [] }, subtotal) {
  const [discount] = discounts;
  if (!discount) return 0;
  const coupon = account.get('coupon', discount.coupon, 'discounts[0][coupon]');
  coupon.times_redeemed += 1;
  return coupon.amount_off === null ? Math.round((subtotal * coupon.percent_off) / 100) : Math.min(coupon.amount_off, subtotal);
}

/** @param {Record<string, any>} params */
function checkExpiry({ expires_at }) {
  if (expires_at === undefined) return;
  const seconds = expires_at - now();
  const message = 'The `expires_at` timestamp must be less than 24 hours and at least 30 minutes from Checkout Session creation.';
  if (seconds < hour / 2 - 5 || seconds > 24 * hour + 5) throw invalid(message, { param: 'expires_at' });
}

/**
 * @param {Bank} bank
 * @param {Record<string, any>} params
 * @param {string} origin  where the page of the session stands
 * @param {string | null} key  the idempotency key of the call
 */
export function makeSession(bank, params, origin, key) {
  checkExpiry(params);
  const items = params.line_items.map(lineOf);
  const subtotal = items.reduce((/** @type {number} */ sum, /** @type {StripeObject} */ item) => sum + item.amount_subtotal, 0);
  const discount = discountOf(bank, params, subtotal);
  const total = subtotal - discount;
  if (total > 0 && total < leastAmount) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw invalid(message, { code: 'amount_too_small' });
  }
  if (total > 99_999_999) throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large' });
  discountLines(items, discount);
  const id = newId('cs_test_a1', 56);
  const session = bank.account.add('session', {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    created: now(),
    currency: 'usd',
    custom_fields: [],
    customer: null,
    customer_creation: 'if_required',
    customer_details: params.customer_email ? { email: params.customer_email, name: null, phone: null } : null,
    customer_email: params.customer_email ?? null,
    discounts: (params.discounts ?? []).map((/** @type {StripeObject} */ { coupon }) => ({ coupon, promotion_code: null })),
    expires_at: params.expires_at ?? now() + 24 * hour,
    invoice: null,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    shipping_cost: null,
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: params.ui_mode ?? 'hosted_page',
    url: `${origin}/c/pay/${id}`,
  });
  for (const item of items) delete item.index;
  lines.set(session, items);
  intentParams.set(session, params.payment_intent_data ?? {});
  bank.begin(session, { key });
  return session;
}

/** `payment_intent_data` of each session. @type {WeakMap<StripeObject, Record<string, any>>} */
const intentParams = new WeakMap();

/** @param {Bank} bank @param {StripeObject} session @param {string | null} [key] */
export async function expireSession(bank, session, key = null) {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  Object.assign(session, { status: 'expired', url: null });
  const intent = session.payment_intent && bank.account.get('intent', session.payment_intent);
  if (intent && intent.status !== 'canceled') {
    Object.assign(intent, { status: 'canceled', canceled_at: now(), cancellation_reason: 'automatic', next_action: null });
  }
  await bank.announce(session, [['checkout.session.expired', session]], key);
  return session;
}

/** Expires a session whose time is over. @param {Bank} bank @param {StripeObject} session */
export async function keepTime(bank, session) {
  if (session.status === 'open' && session.expires_at <= now()) await expireSession(bank, session);
}

/** Completes the session together with its intent. @param {StripeObject} session @param {StripeObject} intent @param {string} [email] */
function completing(session, intent, email) {
  return (/** @type {Fact[]} */ facts) => {
    Object.assign(session, {
      status: 'complete',
      payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
      customer_details: { email: email ?? session.customer_email, name: null, phone: null },
      url: null,
    });
    return /** @type {Fact[]} */ ([...facts, ['checkout.session.completed', session]]);
  };
}

/**
 * The visitor pays on the page of the session.
 *
 * @param {Bank} bank
 * @param {StripeObject} session
 * @param {StripeObject} method
 * @returns {Promise<StripeObject | null>} the intent, null where nothing is due
 */
export async function paySession(bank, session, method) {
  if (session.status !== 'open') throw invalid('This Checkout Session is no longer open.');
  if (session.amount_total === 0) {
    Object.assign(session, { status: 'complete', url: null });
    await bank.announce(session, [['checkout.session.completed', session]]);
    return null;
  }
  const known = session.payment_intent && bank.account.find('intent', session.payment_intent);
  const intent =
    known ?? makeIntent(bank, { amount: session.amount_total, currency: session.currency, ...intentParams.get(session) }, { session });
  session.payment_intent = intent.id;
  await attempt(bank, intent, method, null, completing(session, intent));
  return intent;
}

/** @param {Bank} bank @param {StripeObject} session @param {boolean} isPassed */
export async function authenticateSession(bank, session, isPassed) {
  const intent = bank.account.get('intent', session.payment_intent);
  await authenticate(bank, intent, isPassed, completing(session, intent));
  return intent;
}

/** The end of a payment that takes days. @param {Bank} bank @param {StripeObject} session @param {boolean} isPaid */
export async function settleSession(bank, session, isPaid) {
  const intent = bank.account.get('intent', session.payment_intent);
  await finishProcessing(bank, intent, isPaid, (facts) => {
    if (isPaid) session.payment_status = 'paid';
    return [...facts, [`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session]];
  });
}
