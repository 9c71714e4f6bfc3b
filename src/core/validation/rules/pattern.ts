import { textOf } from '../value-text';
import type { Rule } from './rule';

/**
 * The whole text matches the regular expression, as with the HTML attribute (VALID-08). In a rule string the expression
 * may contain commas but no pipe; in the field's `pattern` both. Has the general message (VALID-06).
 */
export const pattern: Rule = {
  check: (value, args) => new RegExp(`^(?:${args.join(',')})$`, 'u').test(textOf(value)),
  params: /./,
};
