import { boolean, currency, email, expand, integer, list, metadata, oneOf, shape, text, url } from './params.mjs';

/** What each call takes: those parameters of Stripe's that the fake knows. Every other is refused as unknown. */

const methods = list(oneOf('card', 'us_bank_account', 'link', 'klarna', 'paypal', 'amazon_pay', 'cashapp', 'affirm'));
const locale = oneOf('auto', 'en', 'es', 'fr', 'de', 'pt-BR', 'zh', 'zh-TW', 'vi', 'ko', 'ru', 'ar', 'he', 'hi-IN');

const pages = {
  limit: integer(1, 100),
  starting_after: text(),
  ending_before: text(),
  created: (/** @type {import('./form-body.mjs').FormValue} */ value, /** @type {string} */ param) =>
    typeof value === 'string'
      ? integer()(value, param)
      : shape({ gt: integer(), gte: integer(), lt: integer(), lte: integer() })(value, param),
  expand,
};

const productData = shape({ name: text(250), description: text(), metadata, images: list(url, 8), tax_code: text() }, ['name']);
const priceData = shape(
  {
    currency,
    unit_amount: integer(0, 99_999_999),
    product_data: productData,
    tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  },
  ['currency', 'unit_amount', 'product_data'],
);
const lineItem = shape({ price_data: priceData, quantity: integer(1, 999_999), metadata }, ['price_data', 'quantity']);

export const sessionParams = shape(
  {
    mode: oneOf('payment'),
    line_items: list(lineItem, 100),
    success_url: url,
    cancel_url: url,
    client_reference_id: text(200),
    customer_email: email,
    customer_creation: oneOf('always', 'if_required'),
    discounts: list(shape({ coupon: text() }, ['coupon']), 1),
    metadata,
    locale,
    expires_at: integer(),
    submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
    ui_mode: oneOf('hosted_page'),
    allowed_payment_method_types: methods,
    billing_address_collection: oneOf('auto', 'required'),
    payment_intent_data: shape({ description: text(1000), metadata, receipt_email: email, statement_descriptor_suffix: text(22) }),
    expand,
  },
  ['mode', 'line_items', 'success_url'],
);
export const sessionUpdateParams = shape({ metadata, expand });
export const sessionListParams = shape({ ...pages, payment_intent: text(), status: oneOf('open', 'complete', 'expired') });

export const couponParams = shape({
  id: text(500),
  amount_off: integer(1),
  percent_off: integer(1, 100),
  currency,
  duration: oneOf('once', 'forever'),
  name: text(40),
  max_redemptions: integer(1),
  redeem_by: integer(),
  metadata,
  expand,
});

const confirming = {
  confirmation_token: text(),
  payment_method: text(),
  return_url: url,
  use_stripe_sdk: boolean,
  off_session: boolean,
  error_on_requires_action: boolean,
  receipt_email: email,
  mandate_data: shape({
    customer_acceptance: shape({ type: oneOf('online', 'offline'), online: shape({ ip_address: text(), user_agent: text() }) }),
  }),
  expand,
};
const describing = { description: text(1000), metadata, receipt_email: email, statement_descriptor_suffix: text(22) };

export const intentParams = shape(
  {
    ...confirming,
    ...describing,
    amount: integer(1),
    currency,
    confirm: boolean,
    capture_method: oneOf('automatic', 'automatic_async'),
    allowed_payment_method_types: methods,
    automatic_payment_methods: shape({ enabled: boolean, allow_redirects: oneOf('always', 'never') }, ['enabled']),
  },
  ['amount', 'currency'],
);
export const intentUpdateParams = shape({ ...describing, amount: integer(1), currency, expand });
export const intentConfirmParams = shape(confirming);
export const intentCancelParams = shape({
  cancellation_reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'),
  expand,
});
export const intentReadParams = shape({ client_secret: text(), key: text(), is_stripe_sdk: boolean, expand });
export const intentListParams = shape(pages);

const billing = shape({
  name: text(),
  email,
  phone: text(),
  address: shape({ line1: text(), line2: text(), city: text(), state: text(), postal_code: text(), country: text(2) }),
});
const card = shape({ number: text(30), exp_month: integer(), exp_year: integer(), cvc: text(4) }, ['number', 'exp_month', 'exp_year']);
const methodData = shape({ type: oneOf('card', 'us_bank_account'), card, billing_details: billing }, ['type']);

export const tokenParams = shape({ key: text(), payment_method_data: methodData, return_url: url, expand }, ['payment_method_data']);
export const testTokenParams = shape({ payment_method: text(), payment_method_data: methodData, return_url: url, expand });

export const refundParams = shape({
  charge: text(),
  payment_intent: text(),
  amount: integer(1),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata,
  expand,
});
export const refundListParams = shape({ ...pages, charge: text(), payment_intent: text() });
export const chargeListParams = shape({ ...pages, payment_intent: text() });
export const eventListParams = shape({ ...pages, type: text(), types: list(text(), 20), delivery_success: boolean });
export const readParams = shape({ expand });
export const linesParams = shape(pages);
