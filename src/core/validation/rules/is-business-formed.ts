import type { Rule } from './rule';

/** The visitor must have formed their business already (RULE-18). */
export const isBusinessFormed: Rule = {
  check: (value) => value === true,
  runsOnEmpty: () => true,
};
