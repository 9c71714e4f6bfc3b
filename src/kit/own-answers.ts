import type { FormDefinition } from '../forms/define-form';
import { registeredModules } from '../form/modules/registered-modules';
import type { AnswerPath } from '../kernel/answers/answer-path';
import { choiceKey, isChoice } from '../kernel/answers/form-values';
import { noteReads } from '../kernel/answers/noted-reads';
import type { Cart } from '../kernel/facts/cart';
import type { Facts } from '../kernel/facts/facts';
import { isQuestionPath } from '../kernel/facts/own-questions';
import { modulesOf, type FieldDeclaration, type FormPlan, type PlannedModule } from '../kernel/plan/form-plan';
import { stateCodes } from '../kernel/reference/states';
import { setPath } from '../kernel/util/paths';
import { isEmpty } from '../kernel/validation/is-empty';
import { answersOf, everyAnswer, joinPayloads } from '../submission/own-answers';
import type { Payload, SubmissionInput } from '../submission/submission-traits';
import { isAdded } from './names';

/** What of a form its page config has changed. */
interface PlannedForm {
  form: FormDefinition;
  plan: FormPlan;
  /** The plan of the form type's own steps; undefined where the page config has none of its own. */
  ownPlan: FormPlan | undefined;
}

/**
 * The form with what else its modules ask in its payload: the answers of the page's own modules (REG-06), and of what the page
 * config's steps ask beyond the form type's own whatever changes neither its payload nor its cart, but for questions left empty
 * (REG-09). Of a form type without a payload, the answers of all modules.
 * @param rebuildCart makes the cart of an order; undefined in a script that sells nothing
 */
export function withOwnAnswers(planned: PlannedForm, rebuildCart?: (facts: Facts) => Cart): FormDefinition {
  const { form, plan } = planned;
  const own = modulesOf(plan).filter(({ id }) => form.payload === everyAnswer || isAdded(registeredModules.get(id)));
  const brought = broughtModules(planned).filter((module) => withheldOf(form, module).length === 0);
  if (own.length + brought.length === 0) return form;
  const withOwn = (input: SubmissionInput) => joinPayloads(form.payload(input), answersOf(own, input.facts));
  if (brought.length === 0) return { ...form, payload: withOwn };

  function payload(input: SubmissionInput): Payload {
    /** What is sent of other values, as text: what is sent as a whole is read to the end. */
    const textOf = (values: Facts['values']) => {
      const facts: Facts = { ...input.facts, values };
      const cart = form.kind === 'order' && rebuildCart ? rebuildCart(facts) : input.cart;
      return JSON.stringify(withOwn({ ...input, facts, cart }).data);
    };
    const { values, wasRead } = noteReads(input.facts.values);
    const sent = textOf(values);
    // An answer that is read may still be of no account there.
    const isLost = (path: AnswerPath, answer: unknown, field: FieldDeclaration) =>
      !isEmpty(answer) &&
      (!wasRead(path) || otherAnswers(answer, field).some((other) => textOf(setPath(input.facts.values, path, other)) === sent));
    return joinPayloads(withOwn(input), answersOf(brought, input.facts, isLost));
  }

  return { ...form, payload };
}

/** What else could be answered, as far as it is known; of states one. None, where nothing is known. */
function otherAnswers(answer: unknown, { options = [] }: FieldDeclaration): readonly unknown[] {
  if (typeof answer === 'boolean') return [!answer];
  const key = choiceKey(answer);
  const otherState = stateCodes.includes(key) ? stateCodes.filter((code) => code !== key).slice(0, 1) : [''];
  const keys = options.length > 0 ? options.map((option) => option.key).filter((one) => one !== key) : otherState;
  if (isChoice(answer)) return keys.map((one) => ({ key: one, value: one }));
  return typeof answer === 'string' ? keys : [undefined];
}

/**
 * What the console says of modules with secrets or files, such as a password or a resume, that the page config brings into a
 * form type: nothing of them is sent, since servers take these only where a form type has them (REG-09). What a form type of
 * the page sends, only its own payload knows.
 */
export const withheldAnswers = (planned: PlannedForm): readonly string[] =>
  (isAdded(planned.form) ? [] : broughtModules(planned)).flatMap((module) => {
    const withheld = withheldOf(planned.form, module).join(', ');
    if (withheld === '') return [];
    return `The form type "${planned.plan.formType}" does not send ${withheld}: leave the module "${module.id}" out of the page config's "steps".`;
  });

/** The secrets and files among the answers that a module would send. */
const withheldOf = (form: FormDefinition, { fields }: PlannedModule) =>
  fields
    .filter(({ secret, control, confirmation }) => (secret || control === 'file') && !confirmation)
    .filter(({ path }) => !(form.sendsQuestions !== false && isQuestionPath(path)))
    .map(({ path }) => `"${path}"`);

/** The built-in modules, each with what it asks beyond the form type's own steps. */
function broughtModules({ form, plan, ownPlan }: PlannedForm): readonly PlannedModule[] {
  if (!ownPlan || form.payload === everyAnswer) return [];
  const known = new Set(modulesOf(ownPlan).flatMap(({ fields }) => fields.map(({ path }) => path)));
  return modulesOf(plan)
    .filter(({ id }) => !isAdded(registeredModules.get(id)))
    .map((module) => ({ ...module, fields: module.fields.filter(({ path }) => !known.has(path)) }))
    .filter(({ fields }) => fields.length > 0);
}
