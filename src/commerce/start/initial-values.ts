import { offeredEntityTypes } from '../bundles/offered-entity-types';
import { needsPayingUpFront } from '../bundles/subscription-bundles';
import { isStateOffered } from '../catalogue/chosen-jurisdictions';
import { entityTypeOffer, isIndividual } from '../offer/entity-types';
import type { AnswerPath } from '../../kernel/answers/answer-path';
import { choiceKey, emptyChoice, type FormValues } from '../../kernel/answers/form-values';
import { getAnswer, setAnswer } from '../../kernel/answers/get-answer';
import type { OptionalGroupConfig } from '../../kernel/page-config/optional-products';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { modulesOf } from '../../kernel/plan/form-plan';
import { individual, type EntityType } from '../../kernel/reference/entity-types';
import { startOf, withOwnOptions, type StartSources } from '../../kernel/storage/start-values';
import { getPath, setPath } from '../../kernel/util/paths';
import { withCardNames } from '../reactions/card-names';
import { preselectedAnswers } from './preselected-answers';
import { withoutUnasked } from './unasked-answers';

export interface InitialSources extends StartSources {
  /** The form type's groups of optional products; used if the page config names none. */
  optionalProducts?: readonly OptionalGroupConfig[];
  /** Whether the form sells a product with this role; any where left out. */
  sells?: (role: string) => boolean;
}

/**
 * The values a form starts with. Persisted ones that the visitor has given override preselected ones, which override
 * defaults (decision: boot; FORM-21, STORE-06, STORE-08).
 */
export function initialValues(sources: InitialSources): FormValues {
  const { plan, config, primaryProducts = [], optionalProducts = [], sells, kept = {} } = sources;
  const asked = withoutUnasked(kept, { plan, config, primaryProducts, optionalProducts });
  const { start, values, own } = startOf({ ...sources, kept: asked }, preselectedAnswers(plan, config, sells));
  const offer = entityTypeOffer(modulesOf(plan));
  const types = offeredEntityTypes({ config, values, offer });
  const offered = withOffered(withOwnOptions(values, plan), start, {
    'companyInformation.state': (code) => isStateOffered(config, code),
    'companyInformation.entityType': (type) =>
      types.includes(type as EntityType) || (type === individual && isIndividual({ values, offer })),
  });
  return { ...withCardNames(withPayableType(withOnlyType(offered, types), config)), ...own };
}

const typePath: AnswerPath = 'companyInformation.entityType';

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
