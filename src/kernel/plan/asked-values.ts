import { setAnswers } from '../answers/get-answer';
import type { FormValues } from '../answers/form-values';
import type { Facts } from '../facts/facts';
import { expandFields } from './expand-fields';
import { modulesOf, type FieldDeclaration, type FormPlan } from './form-plan';
import { shownFields } from './step-list';

const alwaysShown = (field: FieldDeclaration): FieldDeclaration => ({ ...field, isShown: () => true });

/**
 * The answers to what the form asks now, as they are sent: a question that is hidden is as in a new form, and a list that
 * none of the shown modules asks for is empty. Answers that no module declares stay.
 */
export function askedValues(plan: FormPlan, facts: Facts): FormValues {
  const shown = new Set(
    plan.steps.flatMap((step) => (step.isShown?.(facts) === false ? [] : shownFields(step, facts).map(({ path }): string => path))),
  );
  const isListShown = (list: string) => [...shown].some((path) => path.startsWith(`${list}.`));
  const fields = modulesOf(plan).flatMap((module) => module.fields);
  const lists = new Set(fields.flatMap(({ path }) => (path.includes('[]') ? [path.slice(0, path.indexOf('[]'))] : [])));
  const hiddenLists = [...lists].filter((list) => !isListShown(list));
  const hidden = expandFields(fields.map(alwaysShown), facts).filter(
    ({ path }) => !shown.has(path) && !hiddenLists.some((list) => path.startsWith(`${list}.`)),
  );
  return setAnswers(
    facts.values,
    Object.fromEntries([...hidden.map(({ path, field }) => [path, field.initial ?? '']), ...hiddenLists.map((list) => [list, []])]),
  );
}
