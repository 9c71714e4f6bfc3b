import type { Changes } from '../answers/answer-path';
import { choiceKey, emptyChoice, type Choice, type FormValues } from '../answers/form-values';
import { getAnswer, setAnswer, setAnswers } from '../answers/get-answer';
import type { PageConfig } from '../page-config/page-config';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../plan/form-plan';
import { blankEntries, initialEntries, listsOf } from '../plan/lists';
import { isEqual } from '../util/is-equal';
import { getPath, setPath, setPaths } from '../util/paths';
import { readObject } from '../util/read-wire';
import { isEmpty } from '../validation/is-empty';
import { mergePersisted } from './merge-persisted';
import { withoutSecrets } from './persistable-values';

export interface StartSources {
  plan: FormPlan;
  config: PageConfig;
  /** The form type's roles; used if the page config names none. */
  primaryProducts?: readonly string[];
  /** The values persisted by an earlier visit, as read from storage. */
  kept?: FormValues | undefined;
  /** Set where they were never persisted: secrets stay, and the visitor is on the step with this key. */
  handover?: { step: string } | undefined;
}

/** What a form starts with, before a choice is checked against what is offered. */
export interface Start {
  /** The defaults, and above them what the page preselects. */
  start: FormValues;
  /** Above that the persisted answers. */
  values: FormValues;
  /** What the form keeps of itself beside the answers. */
  own: Partial<FormValues>;
}

/**
 * Puts persisted answers that the visitor has given over preselected ones, and those over the defaults (decision: boot; FORM-21).
 * @param preselected what the page preselects; answers that the form does not ask for are left out
 */
export function startOf({ plan, config, primaryProducts = [], kept = {}, handover }: StartSources, preselected: Changes): Start {
  const defaults = defaultValues(plan);
  const asked = Object.entries(preselected).filter(([path]) => getPath(defaults, path) !== undefined || path.startsWith('productState.'));
  const open = asked.filter(([path]) => !hasAnswered(kept, path));
  // States of their own choosing are not joined by a preselected one.
  const start = setPaths(defaults, Object.fromEntries(asked.filter((answer) => answer[0] !== statesPath || open.includes(answer))));
  const given = setPaths(kept, Object.fromEntries(open.map(([path]) => [path, undefined])));
  const blank = blankEntries(modulesOf(plan).flatMap(({ fields }) => fields));
  const values = withWholeState(mergePersisted(start, handover ? given : withoutSecrets(given, plan), blank) as FormValues);
  return {
    start,
    values,
    own: {
      formType: config.formType,
      pluginVersion: config.pluginVersion,
      primaryProducts: config.primaryProducts ?? primaryProducts,
      loading: false,
      currentStep: stepIn(plan, values, handover?.step),
      ...(asked.length > 0 && { preselected: { ...readObject(getAnswer(kept, 'preselected')), ...Object.fromEntries(open) } }),
    },
  };
}

/** The values that a form starts with which sells nothing: of what a page preselects it knows the step (FORM-21, STORE-06). */
export function plainValues(sources: StartSources): FormValues {
  const { values, own } = startOf(sources, preselectedStep(sources.plan, sources.config));
  return { ...withOwnOptions(values, sources.plan), ...own };
}

/** The step that the page preselects, as an answer; nothing where the form has no such step. */
export function preselectedStep({ steps }: FormPlan, { preselected: { step } }: PageConfig): Changes {
  const index = steps.findIndex(({ key }) => key === step);
  return index < 0 ? {} : { currentStep: index };
}

/** Clears choices that are none of the options that their fields declare. */
export const withOwnOptions = (values: FormValues, plan: FormPlan): FormValues =>
  modulesOf(plan)
    .flatMap(({ fields }) => fields)
    .reduce(withOwnOption, values);

const withOwnOption = (values: FormValues, { path, options, initial }: FieldDeclaration): FormValues => {
  const key = choiceKey(getPath(values, path));
  return options && key !== '' && !options.some((option) => option.key === key) ? setPath(values, path, initial) : values;
};

/**
 * Whether the visitor has given the persisted answer at a path themselves (FORM-21): it is not empty, and it is not what
 * an earlier page had preselected on a step that they never left.
 */
function hasAnswered(kept: FormValues, path: string): boolean {
  const value = getPath(kept, path);
  if (isEmpty(value) || isEqual(value, {})) return false;
  if (Object.keys(readObject(getAnswer(kept, 'stepSeenStatus'))).length > 0) return true;
  return path !== 'currentStep' && !isEqual(value, readObject(getAnswer(kept, 'preselected'))[path]);
}

const statesPath = 'companyInformation.states';

/** The step to open: the form may have had more of them when the persisted one was written (FORM-18). */
function stepIn({ steps }: FormPlan, values: FormValues, key?: string): number {
  const found = steps.findIndex((step) => step.key === key);
  return found < 0 ? Math.max(0, Math.min(Math.trunc(Number(getAnswer(values, 'currentStep'))), steps.length - 1)) : found;
}

function defaultValues(plan: FormPlan): FormValues {
  const modules = modulesOf(plan);
  const own = { billingType: 'yearly', currentStep: 0, stepSeenStatus: {} };
  const start = modules.reduce((values, { initial = {} }) => setAnswers(values, initial), own as FormValues);
  const asked = modules
    .flatMap(({ fields }) => fields)
    .reduce((values, { path, initial = '' }) => {
      const [list = '', inEntry] = path.split('[]');
      return initial === null ? values : setPath(values, list, inEntry === undefined ? initial : []);
    }, start);
  return [...listsOf(plan).values()].reduce((values, list) => setAnswer(values, list.path, initialEntries(list)), asked);
}

/** A persisted state without a value is corrupt; it is cleared and asked again (COMP-08). */
function withWholeState(values: FormValues): FormValues {
  const state = getAnswer(values, 'companyInformation.state');
  const isBroken = choiceKey(state) !== '' && !(state as Partial<Choice>).value;
  return isBroken ? setAnswer(values, 'companyInformation.state', emptyChoice) : values;
}
