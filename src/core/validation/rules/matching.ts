import { textOf } from '../value-text';
import type { Rule } from './rule';

/** A rule that is one pattern; the pattern may not backtrack over the whole text, which can be half a million long. */
export const matching = (rule: string, pattern: RegExp): Rule => ({
  check: (value) => (pattern.test(textOf(value)) ? null : { rule, params: {} }),
});
