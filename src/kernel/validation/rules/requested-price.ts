import { amountOf } from '../../util/money';
import { textOf } from '../value-text';
import type { Rule } from './rule';

/** An amount of dollars (NYOP-11) other than zero in whatever notation: `0`, `$0.00` (RULE-01). */
export const requestedPrice: Rule = {
  check: (value) => {
    const text = textOf(value);
    if (text.includes('0') && /^[\s$,.0-]*$/.test(text)) return false;
    return amountOf(text) !== undefined || 'amount';
  },
};
