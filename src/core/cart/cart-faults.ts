import { chosenState } from '../catalogue/chosen-jurisdictions';
import { cartReadiness } from '../catalogue/loads-needed';
import { entryById } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { applyingBundles } from '../bundles/bundles';
import { chosenSubscription, wantsSubscription } from '../bundles/subscription-bundles';

/**
 * What the site owner is told of a cart that is not as the page means it, a sentence each: no subscription for the state
 * (CART-28), a bundle with products that are not on offer. The rest of the cart stands. Judged once all has arrived.
 */
export function cartFaults(facts: Facts): string[] {
  const state = chosenState(facts);
  if (state === '' || cartReadiness(facts) !== 'ready') return [];
  if (wantsSubscription(facts) && !chosenSubscription(facts))
    return [`There is no subscription bundle for ${state}; the normal products are sold instead.`];
  return applyingBundles(facts).flatMap(({ product_id, product_ids }) => {
    const missing = product_ids.filter((id) => !entryById(facts, id, state));
    return missing.length > 0 ? [`The bundle ${product_id} names products that are not on offer in ${state}: ${missing.join(', ')}.`] : [];
  });
}
