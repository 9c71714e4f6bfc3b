import { ruleList, type RuleName } from './rules/rule-list';
import type { Rule, RuleArgs } from './rules/rule';

/** A rule of a field, with its arguments. */
export interface RuleUse {
  rule: Rule;
  args: RuleArgs;
}

const parsed = new Map<string, readonly RuleUse[]>();

/**
 * The rules of a string such as `length:2|required`, `required` first wherever it stands (VALID-01, VALID-02).
 * Arguments follow a colon, separated by commas. Throws on a name that no rule has, and on arguments that the rule
 * cannot take.
 */
export function parseRules(rules: string): readonly RuleUse[] {
  let list = parsed.get(rules);
  if (!list) parsed.set(rules, (list = parse(rules)));
  return list;
}

function parse(rules: string): readonly RuleUse[] {
  const list = rules.split('|').flatMap((part) => {
    const [, name = '', args] = /^\s*([^:]*?)\s*(?::(.*?)\s*)?$/s.exec(part) ?? [];
    if (name === '') return [];
    if (!Object.hasOwn(ruleList, name)) throw new Error(`There is no rule "${name}" (in "${rules}").`);
    const rule: Rule = ruleList[name as RuleName];
    if (!(rule.params ?? /^$/).test(args ?? ''))
      throw new Error(`The rule "${name}" cannot be given "${args ?? ''}" (in "${rules}").`);
    return [{ rule, args: args === undefined ? [] : args.split(',') }];
  });
  return requiredFirst(list);
}

/** `required` is asked before all else, wherever it stands (VALID-02). */
export const requiredFirst = (uses: readonly RuleUse[]): readonly RuleUse[] =>
  [...uses].sort((one, other) => Number(other.rule === ruleList.required) - Number(one.rule === ruleList.required));
