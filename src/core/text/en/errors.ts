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
  'error.signup.title': 'Signup Error',
  'error.signup.message':
    'An unknown error occurred. Please check your information and try again. If the error persists, please contact us.',
  'error.server.title': 'Server Error',
  'error.server.message': 'An error has occurred. Please try again in a few minutes.',
  // NET-08
  'error.status.expired': 'This page has expired. Please refresh and try again. If the problem persists, please contact us.',
  'error.status.tooLarge': 'Your text or files are too large to send.',
  'error.status.tooMany': 'Too many tries. Please try again in a few minutes.',
  'error.domains.title': 'Your domains have changed',
  'error.domains.gone': 'No longer available, so taken out: {gone}. Nothing has been charged. Please check the new total and submit again.',
  'error.domains.price':
    'New prices for the first year + each further year: {changed}. Nothing has been charged. Please check the new total and submit again.',
  'error.domains.both':
    'No longer available, so taken out: {gone}. New prices for the first year + each further year: {changed}. Nothing has been charged. Please check the new total and submit again.',
  'error.captcha.failed': 'Error while verifying ReCAPTCHA response. Please try again, and let us know if the error persists.',
  'error.captcha.notLoaded': 'ReCAPTCHA has not been loaded',
} as const;
