import type { Facts } from '../../kernel/facts/facts';
import type { ProductBinding } from '../../kernel/page-config/products';
import { expandStateLists } from '../../kernel/reference/state-lists';
import { ownValue } from '../../kernel/util/own-value';
import { chosenEntityType, chosenJurisdictions, chosenState } from './chosen-jurisdictions';

/** The states and entity types that a product is sold to. */
export type SaleTerms = Pick<ProductBinding, 'needsState' | 'allowStates' | 'denyStates' | 'entityTypes' | 'entityTypesByState'>;

/** The state of service, which may be "Outside of the US", and the states of a multi-state choice. */
function statesOfVisitor(facts: Facts): string[] {
  const state = chosenState(facts);
  return [...(state === '' ? [] : [state]), ...chosenJurisdictions(facts)];
}

/**
 * Whether a product with these terms is sold to the visitor (PROD-19 to PROD-21). While state or entity type are not
 * chosen they exclude nothing, unless the product needs a state. An empty list is no limit.
 * @param state the state to check; without it one of the chosen states must fit
 */
export function meetsSaleTerms(facts: Facts, terms: SaleTerms, state = ''): boolean {
  const { needsState = false, entityTypes = [] } = terms;
  const allowed = expandStateLists(terms.allowStates);
  const denied = expandStateLists(terms.denyStates);
  const entityType = chosenEntityType(facts);
  if (needsState || terms.entityTypesByState || allowed.length + denied.length > 0) {
    const states = state === '' ? statesOfVisitor(facts) : [state];
    const isAllowed = (code: string) =>
      (allowed.length === 0 || allowed.includes(code)) && !denied.includes(code) && isTypeAllowedIn(terms, entityType, code);
    if (states.length === 0 ? needsState : !states.some(isAllowed)) return false;
  }
  return entityTypes.length === 0 || entityType === '' || entityTypes.includes(entityType);
}

/** Whether the terms allow an entity type in a state, as far as they name it there (COMP-14); '' is always allowed. */
export const isTypeAllowedIn = ({ entityTypesByState = {} }: SaleTerms, entityType: string, code: string): boolean =>
  entityType === '' || ownValue(entityTypesByState, code)?.includes(entityType) !== false;
