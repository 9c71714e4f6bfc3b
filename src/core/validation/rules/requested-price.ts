import { textOf } from '../value-text';
import type { Rule } from './rule';

/** A price of one's own may be anything but zero, however zero is written (RULE-01). */
export const requestedPrice: Rule = {
  check: (value) => {
    const text = textOf(value);
    return text.includes('0') && /^[\s$,.0-]*$/.test(text) ? { rule: 'requestedPrice', params: {} } : null;
  },
};
