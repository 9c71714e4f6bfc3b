import { chosenState } from '../../../core/catalogue/chosen-jurisdictions';
import { findByRole, entriesOf, type CatalogueEntry } from '../../../core/catalogue/product-lookup';
import { methodChoices } from '../../../core/optional/ordered-method';
import type { Facts } from '../../../core/facts/facts';

/** The primary products whose filing method can be chosen in the state of service. */
export function filingsOf(facts: Facts): CatalogueEntry[] {
  const offered = entriesOf(facts.catalogue, chosenState(facts)).filter(({ isFiling }) => isFiling);
  return facts.offer.primaryProducts
    .flatMap((role) => findByRole(facts, role, offered) ?? [])
    .filter((found) => methodChoices(facts, found).length > 0);
}

export const isShown = (facts: Facts) => chosenState(facts) !== '';
