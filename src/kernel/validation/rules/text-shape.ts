import { fitsMask } from '../masks';
import type { Rule } from './rule';
import { textOf } from '../value-text';

/** A rule made of one pattern. The pattern must not backtrack: the text may have half a million characters. */
export const matching = (pattern: RegExp): Rule => ({
  check: (value) => pattern.test(textOf(value)),
});

/**
 * The whole text matches the regular expression, as with the HTML attribute (VALID-08). In a rule string the expression
 * may contain commas but no pipe; in the field's `pattern` both. Has the general message (VALID-06).
 */
export const pattern: Rule = {
  check: (value, args) => new RegExp(`^(?:${args.join(',')})$`, 'u').test(textOf(value)),
  params: /./,
};

/** The text is complete and formatted by the mask (FIELD-04). */
export const mask: Rule = {
  check: (value, args) => fitsMask(args.join(','), textOf(value)),
  params: /./,
};

/** Only digits; `digits:9` asks for exactly nine (RULE-25). */
export const digits: Rule = {
  check: (value, [n]) => {
    const text = textOf(value);
    return /^\d+$/.test(text) && (n === undefined || text.length === Number(n) || 'digitsExactly');
  },
  params: /^\d*$/,
};
