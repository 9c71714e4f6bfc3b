import { lengthOf } from '../value-text';
import { wholeNumber, type Rule } from './rule';

/** A rule that compares the number of characters with its argument. */
export const lengthBound = (passes: (length: number, bound: number) => boolean): Rule => ({
  check: (value, [n]) => passes(lengthOf(value), Number(n)),
  params: wholeNumber,
});
