import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import type { SubscriptionBundle } from '../facts/product';
import { entryById } from '../catalogue/product-lookup';
import type { Facts } from '../facts/facts';
import { choiceKey } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import { sellsSubscriptions } from '../page-config/sells-subscriptions';
import type { Cents } from '../util/money';
import { bundledIn, bundleItself } from './bundles';
import type { Cart, CartItem } from '../cart-items/cart-item';
import { configureProduct } from '../cart-items/configure-dependents';

/** Whether the visitor chose to pay monthly, for an LLC or Corp in a state, on a page with subscriptions (CART-27). */
export const wantsSubscription = (facts: Facts): boolean =>
  sellsSubscriptions(facts.config) &&
  choiceKey(getAnswer(facts.values, 'billingType')) === 'monthly' &&
  ['LLC', 'Corp'].includes(chosenEntityType(facts)) &&
  chosenState(facts) !== '';

/** The subscription that replaces the normal products; undefined if none is wanted or the state has none (CART-28). */
export function chosenSubscription(facts: Facts): SubscriptionBundle | undefined {
  if (!wantsSubscription(facts)) return undefined;
  const state = chosenState(facts);
  return facts.catalogue.subscriptionBundles.find(({ jurisdiction }) => jurisdiction === state);
}

/** A twelfth of the yearly price for the entity type, in cents, half a cent rounded up (PRICE-08). */
export const monthlyPrice = ({ llc_price, corp_price }: SubscriptionBundle, entityType: string): Cents =>
  Math.round((entityType === 'Corp' ? corp_price : llc_price) / 12);

/** The cart items of a subscription: itself at its monthly price, then those of its products that are on offer. */
export function subscriptionItems(facts: Facts, bundle: SubscriptionBundle): CartItem[] {
  const { id, wireId, name, jurisdiction } = bundle;
  const price = monthlyPrice(bundle, chosenEntityType(facts));
  const products = bundle.product_ids.flatMap((productId) => {
    const found = entryById(facts, productId, jurisdiction);
    return (found && configureProduct(facts, found)) ?? [];
  });
  return [
    bundleItself(facts, price, { product_id: id, wireId, name, state: jurisdiction, price_monthly: price, bundle_type: 'subscription' }),
    ...products,
  ];
}

/** Whether an item is a subscription bundle, rather than one of its products. */
export const isSubscription = ({ bundle_type }: CartItem): boolean => bundle_type === 'subscription';

export const hasSubscription = (cart: Cart): boolean => cart.some(isSubscription);

/** Marks everything else in a cart with a subscription as part of it, dependents included. */
export function coveredBySubscription(cart: Cart): Cart {
  const subscription = cart.find(isSubscription);
  if (!subscription) return cart;
  return cart.map((item) => (item === subscription ? item : bundledIn(item, { product_id: subscription.product_id }, true)));
}
