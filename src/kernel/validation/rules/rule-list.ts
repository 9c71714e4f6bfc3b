import { addressValidation } from './address-validation';
import { atLeastOnePropInObject, captchaResponse, required } from './presence';
import { businessPurposeLength, businessPurposeRequired, homeState, isBusinessFormed, moreThanEnding } from './company';
import { creditCard, expiry } from './card';
import { date } from './date';
import { digits, mask, matching, pattern } from './text-shape';
import { email, url } from './internet-addresses';
import { dialable, faxNumber, phoneNumber } from './phones';
import { fileExtension, fileSize } from './files';
import { lengthBound, numberBound } from './bounds';
import { passwordConfirmed, passwordLower, passwordNumber, passwordSpecial, passwordUpper } from './password';
import { requestedPrice } from './requested-price';
import type { Rule } from './rule';

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
  dialable,
  phoneNumber,
  faxNumber,
  creditCard,
  expiry,
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
  moreThanEnding,
  businessPurposeLength,
  businessPurposeRequired,
  addressValidation,
  fileSize,
  fileExtension,
  /** N comes from the page config's `passwordMinLength` (RULE-14). */
  passwordMin: { ...length },
  passwordLower,
  passwordUpper,
  passwordNumber,
  passwordSpecial,
  passwordConfirmed,
  captchaResponse,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof ruleList;
