import { textOf } from '../value-text';
import type { Rule } from './rule';

/** A rule made of one pattern. The pattern must not backtrack: the text may have half a million characters. */
export const matching = (pattern: RegExp): Rule => ({
  check: (value) => pattern.test(textOf(value)),
});
