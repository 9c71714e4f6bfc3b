import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** At most N characters (RULE-17). */
export const maxLength: Rule = {
  check: (value, [n = '']) => (lengthOf(value) > Number(n) ? { rule: 'maxLength', params: { n } } : null),
  takes: wholeNumber,
};
