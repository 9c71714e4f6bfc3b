import type { Facts } from '../../kernel/facts/facts';
import { expandStateLists } from '../../kernel/reference/state-lists';
import { ownValue } from '../../kernel/util/own-value';
import { chosenEntityType } from './chosen-jurisdictions';
import { isTypeAllowedIn } from './eligibility';
import { saleTermsOf } from './product-lookup';

/**
 * Whether the chosen entity type cannot have a state: the page blocks it (COMP-07), or a primary product is not sold to
 * the type there (COMP-14). Without an entity type no state is blocked.
 */
export function isStateBlocked(facts: Facts, code: string): boolean {
  const type = chosenEntityType(facts);
  const { blockedStates } = facts.config;
  return (
    expandStateLists(ownValue(blockedStates, type)).includes(code) ||
    facts.offer.primaryProducts.some((role) => !isTypeAllowedIn(saleTermsOf(facts, role), type, code))
  );
}
