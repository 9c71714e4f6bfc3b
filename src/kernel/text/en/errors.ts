/** The sentences that say what went wrong with a submission. */
export const errors = {
  // ERR-01 to ERR-08, CAPT-05, CAPT-06, SUBM-01
  'error.checkout.title': 'Error',
  'error.checkout.message': 'An error occurred. Please verify your input and try again.',
  'error.missingProperty.message': 'An error has occurred. Please refresh and try again. If the problem persists, please contact us',
  'error.contactUs': 'contact us',
  'error.persists': 'If the problem persists, please contact us.',
  'error.tokenizer.title': 'Payment method declined',
  'error.payment.title': 'Payment Error',
  'error.payment.message':
    'Please double check the payment information or contact your payment provider. You can also try another payment method.',
  'error.card.notCharged': 'Nothing was charged. Check the card, then submit again.',
  'error.card.check': 'Check the card',
  'error.way.notCharged': 'Nothing was ordered or charged. You can submit again, or choose another way to pay.',
  'error.way.choose': 'choose another way to pay',
  'error.notCharged': 'Nothing was ordered or charged. You can submit again.',
  'error.card.unreachable': 'We could not reach the card service. Your card was not charged. Check your connection and try again.',
  'error.card.failed': 'The card service is out of order at the moment. Your card was not charged. Please try again in a few minutes.',
  'error.signup.title': 'Signup Error',
  'error.signup.message':
    'An unknown error occurred. Please check your information and try again. If the error persists, please contact us.',
  'error.server.title': 'Server Error',
  'error.server.message': 'An error has occurred. Please try again in a few minutes.',
  // NET-08
  'error.status.expired': 'This page has expired. Please refresh it and try again. If the problem persists, please contact us.',
  'error.status.tooLarge': 'What you sent is too large. Please shorten your text or send smaller files.',
  'error.status.tooMany': 'There were too many tries in a short time. Please wait a few minutes and try again.',
  'error.domains.title': 'Your domains have changed',
  'error.domains.gone':
    'We removed these domains because they are no longer available: {gone}. Nothing has been charged. Please check the new total and submit again.',
  'error.domains.price':
    'These domains have new prices for the first year + each further year: {changed}. Nothing has been charged. Please check the new total and submit again.',
  'error.domains.both':
    'We removed these domains because they are no longer available: {gone}. These have new prices for the first year + each further year: {changed}. Nothing has been charged. Please check the new total and submit again.',
  'error.captcha.failed': 'Error while verifying ReCAPTCHA response. Please try again, and let us know if the error persists.',
  'error.captcha.title': 'One more check',
  'error.captcha.wanted': 'Please solve the captcha, then submit again. Nothing was ordered or charged.',
  'error.captcha.notLoaded': 'ReCAPTCHA has not been loaded',
} as const;
