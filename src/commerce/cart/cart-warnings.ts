import { chosenState } from '../catalogue/chosen-jurisdictions';
import { cartReadiness } from './cart-readiness';
import { entryById, productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { rolesOf } from '../../kernel/facts/offer';
import { domainRole } from '../../kernel/reference/product-roles';
import { applyingBundles } from '../bundles/bundles';
import { chosenSubscription, wantsSubscription } from '../bundles/subscription-bundles';

/**
 * Warnings for the site owner about mistakes in the page config: domains without a product that sells them, no subscription for
 * the chosen state (CART-28), or a bundle with products that are not on offer. Empty until everything the cart needs is
 * loaded.
 */
export const cartWarnings = (facts: Facts): string[] =>
  cartReadiness(facts) === 'ready' ? [...domainWarnings(facts), ...bundleWarnings(facts)] : [];

const domainWarnings = (facts: Facts): string[] =>
  facts.domains.length > 0 && rolesOf(facts.offer).includes(domainRole) && !productForRole(facts, domainRole)
    ? [`The chosen domains are not ordered because no product of the role "${domainRole}" is on offer.`]
    : [];

function bundleWarnings(facts: Facts): string[] {
  const state = chosenState(facts);
  if (state === '') return [];
  if (wantsSubscription(facts) && !chosenSubscription(facts))
    return [`The subscription is not ordered because there is no bundle for ${state}.`];
  return applyingBundles(facts).flatMap(({ product_id, product_ids }) => {
    const missing = product_ids.filter((id) => !entryById(facts, id, state));
    return missing.length > 0 ? [`The bundle ${product_id} has products that are not on offer in ${state}: ${missing.join(', ')}.`] : [];
  });
}
