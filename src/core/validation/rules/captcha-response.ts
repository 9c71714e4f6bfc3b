import { isEmpty } from '../is-empty';
import type { Rule } from './rule';

/** Like `required`, with a message of its own (CAPT-04). */
export const captchaResponse: Rule = {
  check: (value) => !isEmpty(value),
  runsOnEmpty: () => true,
};
