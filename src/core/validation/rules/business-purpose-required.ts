import { withoutStarterText } from '../without-starter-text';
import type { Rule } from './rule';

/** The starter text, with which the field begins, is no answer (RULE-23). */
export const businessPurposeRequired: Rule = {
  check: (value, _args, { initial }) => (withoutStarterText(value, initial) === '' ? { rule: 'required', params: {} } : null),
  runsOnEmpty: () => true,
};
