import type { Rule } from './rule';

/** Something in the object is chosen, e.g. one state of a map of states (RULE-06). */
export const atLeastOnePropInObject: Rule = {
  check: (value) =>
    typeof value === 'object' && Object.values(value ?? {}).some(Boolean)
      ? null
      : { rule: 'atLeastOnePropInObject', params: {} },
  runsOnEmpty: () => true,
};
