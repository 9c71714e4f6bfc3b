import type { Facts } from '../../kernel/facts/facts';
import { entityFamily } from '../../kernel/answers/entity-family';
import { chosenKey } from '../../kernel/answers/get-answer';
import { rolesOf } from '../../kernel/facts/offer';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { isAskedIn, type RequirementName } from '../../kernel/reference/state-requirements';
import { chosenEntityType } from './chosen-jurisdictions';
import { stateOfService } from './jurisdictions-in-use';
import { isAskedOf } from './ordered-entity-type';

/** Whether the state of service asks for it of a company of the chosen entity type. */
export const isAskedByState = (facts: Facts, name: RequirementName): boolean =>
  isAskedIn(facts.config.stateRequirements, name, stateOfService(facts), chosenEntityType(facts));

/** Whether the visitor decides if the state shall list the people of an LLC or corporation (SUBM-36, OFFI-18). */
export const asksToList = (facts: Facts): boolean => isAskedOf(facts, 'listMembers');

const registration: ProductRole = 'foreignRegistration';

/** Whether a foreign corporation tells a state what it owes and owns (SUBM-34). */
export const asksLiabilities = (facts: Facts): boolean =>
  entityFamily(facts.values) === 'corporation' && rolesOf(facts.offer).includes(registration) && isAskedOf(facts, 'liabilities');

/** Whether the articles of a non-profit must say who gets its assets when it ends (OFFI-13). */
export const needsAssetDistribution = (facts: Facts): boolean =>
  isAskedOf(facts, 'assetDistribution', chosenKey(facts.values, 'nonProfit.type'));
