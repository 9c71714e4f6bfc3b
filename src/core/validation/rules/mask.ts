import { fitsMask } from '../masks';
import { textOf } from '../value-text';
import type { Rule } from './rule';

/** The text is complete and formatted by the mask (FIELD-04). */
export const mask: Rule = {
  check: (value, args) => fitsMask(args.join(','), textOf(value)),
  params: /./,
};
