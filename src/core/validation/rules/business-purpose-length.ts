import type { Failure } from '../failure';
import { withoutStarterText } from '../without-starter-text';
import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** At least N characters beside the starter text, with which the field begins (RULE-22). */
export const businessPurposeLength: Rule = {
  check: (value, [n = ''], { initial }): Failure | null => {
    const own = withoutStarterText(value, initial);
    if (own === '') return { rule: 'required', params: {} };
    return lengthOf(own) < Number(n) ? { rule: 'businessPurposeLength', params: { n } } : null;
  },
  params: wholeNumber,
};
