import { textOf } from '../value-text';
import type { Rule } from './rule';

/** The month in which a card expires, in the current year: `expiryMonth:07` refuses those before July (CARD-14). */
export const expiryMonth: Rule = {
  check: (value, [first = '']) => !(Number(textOf(value)) < Number(first)),
  params: /^\d\d$/,
};
