import { chosenState } from '../../../core/catalogue/chosen-jurisdictions';
import { filingMethodsOf } from '../../../core/catalogue/filing-methods';
import { findByRole, offeredProducts, type OfferedProduct } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

/** The choice lies under its jurisdiction, so it has no fixed path; a default always stands, so it has no rule. */
export const fields: readonly FieldDeclaration[] = [];

/** What the order is about and has a way of filing in the state of service. */
export function filingsOf(facts: Facts): OfferedProduct[] {
  const offered = offeredProducts(facts.catalogue, chosenState(facts)).filter(({ isFiling }) => isFiling);
  return facts.offer.primaryProducts
    .flatMap((role) => findByRole(facts, role, offered) ?? [])
    .filter(({ product, jurisdiction }) => filingMethodsOf(facts, product, jurisdiction).length > 0);
}

export const isShown = (facts: Facts) => chosenState(facts) !== '';
