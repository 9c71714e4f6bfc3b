/** What codes of Stripe have in common, by the `decline_code`, else the `code`, of an error: https://docs.stripe.com/declines/codes */
const kinds = new Map([
  ['insufficient_funds', 'funds'],
  ['card_velocity_exceeded', 'funds'],
  ['withdrawal_count_limit_exceeded', 'funds'],
  ['expired_card', 'expired'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['invalid_expiry_month_number', 'expiry'],
  ['incorrect_cvc', 'cvc'],
  ['invalid_cvc', 'cvc'],
  ['incorrect_number', 'number'],
  ['invalid_number', 'number'],
  ['incorrect_zip', 'zip'],
  ['incorrect_address', 'zip'],
  ['authentication_required', 'bankCheck'],
  ['authentication_not_handled', 'bankCheck'],
  ['payment_intent_authentication_failure', 'bankCheck'],
  ['processing_error', 'later'],
  ['issuer_not_available', 'later'],
  ['try_again_later', 'later'],
  ['reenter_transaction', 'later'],
  ['approve_with_id', 'later'],
  ['card_not_supported', 'kind'],
  ['currency_not_supported', 'kind'],
  ['service_not_allowed', 'kind'],
  ['transaction_not_allowed', 'kind'],
  ['not_permitted', 'kind'],
  ['testmode_decline', 'test'],
  ['test_mode_live_card', 'test'],
  ['live_mode_test_card', 'test'],
]);

const other = 'Try another card or another way to pay.';
const check = 'Check it and try again, or use another card.';

/** What happened, and what helps. @type {Readonly<Record<string, readonly [string, string]>>} */
const words = {
  declined: ['Your bank declined the payment and did not say why.', 'Try another card, or ask your bank.'],
  funds: ['Your bank says that the payment is above the limit or the balance of the card.', other],
  expired: ['The card has expired.', 'Try another card.'],
  expiry: ['The expiration date is not the one of the card.', check],
  cvc: ['The security code is not the one of the card.', check],
  number: ['The card number is not right.', check],
  zip: ['The ZIP code is not the one that your bank knows.', check],
  bankCheck: ['Your bank could not confirm that it is you who pays.', 'Try again, or use another card.'],
  later: ['Your bank could not process the payment at this moment.', 'Try again in a few minutes, or use another card.'],
  kind: ['The card does not allow this kind of payment.', other],
  test: ['This shop does not take this card, because one of the two is only for testing.', other],
};

/** Of a payment that was left, or of which Stripe says nothing. */
export const notCompleted = 'The payment was not completed. Nothing was ordered or charged. Please try again.';

/**
 * Why Stripe refused a payment and what helps, for the visitor. Whether a card is lost, stolen or suspected is never said: that
 * would help whoever tests cards.
 *
 * @param {{ code?: string, decline_code?: string }} error
 * @returns {string}
 */
export function declineWords({ code = '', decline_code = '' }) {
  const kind = kinds.get(decline_code) ?? kinds.get(code) ?? 'declined';
  const [what, help] = /** @type {readonly [string, string]} */ (words[kind]);
  return `${what} Nothing was ordered or charged. ${help}`;
}
