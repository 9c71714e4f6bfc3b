import type { PageConfig } from '../page-config/page-config';
import { stateName } from '../reference/states';
import type { FieldDeclaration, FormPlan } from '../steps/form-plan';
import { withoutSecrets } from '../storage/what-to-keep';
import { en } from '../text/en';
import { formatMessage } from '../text/format-message';
import { emptyChoice, keyOf, type Choice, type FormValues } from './form-values';
import { newLlc } from './officials';
import { overlayKept, type BlankEntries } from './overlay-kept';
import { getPath, setPath } from './paths';

export interface InitialSources {
  plan: FormPlan;
  config: PageConfig;
  /** The form type's own roles, where the page config names none. */
  primaryProducts?: readonly string[];
  /** What was kept of an earlier visit, as read from the storage. */
  kept?: FormValues | undefined;
}

const statePath = 'companyInformation.state';
const statesPath = 'companyInformation.states';
const entityTypePath = 'companyInformation.entityType';
const durationPath = 'companyInformation.registeredAgentServiceDuration';

/** The values a form starts with: defaults < preselected < kept (decision: boot; STORE-06, STORE-08). */
export function initialValues({ plan, config, primaryProducts = [], kept = {} }: InitialSources): FormValues {
  const fields = plan.steps.flatMap(({ sections }) =>
    sections.flatMap(({ modules }) => modules.flatMap((module) => module.fields)),
  );
  const start = preselect(defaultValues(fields), plan, config);
  const values = overlayKept(start, withoutSecrets(kept, plan), blankEntries(fields)) as FormValues;
  return {
    ...withWholeState(values),
    formType: config.formType,
    pluginVersion: config.pluginVersion,
    primaryProducts: config.primaryProducts ?? primaryProducts,
    loading: false,
  };
}

function defaultValues(fields: readonly FieldDeclaration[]): FormValues {
  const asksOfficials = fields.some(({ path }) => path.startsWith('llc.'));
  const own = { billingType: 'yearly', currentStep: 0, stepSeenStatus: {} };
  const start: FormValues = asksOfficials ? { ...own, llc: newLlc() } : own;
  return fields.reduce((values, field) => {
    const [path = '', inEntry] = field.path.split('[]');
    if (inEntry === undefined) return setPath(values, path, field.initial ?? '');
    return Array.isArray(getPath(values, path)) ? values : setPath(values, path, []);
  }, start);
}

function blankEntries(fields: readonly FieldDeclaration[]): BlankEntries {
  const blanks: Record<string, FormValues> = {};
  for (const { path, initial = '' } of fields) {
    const [list = '', inEntry = '', inner] = path.split('[]');
    const blank = inner === undefined ? initial : [];
    if (inEntry !== '') blanks[list] = setPath(blanks[list] ?? {}, inEntry.slice(1), blank);
  }
  return blanks;
}

/** What the page config chooses beforehand, as far as this form asks for it and allows it. */
function preselect(values: FormValues, plan: FormPlan, { preselected, jurisdictions }: PageConfig): FormValues {
  const { state = '', entityType = '', step, registeredAgentYears: years } = preselected;
  const name = jurisdictions.length === 0 || jurisdictions.includes(state) ? stateName(state) : undefined;
  const changes: Record<string, unknown> = {};
  if (name !== undefined) {
    changes[statePath] = choice(state, name);
    changes[statesPath] = { [state]: true };
  }
  if (entityType !== '' && isAllowed(entityType, plan)) changes[entityTypePath] = choice(entityType, entityType);
  if (years !== undefined) {
    const words = formatMessage(en[years === 1 ? 'duration.year' : 'duration.years'], { count: years });
    changes[durationPath] = choice(String(years * 12), words);
  }
  const index = plan.steps.findIndex(({ key }) => key === step);
  if (index >= 0) changes.currentStep = index;
  return Object.entries(changes).reduce(
    (preset, [path, value]) => (getPath(preset, path) === undefined ? preset : setPath(preset, path, value)),
    values,
  );
}

const choice = (key: string, value: string): Choice => ({ key, value });

/** A module that asks for the entity type may be limited to some of them by its params (FORM-22). */
const isAllowed = (entityType: string, plan: FormPlan): boolean =>
  plan.steps.every(({ sections }) =>
    sections.every(({ modules }) =>
      modules.every(({ params: { entityTypes } }) => !Array.isArray(entityTypes) || entityTypes.includes(entityType)),
    ),
  );

/** A kept state with a key but no value comes from a broken visit and is asked again (COMP-08). */
function withWholeState(values: FormValues): FormValues {
  const state = getPath(values, statePath);
  const isBroken = keyOf(state) !== '' && !(state as Partial<Choice>).value;
  return isBroken ? setPath(values, statePath, emptyChoice) : values;
}
