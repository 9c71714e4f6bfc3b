import type { Rule } from './rule';

/** At least one property of the object is truthy, e.g. one state of a map of states (RULE-06). */
export const atLeastOnePropInObject: Rule = {
  check: (value) => typeof value === 'object' && Object.values(value ?? {}).some(Boolean),
  runsOnEmpty: () => true,
};
