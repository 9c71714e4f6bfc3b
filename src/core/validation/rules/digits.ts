import { textOf } from '../value-text';
import type { Rule } from './rule';

/** Only digits; `digits:9` asks for exactly nine (RULE-25). */
export const digits: Rule = {
  check: (value, [n]) => {
    const text = textOf(value);
    return /^\d+$/.test(text) && (n === undefined || text.length === Number(n) || 'digitsExactly');
  },
  params: /^\d*$/,
};
