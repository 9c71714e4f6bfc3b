import { fitsMask } from '../masks';
import { textOf } from '../value-text';
import type { Rule } from './rule';

/** Every place of the mask is taken, and nothing else is there (FIELD-04). */
export const mask: Rule = {
  check: (value, args) => (fitsMask(args.join(','), textOf(value)) ? null : { rule: 'mask', params: {} }),
  params: /./,
};
