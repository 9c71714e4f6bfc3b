import type { FormDefinition } from '../forms/define-form';
import { registeredModules } from '../form/modules/registered-modules';
import { modulesOf, type FormPlan } from '../kernel/plan/form-plan';
import { answersOf, everyAnswer, joinPayloads } from '../submission/own-answers';
import { isAdded } from './names';

/** The form with the answers of the page's own modules in its payload; of a form type without a payload, with those of all modules. */
export function withOwnAnswers(form: FormDefinition, plan: FormPlan): FormDefinition {
  const all = modulesOf(plan);
  const own = form.payload === everyAnswer ? all : all.filter(({ id }) => isAdded(registeredModules.get(id)));
  if (own.length === 0) return form;
  return { ...form, payload: (input) => joinPayloads(form.payload(input), answersOf(own, input.facts)) };
}
