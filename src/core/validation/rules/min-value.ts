import { textOf } from '../value-text';
import type { Rule } from './rule';

export const anyNumber = /^-?\d+(\.\d+)?$/;

/** A number of at least N (VALID-08). */
export const minValue: Rule = {
  check: (value, [n]) => (Number(textOf(value)) >= Number(n) ? null : { rule: 'minValue', params: { n: Number(n) } }),
  takes: anyNumber,
};
