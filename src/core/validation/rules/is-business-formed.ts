import type { Rule } from './rule';

/** Only who has a business already may go on (RULE-18). */
export const isBusinessFormed: Rule = {
  check: (value) => (value === true ? null : { rule: 'isBusinessFormed', params: {} }),
  runsOnEmpty: () => true,
};
