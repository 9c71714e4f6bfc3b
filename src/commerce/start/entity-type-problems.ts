import { entityTypeLimit } from '../bundles/bundles';
import { offeredEntityTypes } from '../bundles/offered-entity-types';
import { listedStates } from '../catalogue/multi-state';
import { setAnswers } from '../../kernel/answers/get-answer';
import { entityTypeOffer } from '../offer/entity-types';
import { oneOfNames, problemIf, type ConfigProblem } from '../../kernel/page-config/config-problem';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { modulesOf, type FormPlan } from '../../kernel/plan/form-plan';
import { entityTypes } from '../../kernel/reference/entity-types';
import { expandStateLists } from '../../kernel/reference/state-lists';
import { readIds } from '../../kernel/util/read-wire';
import { preselectedAnswers } from './preselected-answers';

/**
 * What the page config says of entity types against itself. The visitor can go on in any case: a bundle stands above the
 * page's list, and a limit that leaves nothing counts as none (COMP-12).
 */
export function entityTypeProblems(config: PageConfig, plan: FormPlan): ConfigProblem[] {
  const offer = entityTypeOffer(modulesOf(plan));
  if (!offer.entityTypes) return [];
  const values = setAnswers({}, preselectedAnswers(plan, config));
  const limit: readonly string[] = entityTypeLimit({ config, values, offer }) ?? [];
  const offered = offeredEntityTypes({ config, values, offer });
  const isKnown = (types: readonly string[]) => entityTypes.some((type) => types.includes(type));
  const isOfPage = config.entityTypes.length > 0;
  const key = isOfPage ? 'entityTypes' : 'steps: EntityType.entityTypes';
  // The types that a form names by itself are no claim of the page.
  const named: readonly string[] = isOfPage ? config.entityTypes : config.steps ? offer.entityTypes : [];
  const listed = listedStates(config);
  const blocked = (type: string) => expandStateLists(config.blockedStates[type]);

  return [
    ...config.bundles.flatMap(({ config: limits = {} }, index) =>
      problemIf(
        limits.entity_type_limit_toggle === true && !isKnown(readIds(limits.entity_type_limit_select)),
        `bundles[${index}].config.entity_type_limit_select`,
        'a list with an entity type',
        limits.entity_type_limit_select,
      ),
    ),
    ...named.flatMap((type) =>
      problemIf(isKnown(limit) && !limit.includes(type), key, `${oneOfNames(limit).expected}, as the page's bundles allow no other`, type),
    ),
    ...offered.flatMap((type) =>
      problemIf(
        listed.length > 0 && listed.every((code) => blocked(type).includes(code)),
        `blockedStates.${type}`,
        'left out, or leave a state of the page',
        config.blockedStates[type],
      ),
    ),
  ];
}
