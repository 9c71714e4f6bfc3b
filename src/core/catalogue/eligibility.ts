import type { Facts } from '../facts/facts';
import type { ProductBinding } from '../page-config/products';
import { statesNamed } from '../reference/state-lists';
import { chosenEntityType, chosenJurisdictions, chosenState } from './chosen-jurisdictions';

/** To whom a product is sold: in which states, to which kinds of company. */
export type SaleTerms = Pick<ProductBinding, 'needsState' | 'allowStates' | 'denyStates' | 'entityTypes'>;

/** Where the visitor wants to buy: the state of service, be it outside of the US, and those of a multi-state choice. */
function statesOfVisitor(facts: Facts): string[] {
  const state = chosenState(facts);
  return [...(state === '' ? [] : [state]), ...chosenJurisdictions(facts)];
}

/**
 * Whether a product on these terms is sold to the visitor (PROD-19 to PROD-21): in `state`, or where none is given in
 * any of the states they chose. What is not chosen yet rules nothing out, unless the product needs a state; an empty
 * list is no limit.
 */
export function isSoldOn(facts: Facts, terms: SaleTerms, state = ''): boolean {
  const { needsState = false, entityTypes = [] } = terms;
  const allowed = statesNamed(terms.allowStates ?? []);
  const denied = statesNamed(terms.denyStates ?? []);
  if (needsState || allowed.length + denied.length > 0) {
    const states = state === '' ? statesOfVisitor(facts) : [state];
    const isRuledIn = (code: string) => (allowed.length === 0 || allowed.includes(code)) && !denied.includes(code);
    if (states.length === 0 ? needsState : !states.some(isRuledIn)) return false;
  }
  const entityType = chosenEntityType(facts);
  return entityTypes.length === 0 || entityType === '' || entityTypes.includes(entityType);
}
