import { wholeNumber, type Rule } from './rule';
import { lengthOf, textOf } from '../value-text';

/** A rule that compares the number of characters with its argument. */
export const lengthBound = (passes: (length: number, bound: number) => boolean): Rule => ({
  check: (value, [n]) => passes(lengthOf(value), Number(n)),
  params: wholeNumber,
});

/** A rule that compares the value, as a number, with its argument. */
export const numberBound = (passes: (value: number, bound: number) => boolean): Rule => ({
  check: (value, [n]) => passes(Number(textOf(value)), Number(n)),
  params: /^-?\d+(\.\d+)?$/,
});
