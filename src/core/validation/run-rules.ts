import type { Failure } from './failure';
import { isEmpty } from './is-empty';
import { parseRules, type RuleUse } from './parse-rules';
import type { RuleContext } from './rules/rule';
import { nameOf } from './rules/rule-list';

/** A rule string, or a parsed one. */
type Rules = string | readonly RuleUse[];

/** The first rule that fails, `required` before all others, or null (VALID-03). */
export function checkValue(value: unknown, rules: Rules, context: RuleContext): Failure | null {
  const nothing = isEmpty(value);
  for (const { rule, args } of usesOf(rules)) {
    if (nothing && !rule.runsOnEmpty?.(args)) continue;
    const verdict = rule.check(value, args, context);
    if (typeof verdict === 'object') return verdict;
    if (verdict !== true) return { rule: verdict || nameOf(rule), params: args[0] ? { n: args[0] } : {} };
  }
  return null;
}

/** Whether an empty value fails. */
export const isRequired = (rules: Rules): boolean => usesOf(rules).some(({ rule, args }) => rule.runsOnEmpty?.(args));

const usesOf = (rules: Rules) => (typeof rules === 'string' ? parseRules(rules) : rules);
