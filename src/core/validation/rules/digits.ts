import type { Failure } from '../failure';
import { textOf } from '../value-text';
import type { Rule } from './rule';

/** Only digits; `digits:9` asks for exactly nine (RULE-25). */
export const digits: Rule = {
  check: (value, [n]): Failure | null => {
    const text = textOf(value);
    if (!/^\d+$/.test(text)) return { rule: 'digits', params: {} };
    return n !== undefined && text.length !== Number(n) ? { rule: 'digitsExactly', params: { n } } : null;
  },
  params: /^\d*$/,
};
