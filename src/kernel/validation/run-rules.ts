import type { Failure } from './failure';
import { isEmpty } from './is-empty';
import { parseRules, type RuleUse } from './parse-rules';
import type { RuleContext } from './rules/rule';
import { nameOf } from './rules/registered-rules';

/** A rule string, or a parsed one. */
type Rules = string | readonly RuleUse[];

/**
 * The first rule that fails, `required` before all others, or null. With bails off the rules go on, and the failure has
 * the `others` (VALID-03).
 */
export function checkValue(value: unknown, rules: Rules, context: RuleContext, bails = true): Failure | null {
  const nothing = isEmpty(value);
  const failures: Failure[] = [];
  for (const { rule, args } of usesOf(rules)) {
    if (nothing && !rule.runsOnEmpty?.(args)) continue;
    const verdict = rule.check(value, args, context);
    if (verdict === true) continue;
    failures.push(typeof verdict === 'object' ? verdict : { rule: verdict || nameOf(rule), params: args[0] ? { n: args[0] } : {} });
    if (bails) break;
  }
  const [first = null, ...others] = failures;
  return first && others.length > 0 ? { ...first, others } : first;
}

/** Whether an empty value fails. */
export const isRequired = (rules: Rules): boolean => usesOf(rules).some(({ rule, args }) => rule.runsOnEmpty?.(args));

const usesOf = (rules: Rules) => (typeof rules === 'string' ? parseRules(rules) : rules);
