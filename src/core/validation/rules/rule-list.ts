import { captchaResponse } from './captcha-response';
import { creditCard } from './credit-card';
import { digits } from './digits';
import { email } from './email';
import { length } from './length';
import { maxLength } from './max-length';
import { numeric } from './numeric';
import { passwordConfirmed } from './password-confirmed';
import { passwordLower } from './password-lower';
import { passwordMin } from './password-min';
import { passwordNumber } from './password-number';
import { passwordSpecial } from './password-special';
import { passwordUpper } from './password-upper';
import { phoneNumber } from './phone-number';
import { required } from './required';
import type { Rule } from './rule';

/** Every rule by the name it has in a rule string. */
export const ruleList = {
  required,
  length,
  maxLength,
  email,
  phoneNumber,
  creditCard,
  numeric,
  digits,
  passwordMin,
  passwordLower,
  passwordUpper,
  passwordNumber,
  passwordSpecial,
  passwordConfirmed,
  captchaResponse,
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof ruleList;
