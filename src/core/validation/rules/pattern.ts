import { textOf } from '../value-text';
import type { Rule } from './rule';

const known = new Map<string, RegExp>();

/**
 * The whole text matches the expression, as with the native attribute (VALID-08). In a rule string it may hold commas
 * but no pipe; the field's own `pattern` may hold both. It has no words of its own (VALID-06).
 */
export const pattern: Rule = {
  check: (value, args) => (compiled(args.join(',')).test(textOf(value)) ? null : { rule: 'pattern', params: {} }),
  takes: /./,
};

function compiled(source: string): RegExp {
  let expression = known.get(source);
  if (!expression) known.set(source, (expression = new RegExp(`^(?:${source})$`, 'u')));
  return expression;
}
