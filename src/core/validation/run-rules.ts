import type { FormValues } from '../form-values/form-values';
import type { Failure } from './failure';
import { isEmpty } from './is-empty';
import { parseRules } from './parse-rules';

export interface RuleContext {
  /** The form as it is now, for rules that refer to another field. */
  values: FormValues;
}

/** The first rule that fails, `required` before all others, or null (VALID-03). */
export const checkValue = (value: unknown, rules: string, context: RuleContext): Failure | null =>
  failuresOf(value, rules, context, true)[0] ?? null;

/** Every rule that fails: a check with bails off (VALID-03). */
export const checkAll = (value: unknown, rules: string, context: RuleContext): readonly Failure[] =>
  failuresOf(value, rules, context, false);

/** Whether the rules refuse an empty value. */
export const isRequired = (rules: string): boolean =>
  parseRules(rules).some(({ rule, args }) => rule.judgesEmpty?.(args));

function failuresOf(value: unknown, rules: string, { values }: RuleContext, bails: boolean): readonly Failure[] {
  const failures: Failure[] = [];
  const nothing = isEmpty(value);
  for (const { rule, args } of parseRules(rules)) {
    if (nothing && !rule.judgesEmpty?.(args)) continue;
    const failure = rule.check(value, args, values);
    if (!failure) continue;
    failures.push(failure);
    if (bails) break;
  }
  return failures;
}
