import { textOf } from '../value-text';
import type { Rule } from './rule';

/**
 * The whole text matches the expression, as with the native attribute (VALID-08). In a rule string it may hold commas
 * but no pipe; the field's own `pattern` may hold both. It has no words of its own (VALID-06).
 */
export const pattern: Rule = {
  check: (value, args) =>
    new RegExp(`^(?:${args.join(',')})$`, 'u').test(textOf(value)) ? null : { rule: 'pattern', params: {} },
  params: /./,
};
