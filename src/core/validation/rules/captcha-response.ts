import { isEmpty } from '../is-empty';
import type { Rule } from './rule';

/** A captcha that is asked must be answered; its sentence is its own (CAPT-04). */
export const captchaResponse: Rule = {
  check: (value) => (isEmpty(value) ? { rule: 'captchaResponse', params: {} } : null),
  runsOnEmpty: () => true,
};
