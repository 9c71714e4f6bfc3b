import { chosenState } from '../catalogue/chosen-jurisdictions';
import { cartReadiness } from './cart-readiness';
import { entryById } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { applyingBundles } from '../bundles/bundles';
import { chosenSubscription, wantsSubscription } from '../bundles/subscription-bundles';

/**
 * Warnings for the site owner about mistakes in the page config: no subscription for the chosen state (CART-28), or a
 * bundle with products that are not on offer. Empty until everything the cart needs is loaded.
 */
export function cartWarnings(facts: Facts): string[] {
  const state = chosenState(facts);
  if (state === '' || cartReadiness(facts) !== 'ready') return [];
  if (wantsSubscription(facts) && !chosenSubscription(facts))
    return [`There is no subscription bundle for ${state}; the normal products are sold instead.`];
  return applyingBundles(facts).flatMap(({ product_id, product_ids }) => {
    const missing = product_ids.filter((id) => !entryById(facts, id, state));
    return missing.length > 0 ? [`The bundle ${product_id} names products that are not on offer in ${state}: ${missing.join(', ')}.`] : [];
  });
}
