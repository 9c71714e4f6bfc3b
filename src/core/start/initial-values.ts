import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { yearsLabel } from '../catalogue/product-lookup';
import type { PageConfig } from '../page-config/page-config';
import { entityTypes } from '../reference/entity-types';
import { stateName } from '../reference/states';
import { modulesOf, type FormPlan, type PlannedModule } from '../plan/form-plan';
import { blankEntries, initialEntries, listsOf } from '../plan/lists';
import { withoutSecrets } from '../storage/persistable-values';
import { createText } from '../text/format-message';
import { emptyChoice, choiceKey, type Choice, type FormValues } from '../answers/form-values';
import { mergePersisted } from './merge-persisted';
import { getAnswer, setAnswer, setAnswers } from '../answers/get-answer';
import { getPath, setPath } from '../util/paths';
import type { Changes } from '../answers/answer-path';

export interface InitialSources {
  plan: FormPlan;
  config: PageConfig;
  /** The form type's roles; used if the page config names none. */
  primaryProducts?: readonly string[];
  /** The values persisted by an earlier visit, as read from storage. */
  kept?: FormValues | undefined;
}

/**
 * The values a form starts with. Persisted ones override preselected ones, which override defaults (decision: boot;
 * STORE-06, STORE-08).
 */
export function initialValues({ plan, config, primaryProducts = [], kept = {} }: InitialSources): FormValues {
  const fields = modulesOf(plan).flatMap((module) => module.fields);
  const start = preselect(defaultValues(plan), plan, config);
  const values = withWholeState(mergePersisted(start, withoutSecrets(kept, plan), blankEntries(fields)) as FormValues);
  const types = allowedEntityTypes(modulesOf(plan));
  return {
    ...withOffered(values, start, {
      'companyInformation.state': (code) => isStateOffered(config, code),
      'companyInformation.entityType': (type) => types.includes(type),
    }),
    formType: config.formType,
    pluginVersion: config.pluginVersion,
    primaryProducts: config.primaryProducts ?? primaryProducts,
    loading: false,
  };
}

function defaultValues(plan: FormPlan): FormValues {
  const modules = modulesOf(plan);
  const own = { billingType: 'yearly', currentStep: 0, stepSeenStatus: {} };
  const start = modules.reduce((values, { initial = {} }) => setAnswers(values, initial), own as FormValues);
  const asked = modules.flatMap(({ fields }) => fields).reduce((values, { path, initial = '' }) => {
    const [list = '', inEntry] = path.split('[]');
    return setPath(values, list, inEntry === undefined ? initial : []);
  }, start);
  return [...listsOf(plan).values()].reduce((values, list) => setAnswer(values, list.path, initialEntries(list)), asked);
}

/**
 * Applies the page config's preselected answers that the form asks for and allows. A jurisdiction or entity type that
 * is the only one on offer is preselected too (FORM-21, FORM-22, FORM-25).
 */
function preselect(values: FormValues, plan: FormPlan, config: PageConfig): FormValues {
  const { state = '', entityType: type = '', step, registeredAgentYears: years } = config.preselected;
  const modules = modulesOf(plan);
  const changes: { -readonly [Path in keyof Changes]: unknown } = {};
  const code = isStateOffered(config, state) ? state : onlyOne(config.jurisdictions);
  const name = code && stateName(code);
  if (name) {
    if (modules.some(({ offer }) => offer?.multiState)) changes['companyInformation.states'] = { [code]: true };
    else changes['companyInformation.state'] = choice(code, name);
  }
  const allowed = allowedEntityTypes(modules);
  const entityType = allowed.includes(type) ? type : onlyOne(allowed);
  if (entityType) changes['companyInformation.entityType'] = choice(entityType, entityType);
  if (years !== undefined) {
    const label = yearsLabel(years * 12, createText(config.text));
    changes['companyInformation.registeredAgentServiceDuration'] = choice(String(years * 12), label);
  }
  const index = plan.steps.findIndex(({ key }) => key === step);
  if (index >= 0) changes.currentStep = index;
  return Object.entries(changes).reduce(
    (preset, [path, value]) => (getPath(preset, path) === undefined ? preset : setPath(preset, path, value)),
    values,
  );
}

const choice = (key: string, value: string): Choice => ({ key, value });

const onlyOne = (offered: readonly string[]): string | undefined => (offered.length === 1 ? offered[0] : undefined);

/** The entity types allowed by all modules; a module without a list allows every type. */
function allowedEntityTypes(modules: readonly PlannedModule[]): readonly string[] {
  return entityTypes.filter((type) => modules.every(({ offer }) => offer?.entityTypes?.includes(type) !== false));
}

/** A persisted state without a value is corrupt; it is cleared and asked again (COMP-08). */
function withWholeState(values: FormValues): FormValues {
  const state = getAnswer(values, 'companyInformation.state');
  const isBroken = choiceKey(state) !== '' && !(state as Partial<Choice>).value;
  return isBroken ? setAnswer(values, 'companyInformation.state', emptyChoice) : values;
}

/** Replaces a persisted choice that the page no longer offers with the initial one. */
function withOffered(
  values: FormValues,
  start: FormValues,
  offers: Readonly<Record<'companyInformation.state' | 'companyInformation.entityType', (key: string) => boolean>>,
): FormValues {
  return Object.entries(offers).reduce((kept, [path, isOnOffer]) => {
    const key = choiceKey(getPath(kept, path));
    const fresh = getPath(start, path);
    return key === '' || isOnOffer(key) || fresh === undefined ? kept : setPath(kept, path, fresh);
  }, values);
}
