import { offeredEntityTypes } from '../bundles/offered-entity-types';
import { needsPayingUpFront } from '../bundles/subscription-bundles';
import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { entityTypeOffer, isIndividual } from '../offer/entity-types';
import type { OptionalGroupConfig } from '../page-config/optional-products';
import type { PageConfig } from '../page-config/page-config';
import { individual, type EntityType } from '../reference/entity-types';
import { withCardNames } from '../reactions/card-names';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../plan/form-plan';
import { blankEntries, initialEntries, listsOf } from '../plan/lists';
import { withoutSecrets } from '../storage/persistable-values';
import { emptyChoice, choiceKey, type Choice, type FormValues } from '../answers/form-values';
import { mergePersisted } from './merge-persisted';
import { withoutUnasked } from './unasked-answers';
import { hasAnswered, preselectedAnswers } from './preselected-answers';
import { getAnswer, setAnswer, setAnswers } from '../answers/get-answer';
import type { AnswerPath } from '../answers/answer-path';
import { getPath, setPath, setPaths } from '../util/paths';
import { readObject } from '../util/read-wire';

export interface InitialSources {
  plan: FormPlan;
  config: PageConfig;
  /** The form type's roles; used if the page config names none. */
  primaryProducts?: readonly string[];
  /** The form type's groups of optional products; used if the page config names none. */
  optionalProducts?: readonly OptionalGroupConfig[];
  /** Whether the form sells a product with this role; any where left out. */
  sells?: (role: string) => boolean;
  /** The values persisted by an earlier visit, as read from storage. */
  kept?: FormValues | undefined;
  /** Set where they were never persisted: secrets stay, and the visitor is on the step with this key. */
  handover?: { step: string } | undefined;
}

/**
 * The values a form starts with. Persisted ones that the visitor has given override preselected ones, which override
 * defaults (decision: boot; FORM-21, STORE-06, STORE-08).
 */
export function initialValues({
  plan,
  config,
  primaryProducts = [],
  optionalProducts = [],
  sells,
  kept: stored = {},
  handover,
}: InitialSources): FormValues {
  const kept = withoutUnasked(stored, { plan, config, primaryProducts, optionalProducts });
  const modules = modulesOf(plan);
  const fields = modules.flatMap((module) => module.fields);
  const defaults = defaultValues(plan);
  const asked = Object.entries(preselectedAnswers(plan, config, sells)).filter(
    ([path]) => getPath(defaults, path) !== undefined || path.startsWith('productState.'),
  );
  const open = asked.filter(([path]) => !hasAnswered(kept, path));
  // States of their own choosing are not joined by a preselected one.
  const start = setPaths(defaults, Object.fromEntries(asked.filter((answer) => answer[0] !== statesPath || open.includes(answer))));
  const given = setPaths(kept, Object.fromEntries(open.map(([path]) => [path, undefined])));
  const values = withWholeState(mergePersisted(start, handover ? given : withoutSecrets(given, plan), blankEntries(fields)) as FormValues);
  const offer = entityTypeOffer(modules);
  const types = offeredEntityTypes({ config, values, offer });
  const offered = withOffered(fields.reduce(withOwnOption, values), start, {
    'companyInformation.state': (code) => isStateOffered(config, code),
    'companyInformation.entityType': (type) =>
      types.includes(type as EntityType) || (type === individual && isIndividual({ values, offer })),
  });
  return {
    ...withCardNames(withPayableType(withOnlyType(offered, types), config)),
    formType: config.formType,
    pluginVersion: config.pluginVersion,
    primaryProducts: config.primaryProducts ?? primaryProducts,
    loading: false,
    currentStep: stepIn(plan, values, handover?.step),
    ...(asked.length > 0 && { preselected: { ...readObject(getAnswer(kept, 'preselected')), ...Object.fromEntries(open) } }),
  };
}

const statesPath: AnswerPath = 'companyInformation.states';
const typePath: AnswerPath = 'companyInformation.entityType';

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

/** Chooses the entity type where a single one is left (FORM-25). */
function withOnlyType(values: FormValues, types: readonly string[]): FormValues {
  const kept = getAnswer(values, typePath);
  const [only = ''] = types;
  return types.length === 1 && kept !== undefined && choiceKey(kept) === ''
    ? setAnswer(values, typePath, { key: only, value: only })
    : values;
}

/** A persisted entity type that cannot be paid by the month is paid up front (COMP-29). */
function withPayableType(values: FormValues, config: PageConfig): FormValues {
  return needsPayingUpFront({ config, values }) ? setAnswer(values, 'billingType', 'yearly') : values;
}

/** Clears a choice that is none of the options that its field declares. */
const withOwnOption = (values: FormValues, { path, options, initial }: FieldDeclaration): FormValues => {
  const key = choiceKey(getPath(values, path));
  return options && key !== '' && !options.some((option) => option.key === key) ? setPath(values, path, initial) : values;
};

/** Replaces a choice that the page does not offer with the initial one, or with none. */
function withOffered(
  values: FormValues,
  start: FormValues,
  offers: Readonly<Record<'companyInformation.state' | 'companyInformation.entityType', (key: string) => boolean>>,
): FormValues {
  return Object.entries(offers).reduce((kept, [path, isOnOffer]) => {
    const key = choiceKey(getPath(kept, path));
    const fresh = getPath(start, path);
    if (key === '' || isOnOffer(key) || fresh === undefined) return kept;
    return setPath(kept, path, isOnOffer(choiceKey(fresh)) ? fresh : emptyChoice);
  }, values);
}
