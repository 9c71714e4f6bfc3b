import { textOf } from '../value-text';
import { anyNumber } from './min-value';
import type { Rule } from './rule';

/** A number of at most N (VALID-08). */
export const maxValue: Rule = {
  check: (value, [n]) => (Number(textOf(value)) <= Number(n) ? null : { rule: 'maxValue', params: { n: Number(n) } }),
  takes: anyNumber,
};
