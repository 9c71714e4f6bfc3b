import { cartReadiness } from '../cart/cart-readiness';
import { optionParts } from '../cart/choice-prices';
import type { Cart, CartItem } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { OfferedOption } from '../../kernel/facts/offer';
import type { Cents } from '../../kernel/util/money';
import { sumBy } from '../../kernel/util/collections';
import { analyticsItems, type AnalyticsItem } from './analytics-items';

/** An item at a price for all its pieces together. */
const itemAt = ({ product_id, name, category, state, quantity }: CartItem, cents: Cents): AnalyticsItem => ({
  item_id: product_id,
  item_name: name,
  item_category: category,
  item_variant: state,
  price: cents / quantity / 100,
  quantity,
});

/**
 * The products of a list as it shows them: what the order grows by with each, without state fees (TRACK-18). Undefined while
 * products are loading.
 */
export function optionItems(facts: Facts, options: readonly OfferedOption[]): readonly AnalyticsItem[] | undefined {
  if (cartReadiness(facts) !== 'ready') return undefined;
  return options.flatMap((option) => {
    const { item, added } = optionParts(facts, option) ?? {};
    return item && added ? [itemAt(item, added.price)] : [];
  });
}

/** A package with all that it holds as one item, without state fees (TRACK-18); none where it is not on sale. */
export function packageItem(items: Cart): AnalyticsItem[] {
  const [itself] = items;
  const dollars = sumBy([...analyticsItems(items).values()], ({ price, quantity }) => price * quantity);
  return itself ? [itemAt({ ...itself, quantity: 1 }, Math.round(dollars * 100))] : [];
}
