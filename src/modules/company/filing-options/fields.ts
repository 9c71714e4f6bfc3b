import { bundleMethodFilter } from '../../../core/bundles/bundle-speeds';
import { primaryBundle } from '../../../core/optional/optional-groups';
import { chosenState } from '../../../core/catalogue/chosen-jurisdictions';
import { filingMethodsOf } from '../../../core/catalogue/filing-methods';
import type { FilingMethod } from '../../../core/facts/product';
import { findByRole, entriesOf, saveAsOf, type CatalogueEntry } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

/**
 * Empty: the path of the choice depends on the jurisdiction, and a default is always selected, so nothing is required.
 */
export const fields: readonly FieldDeclaration[] = [];

/** The filing methods the visitor can choose: those that the primary bundle allows (OPT-17). */
export const methodsOf = (facts: Facts, { product, jurisdiction }: CatalogueEntry): FilingMethod[] =>
  filingMethodsOf(facts, product, jurisdiction).filter(bundleMethodFilter(primaryBundle(facts), product, saveAsOf(facts, product)));

/** The primary products that have a filing method in the state of service. */
export function filingsOf(facts: Facts): CatalogueEntry[] {
  const offered = entriesOf(facts.catalogue, chosenState(facts)).filter(({ isFiling }) => isFiling);
  return facts.offer.primaryProducts
    .flatMap((role) => findByRole(facts, role, offered) ?? [])
    .filter((found) => methodsOf(facts, found).length > 0);
}

export const isShown = (facts: Facts) => chosenState(facts) !== '';
