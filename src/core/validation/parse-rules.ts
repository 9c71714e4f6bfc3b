import { ruleList, type RuleName } from './rules/rule-list';
import type { Rule, RuleArgs } from './rules/rule';

export interface ParsedRule {
  rule: Rule;
  args: RuleArgs;
}

const parsed = new Map<string, readonly ParsedRule[]>();

/**
 * The rules of a string such as `length:2|required`, `required` first wherever it stands (VALID-01, VALID-02).
 * Arguments follow a colon, separated by commas. Throws on a name that no rule has.
 */
export function parseRules(rules: string): readonly ParsedRule[] {
  let list = parsed.get(rules);
  if (!list) parsed.set(rules, (list = parse(rules)));
  return list;
}

function parse(rules: string): readonly ParsedRule[] {
  const list = rules.split('|').flatMap((part) => {
    const [, name = '', args] = /^\s*([^:]*?)\s*(?::(.*))?$/s.exec(part) ?? [];
    if (name === '') return [];
    if (!Object.hasOwn(ruleList, name)) throw new Error(`There is no rule "${name}" (in "${rules}").`);
    return [{ rule: ruleList[name as RuleName] as Rule, args: args === undefined ? [] : args.split(',') }];
  });
  const isFirst = ({ rule }: ParsedRule) => rule === ruleList.required;
  return [...list.filter(isFirst), ...list.filter((entry) => !isFirst(entry))];
}
