import type { Failure } from '../failure';
import { withoutStarterText } from '../without-starter-text';
import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** At least N characters, not counting the starter text that the field is filled with at first (RULE-22). */
export const businessPurposeLength: Rule = {
  check: (value, [n = ''], { initial }): Failure | null => {
    const own = withoutStarterText(value, initial);
    if (own === '') return { rule: 'required', params: {} };
    return lengthOf(own) < Number(n) ? { rule: 'businessPurposeLength', params: { n } } : null;
  },
  params: wholeNumber,
};
