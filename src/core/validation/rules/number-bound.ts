import { textOf } from '../value-text';
import type { Rule } from './rule';

/** A rule that compares the value, as a number, with its argument. */
export const numberBound = (passes: (value: number, bound: number) => boolean): Rule => ({
  check: (value, [n]) => passes(Number(textOf(value)), Number(n)),
  params: /^-?\d+(\.\d+)?$/,
});
