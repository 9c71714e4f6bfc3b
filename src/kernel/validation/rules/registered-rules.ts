import { memoizePerObject } from '../../util/memoize-per-object';
import { createRegistry } from '../../util/registry';
import type { Rule } from './rule';
import { ruleList } from './rule-list';

/** The rules of the page, by their names in rule strings. */
export const registeredRules = createRegistry<Rule>(ruleList);

/** The name of a rule; of its names the one that has the sentence, as an alias stands behind it. */
export const nameOf = memoizePerObject(
  (rule: Rule): string => Object.entries(registeredRules.all()).find(([, other]) => other === rule)![0],
);
