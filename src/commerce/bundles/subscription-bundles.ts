import { chosenEntityType, chosenState } from '../catalogue/chosen-jurisdictions';
import type { SubscriptionBundle } from '../../kernel/facts/product';
import type { ConfiguredAnswers, Facts } from '../../kernel/facts/facts';
import { chosenKey } from '../../kernel/answers/get-answer';
import { sellsSubscriptions } from '../../kernel/page-config/sells-subscriptions';
import type { BundleConfig } from '../../kernel/page-config/bundles';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { dollarsToCents, type Cents } from '../../kernel/util/money';
import { readAdditionalLabels } from './bundle-config';
import { applyingBundles, bundleChildren, bundledIn, bundleItself, leftOutNames, namesOf } from './bundles';
import type { Cart, CartItem } from '../../kernel/facts/cart';

const paysMonthly = ({ config, values }: ConfiguredAnswers): boolean =>
  sellsSubscriptions(config) && chosenKey(values, 'billingType') === 'monthly';

/** Whether the visitor chose to pay monthly for an entity type that cannot be (COMP-29, COMP-30). */
export const needsPayingUpFront = (facts: ConfiguredAnswers): boolean =>
  paysMonthly(facts) && !['', 'LLC', 'Corp'].includes(chosenEntityType(facts));

/** Whether the visitor chose to pay monthly, for an LLC or Corp in a state, on a page with subscriptions (CART-27). */
export const wantsSubscription = (facts: Facts): boolean =>
  paysMonthly(facts) && ['LLC', 'Corp'].includes(chosenEntityType(facts)) && chosenState(facts) !== '';

/**
 * The subscription that replaces the normal products: one of the page config that applies, or else the server's for the
 * state; undefined if none is wanted or there is none (CART-28).
 */
export const chosenSubscription = memoizePerObject((facts: Facts): SubscriptionBundle | undefined => {
  if (!wantsSubscription(facts)) return undefined;
  const state = chosenState(facts);
  const [configured] = applyingBundles(facts, 'subscription');
  return configured
    ? asSubscription(facts, configured, state)
    : facts.catalogue.subscriptionBundles.find(({ jurisdiction }) => jurisdiction === state);
});

/** A subscription of the page config, whose price is for a year and for either entity type. */
function asSubscription(facts: Facts, bundle: BundleConfig, jurisdiction: string): SubscriptionBundle {
  const { product_id, product_ids, price } = bundle;
  const yearly = dollarsToCents(price) ?? 0;
  return {
    id: product_id,
    ...namesOf(facts, bundle, jurisdiction),
    jurisdiction,
    product_ids,
    llc_price: yearly,
    corp_price: yearly,
  };
}

/** A twelfth of the yearly price for the entity type, in cents, half a cent rounded up (PRICE-08). */
export const monthlyPrice = ({ llc_price, corp_price }: Pick<SubscriptionBundle, 'llc_price' | 'corp_price'>, entityType: string): Cents =>
  Math.round((entityType === 'Corp' ? corp_price : llc_price) / 12);

/** The cart items of a subscription: itself at its monthly price, then those of its products that are on offer. */
export function subscriptionItems(facts: Facts, bundle: SubscriptionBundle): CartItem[] {
  const { id, wireId, name, jurisdiction } = bundle;
  const price = monthlyPrice(bundle, chosenEntityType(facts));
  const contents = { ...facts.config.bundles.find(({ product_id }) => product_id === id), product_ids: bundle.product_ids };
  const leftOut = leftOutNames(facts, contents);
  return [
    bundleItself(facts, price, {
      product_id: id,
      wireId,
      name,
      state: jurisdiction,
      price_monthly: price,
      bundle_type: 'subscription',
      leftOut,
      additionalLabels: readAdditionalLabels(contents),
    }),
    ...bundleChildren(facts, contents),
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
