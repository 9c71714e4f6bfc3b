import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import type { Failure, Failures } from '../validation/failure';
import { checkValue } from '../validation/run-rules';
import type { FieldDeclaration, FormPlan } from './form-plan';
import { enabledSteps, shownFields } from './step-list';

/** The rule string of a field at its concrete path; '' where it has no rules. */
export const rulesOf = ({ rules }: FieldDeclaration, path: string, facts: Facts): string =>
  (typeof rules === 'function' ? rules(facts, path) : rules) ?? '';

/** What is wrong with one field now; a hidden one is never wrong. */
export const checkField = (field: FieldDeclaration, path: string, facts: Facts): Failure | null =>
  field.isShown?.(facts, path) === false
    ? null
    : checkValue(getPath(facts.values, path), rulesOf(field, path, facts), facts);

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

/** What is wrong in all enabled steps, and only those (FORM-20). */
export const checkForm = (plan: FormPlan, facts: Facts): Failures =>
  Object.assign({}, ...enabledSteps(plan, facts).map((step) => checkStep(plan, step, facts)));
