import type { FormDefinition } from '../forms/define-form';
import { registeredModules } from '../form/modules/registered-modules';
import { noteReads } from '../kernel/answers/noted-reads';
import type { Facts } from '../kernel/facts/facts';
import { modulesOf, type FormPlan, type PlannedModule } from '../kernel/plan/form-plan';
import { isEmpty } from '../kernel/validation/is-empty';
import { answersOf, everyAnswer, joinPayloads } from '../submission/own-answers';
import type { Payload, SubmissionInput } from '../submission/submission-traits';
import { isAdded } from './names';

/**
 * The form with what else its modules ask in its payload: the answers of the page's own modules (REG-06), and of built-in ones
 * that the page config's steps bring into the form whatever neither its payload nor its cart reads, but for questions left
 * empty (REG-09). Of a form type without a payload, the answers of all modules.
 * @param rebuildCart what reads answers for the cart of an order; undefined in a script that sells nothing
 */
export function withOwnAnswers(form: FormDefinition, plan: FormPlan, rebuildCart?: (facts: Facts) => unknown): FormDefinition {
  const own = modulesOf(plan).filter(({ id }) => form.payload === everyAnswer || isAdded(registeredModules.get(id)));
  const brought = broughtModules(form, plan).filter((module) => withheldOf(module).length === 0);
  if (own.length + brought.length === 0) return form;
  const withOwn = (input: SubmissionInput) => joinPayloads(form.payload(input), answersOf(own, input.facts));
  if (brought.length === 0) return { ...form, payload: withOwn };

  function payload(input: SubmissionInput): Payload {
    const { values, wasRead } = noteReads(input.facts.values);
    const facts: Facts = { ...input.facts, values };
    if (form.kind === 'order') rebuildCart?.(facts);
    const sent = withOwn({ ...input, facts });
    // As text, so that what is sent as a whole is read to the end.
    JSON.stringify(sent.data);
    return joinPayloads(
      sent,
      answersOf(brought, input.facts, (path, answer) => !isEmpty(answer) && !wasRead(path)),
    );
  }

  return { ...form, payload };
}

/**
 * What the console says of modules with secrets or files, such as a password or a resume, that the page config brings into a
 * form type: nothing of them is sent, since servers take these only where a form type has them (REG-09). What a form type of
 * the page sends, only its own payload knows.
 */
export const withheldAnswers = (form: FormDefinition, plan: FormPlan): readonly string[] =>
  (isAdded(form) ? [] : broughtModules(form, plan)).flatMap((module) => {
    const withheld = withheldOf(module).join(', ');
    if (withheld === '') return [];
    return `The form type "${plan.formType}" does not send ${withheld}: leave the module "${module.id}" out of the page config's "steps".`;
  });

/** The secrets and files among the answers that a module would send. */
const withheldOf = ({ fields }: PlannedModule) =>
  fields.filter(({ secret, control, confirmation }) => (secret || control === 'file') && !confirmation).map(({ path }) => `"${path}"`);

/** The built-in modules that the form type does not have. */
function broughtModules({ steps, payload }: FormDefinition, plan: FormPlan): readonly PlannedModule[] {
  if (payload === everyAnswer) return [];
  const known = new Set<string>(steps.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules.map(({ id }) => id))));
  return modulesOf(plan).filter(({ id }) => !known.has(id) && !isAdded(registeredModules.get(id)));
}
