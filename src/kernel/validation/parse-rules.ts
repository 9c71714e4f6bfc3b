import { registeredRules } from './rules/registered-rules';
import { ruleList } from './rules/rule-list';
import type { Rule, RuleArgs } from './rules/rule';

/** A rule with the arguments that one field gives it. */
export interface RuleUse {
  rule: Rule;
  args: RuleArgs;
}

const parsed = new Map<string, readonly RuleUse[]>();
let parsedWith = registeredRules.all();

/**
 * Parses a rule string such as `length:2|required`: arguments follow a colon, separated by commas. Moves `required` to
 * the front (VALID-01, VALID-02). Throws on an unknown rule and on arguments that the rule does not accept.
 */
export function parseRules(rules: string): readonly RuleUse[] {
  if (parsedWith !== registeredRules.all()) {
    parsed.clear();
    parsedWith = registeredRules.all();
  }
  let list = parsed.get(rules);
  if (!list) parsed.set(rules, (list = parse(rules)));
  return list;
}

function parse(rules: string): readonly RuleUse[] {
  const list = rules.split('|').flatMap((part) => {
    const [, name = '', args] = /^\s*([^:]*?)\s*(?::(.*?)\s*)?$/s.exec(part) ?? [];
    if (name === '') return [];
    const rule = registeredRules.get(name);
    if (!rule || !(rule.params ?? /^$/).test(args ?? '')) throw new Error(`"${part}" is no rule.`);
    return [{ rule, args: args === undefined ? [] : args.split(',') }];
  });
  return requiredFirst(list);
}

/** Moves `required` to the front (VALID-02). */
export const requiredFirst = (uses: readonly RuleUse[]): readonly RuleUse[] =>
  [...uses].sort((one, other) => Number(other.rule === ruleList.required) - Number(one.rule === ruleList.required));
