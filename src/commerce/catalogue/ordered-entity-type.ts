import { isTrue } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import type { Product } from '../../kernel/facts/product';
import { entityTypes } from '../../kernel/reference/entity-types';
import { isAskedIn, type RequirementName } from '../../kernel/reference/state-requirements';
import { chosenEntityType, chosenJurisdictions } from './chosen-jurisdictions';

/** Whether one of the order's states asks for it; of the chosen entity type, or of `kind`. */
export const isAskedOf = (facts: Facts, name: RequirementName, kind = chosenEntityType(facts)): boolean =>
  chosenJurisdictions(facts).some((code) => isAskedIn(facts.config.stateRequirements, name, code, kind));

/** The entity type as it is ordered: that of a close company where the state has such (SUBM-21). */
export function orderedEntityType(facts: Facts): string {
  const type = chosenEntityType(facts);
  const close = entityTypes.find((one) => one === `Close ${type}`);
  const isClose = isTrue(facts.values, 'companyInformation.isCloseCompany') && isAskedOf(facts, 'closeCompany');
  return (isClose && close) || type;
}

/**
 * A filing whose price differs by kind of company is several products of one type: those that can be filed for the company
 * of the order come first.
 */
export function fittingFirst<Entry extends { product: Product; isFiling: boolean }>(facts: Facts, found: readonly Entry[]): Entry[] {
  const fits = (type: string) =>
    found.filter(({ product, isFiling }) => isFiling && product.filing_methods.some((method) => method.entity_types.includes(type)));
  const fitting = [orderedEntityType(facts), chosenEntityType(facts)].map(fits).find(({ length }) => length > 0) ?? [];
  return [...fitting, ...found.filter((entry) => !fitting.includes(entry))];
}
