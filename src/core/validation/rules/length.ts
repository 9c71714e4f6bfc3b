import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** At least N characters (RULE-16). */
export const length: Rule = {
  check: (value, [n = '']) => (lengthOf(value) < Number(n) ? { rule: 'length', params: { n } } : null),
  takes: wholeNumber,
};
