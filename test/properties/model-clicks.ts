import type { Choices } from './choices';
import type { ShopPage } from './pages';
import { onOffer } from './shop-window';
import { subscriptions, type ShopBundle } from './shop';

/** Whether a bundle's limits and trigger hold (CART-20, CART-21). */
export const bundleHolds = ({ states, entities, trigger }: ShopBundle, { state, entity, wantsPackage }: Choices): boolean =>
  (states?.includes(state) ?? true) && (entities?.includes(entity) ?? true) && (trigger?.includes(wantsPackage) ?? true);

/** The first bundle that holds (CART-25). */
export const primaryBundle = (page: ShopPage, choices: Choices): ShopBundle | undefined =>
  page.bundles.find((bundle) => bundleHolds(bundle, choices));

/** The subscription that takes the place of all else (CART-27, CART-28). */
export function subscriptionFor(page: ShopPage, { arrived, monthly, entity, state }: Choices) {
  const canSubscribe = page.hasSubscriptions && monthly && ['LLC', 'Corp'].includes(entity);
  return canSubscribe && arrived.includes('subscriptions') ? subscriptions.find(({ where }) => where === state) : undefined;
}

/** Whether the visitor can click on an optional product: it is on offer, and not in the primary bundle (CART-24). */
export function canClick(page: ShopPage, choices: Choices, role: string): boolean {
  const product = onOffer(page, choices, role, choices.state);
  const isBundled = product !== undefined && primaryBundle(page, choices)?.products.includes(product.id);
  return product !== undefined && !isBundled && !subscriptionFor(page, choices);
}
