import type { Facts } from '../facts/facts';
import { memoizePerObject } from '../util/memoize-per-object';
import { getPath } from '../util/paths';
import type { Failure, Failures } from '../validation/failure';
import { joinRules } from '../validation/native-rules';
import { parseRules, type RuleUse } from '../validation/parse-rules';
import { checkValue } from '../validation/run-rules';
import type { FieldDeclaration, FormPlan } from './form-plan';
import { shownFields } from './step-list';

const parsed = memoizePerObject((field: FieldDeclaration, rules: string): readonly RuleUse[] => joinRules(parseRules(rules), field));
const none: readonly RuleUse[] = [];

/**
 * The rules of a field at its concrete path: those of its string and of its native attributes (VALID-08). A checkbox
 * has none unless it asks to be validated (VALID-15).
 */
export function rulesOf(field: FieldDeclaration, path: string, facts: Facts): readonly RuleUse[] {
  if (field.type === 'checkbox' && !field.validates) return none;
  return parsed(field, (typeof field.rules === 'function' ? field.rules(facts, path) : field.rules) ?? '');
}

/** Whether nothing but its own answer decides what is required of a field and what is wrong with it. */
export const standsAlone = (field: FieldDeclaration, path: string, facts: Facts): boolean =>
  typeof field.rules !== 'function' &&
  field.isShown === undefined &&
  !rulesOf(field, path, facts).some(({ rule }) => rule.crossField);

/** What is wrong with one field now; a hidden one is never wrong. */
export const checkField = (field: FieldDeclaration, path: string, facts: Facts): Failure | null =>
  field.isShown?.(facts, path) === false
    ? null
    : checkShown(field, path, rulesOf(field, path, facts), facts);

/** The same for a field that is known to be asked, with its rules. */
export const checkShown = (field: FieldDeclaration, path: string, rules: readonly RuleUse[], { values }: Facts) =>
  checkValue(getPath(values, path), rules, { values, initial: field.initial });

/** What is wrong in one step, given by its index in the plan, mounted or not; empty when it validates. */
export function checkStep(plan: FormPlan, step: number, facts: Facts): Failures {
  const planned = plan.steps[step];
  const failures: Record<string, Failure> = {};
  for (const { path, field } of planned ? shownFields(planned, facts) : []) {
    const failure = checkField(field, path, facts);
    if (failure) failures[path] = failure;
  }
  return failures;
}
