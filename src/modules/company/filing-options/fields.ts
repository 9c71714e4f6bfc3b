import { bundleMethodFilter } from '../../../core/bundles/bundle-speeds';
import { primaryBundle } from '../../../core/optional/optional-groups';
import { chosenState } from '../../../core/catalogue/chosen-jurisdictions';
import { filingMethodsOf } from '../../../core/catalogue/filing-methods';
import type { FilingMethod } from '../../../core/facts/product';
import { findByRole, entriesOf, saveAsOf, type CatalogueEntry } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

/** The choice lies under its jurisdiction, so it has no fixed path; a default always stands, so it has no rule. */
export const fields: readonly FieldDeclaration[] = [];

/** The ways of filing that the visitor may choose from: those that the primary bundle leaves (OPT-17). */
export const methodsOf = (facts: Facts, { product, jurisdiction }: CatalogueEntry): FilingMethod[] =>
  filingMethodsOf(facts, product, jurisdiction).filter(bundleMethodFilter(primaryBundle(facts), product, saveAsOf(facts, product)));

/** What the order is about and has a way of filing in the state of service. */
export function filingsOf(facts: Facts): CatalogueEntry[] {
  const offered = entriesOf(facts.catalogue, chosenState(facts)).filter(({ isFiling }) => isFiling);
  return facts.offer.primaryProducts
    .flatMap((role) => findByRole(facts, role, offered) ?? [])
    .filter((found) => methodsOf(facts, found).length > 0);
}

export const isShown = (facts: Facts) => chosenState(facts) !== '';
