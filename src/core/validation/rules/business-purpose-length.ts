import { withoutStarterText } from '../without-starter-text';
import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** At least N characters, not counting the starter text that the field is filled with at first (RULE-22). */
export const businessPurposeLength: Rule = {
  check: (value, [n = ''], { initial }) => {
    const own = withoutStarterText(value, initial);
    return own === '' ? 'required' : lengthOf(own) >= Number(n);
  },
  params: wholeNumber,
};
