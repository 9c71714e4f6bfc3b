import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** The shortest password allowed; the number comes from the page config (RULE-14). */
export const passwordMin: Rule = {
  check: (value, [n = '']) => (lengthOf(value) < Number(n) ? { rule: 'passwordMin', params: { n } } : null),
  takes: wholeNumber,
};
