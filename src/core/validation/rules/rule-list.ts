import { addressValidation } from './address-validation';
import { atLeastOnePropInObject } from './at-least-one-prop-in-object';
import { businessPurposeLength } from './business-purpose-length';
import { businessPurposeRequired } from './business-purpose-required';
import { captchaResponse } from './captcha-response';
import { creditCard } from './credit-card';
import { date } from './date';
import { digits } from './digits';
import { email } from './email';
import { expiryMonth } from './expiry-month';
import { faxNumber } from './fax-number';
import { fileExtension } from './file-extension';
import { fileSize } from './file-size';
import { homeState } from './home-state';
import { isBusinessFormed } from './is-business-formed';
import { length } from './length';
import { mask } from './mask';
import { maxLength } from './max-length';
import { maxValue } from './max-value';
import { minValue } from './min-value';
import { numeric } from './numeric';
import { passwordConfirmed } from './password-confirmed';
import { passwordLower } from './password-lower';
import { passwordMin } from './password-min';
import { passwordNumber } from './password-number';
import { passwordSpecial } from './password-special';
import { passwordUpper } from './password-upper';
import { pattern } from './pattern';
import { phoneNumber } from './phone-number';
import { requestedPrice } from './requested-price';
import { required } from './required';
import type { Rule } from './rule';
import { url } from './url';
import { usZip } from './us-zip';

/** Every rule by its name in rule strings. */
export const ruleList = {
  required,
  length,
  maxLength,
  // Aliases for the attributes `minlength` and `maxlength` (VALID-08).
  min: length,
  max: maxLength,
  minValue,
  maxValue,
  pattern,
  mask,
  email,
  url,
  phoneNumber,
  faxNumber,
  creditCard,
  expiryMonth,
  usZip,
  numeric,
  digits,
  date,
  requestedPrice,
  atLeastOnePropInObject,
  isBusinessFormed,
  homeState,
  businessPurposeLength,
  businessPurposeRequired,
  addressValidation,
  fileSize,
  fileExtension,
  passwordMin,
  passwordLower,
  passwordUpper,
  passwordNumber,
  passwordSpecial,
  passwordConfirmed,
  captchaResponse,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof ruleList;
