import { applyingBundles } from '../bundles/bundles';
import { bundleMethodFilter } from '../bundles/bundle-speeds';
import { chosenSubscription } from '../bundles/subscription-bundles';
import { chosenState } from '../catalogue/chosen-jurisdictions';
import { chosenFilingMethod, defaultFilingMethod, filingMethodsOf } from '../catalogue/filing-methods';
import { entriesOf, findByRole, saveAsOf, type CatalogueEntry } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import type { FilingMethod, Product } from '../../kernel/facts/product';
import { expediteRole } from '../../kernel/reference/product-roles';
import { isOptedIn } from './optional-choices';

type Filing = Pick<CatalogueEntry, 'product' | 'jurisdiction'>;

/** Whether a bundle lets a product be filed by a method: the bundle that holds it, or else the primary one (OPT-17). */
function filterOf(facts: Facts, product: Product): (method: FilingMethod) => boolean {
  const subscription = chosenSubscription(facts);
  const bundles = subscription ? facts.config.bundles.filter(({ product_id }) => product_id === subscription.id) : applyingBundles(facts);
  const bundle = bundles.find(({ product_ids }) => product_ids.includes(product.product_id)) ?? bundles[0];
  return bundleMethodFilter(bundle, product, saveAsOf(facts, product));
}

/** The methods that the visitor can choose from, sorted; none if a bundle fixes the method. */
export const methodChoices = (facts: Facts, { product, jurisdiction }: Filing): FilingMethod[] =>
  filingMethodsOf(facts, product, jurisdiction, filterOf(facts, product));

/** The first of these methods for the chosen local jurisdiction (PROD-16). */
export const firstMethod = (facts: Facts, { product, jurisdiction }: Filing): FilingMethod | undefined =>
  defaultFilingMethod(facts, product, jurisdiction, filterOf(facts, product)) ?? fixedMethod(facts, { product, jurisdiction });

/**
 * The method by which a product is filed: what the view shows checked, the cart prices and the order contains. It is the
 * visitor's choice or, if the bundle does not allow that, the first allowed one (CART-30).
 */
export const orderedMethod = (facts: Facts, { product, jurisdiction }: Filing): FilingMethod | undefined =>
  chosenFilingMethod(facts, product, jurisdiction, filterOf(facts, product)) ?? fixedMethod(facts, { product, jurisdiction });

/** The method where none can be chosen: the default, or the second one for an expedited formation (OPT-14). */
function fixedMethod(facts: Facts, { product, jurisdiction }: Filing): FilingMethod | undefined {
  const isExpedited = isOptedIn(facts, expediteRole) && formationOf(facts)?.product === product;
  return (isExpedited && filingMethodsOf(facts, product, jurisdiction)[1]) || defaultFilingMethod(facts, product, jurisdiction);
}

/** The filing that the order is about: the first primary product that is filed in the state of service. */
export function formationOf(facts: Facts): CatalogueEntry | undefined {
  const state = chosenState(facts);
  const offered = entriesOf(facts.catalogue, state);
  return facts.offer.primaryProducts
    .map((role) => findByRole(facts, role, offered))
    .find((found) => found?.isFiling && found.jurisdiction === state);
}
