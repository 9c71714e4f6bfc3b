import type { Facts } from '../facts/facts';
import { memoizePerObject } from '../util/memoize-per-object';
import { getPath } from '../util/paths';
import type { Failure, Failures } from '../validation/failure';
import { joinRules } from '../validation/native-rules';
import { parseRules, type RuleUse } from '../validation/parse-rules';
import { checkValue } from '../validation/run-rules';
import type { FieldDeclaration, FormPlan } from './form-plan';
import { shownFields } from './step-list';

const joinedRules = memoizePerObject((field: FieldDeclaration, rules: string): readonly RuleUse[] => joinRules(parseRules(rules), field));
const noRules: readonly RuleUse[] = [];

/**
 * The rules of a field at its concrete path, those of its native attributes included (VALID-08). A checkbox has none
 * unless it is declared with `validates` (VALID-15).
 */
export function rulesOf(field: FieldDeclaration, path: string, facts: Facts): readonly RuleUse[] {
  if (field.type === 'checkbox' && !field.validates) return noRules;
  return joinedRules(field, (typeof field.rules === 'function' ? field.rules(facts, path) : field.rules) ?? '');
}

/** Whether the validation of a field depends on its own answer alone, so that other changes need not repeat it. */
export const standsAlone = (field: FieldDeclaration, path: string, facts: Facts): boolean =>
  typeof field.rules !== 'function' &&
  field.isShown === undefined &&
  field.labelFor === undefined &&
  !rulesOf(field, path, facts).some(({ rule }) => rule.crossField);

/** The first failure of a field, or null; a hidden field never fails. */
export const checkField = (field: FieldDeclaration, path: string, facts: Facts): Failure | null =>
  field.isShown?.(facts, path) === false ? null : checkShown(field, path, rulesOf(field, path, facts), facts);

/** What was found last of a field at a path. */
const lastChecks = memoizePerObject(
  (_field: FieldDeclaration, _path: string): { rules?: unknown; value?: unknown; failure: Failure | null } => ({ failure: null }),
);

/** `checkField` for a field that is known to be shown, with its rules at hand. Progress asks this of all fields at every pause in typing. */
export function checkShown(field: FieldDeclaration, path: string, rules: readonly RuleUse[], { values }: Facts): Failure | null {
  const value = getPath(values, path);
  const last = lastChecks(field, path);
  if (last.rules !== rules || last.value !== value || rules.some(({ rule }) => rule.crossField)) {
    last.failure = checkValue(value, rules, { values, initial: field.initial }, field.bails);
    last.rules = rules;
    last.value = value;
  }
  return last.failure;
}

/** The failures of one step, given by its index in the plan, whether or not it is mounted; empty if it is valid. */
export function checkStep(plan: FormPlan, step: number, facts: Facts): Failures {
  const planned = plan.steps[step];
  const failures: Record<string, Failure> = {};
  for (const { path, field } of planned ? shownFields(planned, facts) : []) {
    const failure = checkField(field, path, facts);
    if (failure) failures[path] = failure;
  }
  return failures;
}
