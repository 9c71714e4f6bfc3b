import type { Facts } from '../facts/facts';
import { entityFamily } from '../answers/entity-family';
import { chosenKey, isTrue } from '../answers/get-answer';
import { rolesOf } from '../facts/offer';
import { entityTypes } from '../reference/entity-types';
import type { ProductRole } from '../reference/product-roles';
import { isAskedIn, type RequirementName } from '../reference/state-requirements';
import { chosenEntityType, chosenJurisdictions } from './chosen-jurisdictions';
import { stateOfService } from './jurisdictions-in-use';

/** Whether one of the order's states asks for it; of the chosen entity type, or of `kind`. */
export const isAskedOf = (facts: Facts, name: RequirementName, kind = chosenEntityType(facts)): boolean =>
  chosenJurisdictions(facts).some((code) => isAskedIn(facts.config.stateRequirements, name, code, kind));

/** The same of the state of service alone, for a company of the chosen entity type. */
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

/** The entity type as it is ordered: that of a close company where the state has such (SUBM-21). */
export function orderedEntityType(facts: Facts): string {
  const type = chosenEntityType(facts);
  const close = entityTypes.find((one) => one === `Close ${type}`);
  const isClose = isTrue(facts.values, 'companyInformation.isCloseCompany') && isAskedOf(facts, 'closeCompany');
  return (isClose && close) || type;
}
