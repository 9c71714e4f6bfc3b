import { textOf } from '../value-text';
import type { Rule } from './rule';

/** Any price but zero, in whatever notation: `0`, `$0.00` (RULE-01). */
export const requestedPrice: Rule = {
  check: (value) => {
    const text = textOf(value);
    return text.includes('0') && /^[\s$,.0-]*$/.test(text) ? { rule: 'requestedPrice', params: {} } : null;
  },
};
