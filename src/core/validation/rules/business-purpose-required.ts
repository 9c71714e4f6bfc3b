import { withoutStarterText } from '../without-starter-text';
import type { Rule } from './rule';

/** The starter text that the field is filled with at first does not count as an answer (RULE-23). */
export const businessPurposeRequired: Rule = {
  check: (value, _args, { initial }) => withoutStarterText(value, initial) !== '' || 'required',
  runsOnEmpty: () => true,
};
