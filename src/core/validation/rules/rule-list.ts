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
import { lengthBound } from './length-bound';
import { mask } from './mask';
import { matching } from './matching';
import { numberBound } from './number-bound';
import { passwordConfirmed } from './password-confirmed';
import { pattern } from './pattern';
import { phoneNumber } from './phone-number';
import { requestedPrice } from './requested-price';
import { required } from './required';
import type { Rule } from './rule';
import { url } from './url';
import { memoizePerObject } from '../../util/memoize-per-object';

const atLeast = (value: number, bound: number) => value >= bound;
const atMost = (value: number, bound: number) => value <= bound;

/** At least N characters (RULE-16). */
const length = lengthBound(atLeast);
/** At most N characters (RULE-17). */
const maxLength = lengthBound(atMost);

/** Every rule by its name in rule strings. */
export const ruleList = {
  required,
  length,
  maxLength,
  // Aliases for the attributes `minlength` and `maxlength` (VALID-08).
  min: length,
  max: maxLength,
  minValue: numberBound(atLeast),
  maxValue: numberBound(atMost),
  pattern,
  mask,
  email,
  url,
  phoneNumber,
  faxNumber,
  creditCard,
  expiryMonth,
  /** A zip code of the US: five digits, or five and four (ADDR-26). */
  usZip: matching(/^\s*\d{5}([\s-]?\d{4})?\s*$/),
  /** Only digits (RULE-09). */
  numeric: matching(/^\d+$/),
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
  /** N comes from the page config's `passwordMinLength` (RULE-14). */
  passwordMin: { ...length },
  /** At least one character of a kind (RULE-13). */
  passwordLower: matching(/[a-z]/),
  passwordUpper: matching(/[A-Z]/),
  passwordNumber: matching(/\d/),
  passwordSpecial: matching(/[\p{P}\p{S}]/u),
  passwordConfirmed,
  captchaResponse,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof ruleList;

/** The name of a rule; of its names the one that has the sentence, as an alias stands behind it. */
export const nameOf = memoizePerObject((rule: Rule): string => Object.entries(ruleList).find(([, other]) => other === rule)![0]);
