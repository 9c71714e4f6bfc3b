import { entityTypeLimit } from '../bundles/bundles';
import { offeredEntityTypes } from '../bundles/offered-entity-types';
import { listedStates } from '../catalogue/multi-state';
import { setAnswers } from '../answers/get-answer';
import { entityTypeOffer } from '../offer/entity-types';
import { describeValue, type ConfigProblem } from '../page-config/config-problem';
import type { PageConfig } from '../page-config/page-config';
import { modulesOf, type FormPlan } from '../plan/form-plan';
import { entityTypes } from '../reference/entity-types';
import { expandStateLists } from '../reference/state-lists';
import { readIds } from '../util/read-wire';
import { preselectedAnswers } from './preselected-answers';

/**
 * What the page config says of entity types against itself. The visitor can go on in any case: a bundle stands above the
 * page's list, and a limit that leaves nothing counts as none (COMP-12).
 */
export function entityTypeProblems(config: PageConfig, plan: FormPlan): ConfigProblem[] {
  const offer = entityTypeOffer(modulesOf(plan));
  if (!offer.entityTypes) return [];
  const values = setAnswers({}, preselectedAnswers(plan, config));
  const limit: readonly string[] = entityTypeLimit({ config, values }) ?? entityTypes;
  const offered = offeredEntityTypes({ config, values, offer });
  const isKnown = (types: readonly string[]) => entityTypes.some((type) => types.includes(type));
  // The types that a form names by itself are no claim of the page.
  const isOfPage = config.entityTypes.length > 0;
  const key = isOfPage ? 'entityTypes' : 'steps: EntityType.entityTypes';
  const ofSteps: readonly string[] = config.steps ? offer.entityTypes : [];
  const named = isOfPage ? config.entityTypes : ofSteps;
  const blocked = (type: string) => expandStateLists(config.blockedStates[type]);

  return [
    ...config.bundles.flatMap(({ config: limits }, index) =>
      limits?.entity_type_limit_toggle === true && !isKnown(readIds(limits.entity_type_limit_select))
        ? {
            key: `bundles[${index}].config.entity_type_limit_select`,
            expected: 'a list with a kind of company, as it is for none otherwise',
            got: describeValue(limits.entity_type_limit_select),
          }
        : [],
    ),
    ...named.flatMap((type) =>
      isKnown(limit) && !limit.includes(type)
        ? { key, expected: `one of ${limit.join(', ')}, as the page's bundles allow no other`, got: describeValue(type) }
        : [],
    ),
    ...offered.flatMap((type) =>
      listedStates(config).every((code) => blocked(type).includes(code))
        ? { key: `blockedStates.${type}`, expected: 'left out, or leave a state of the page', got: describeValue(config.blockedStates[type]) }
        : [],
    ),
  ];
}
