import type { Cart } from '../../kernel/facts/cart';
import { cartItemKey } from '../items/cart-operations';
import { withRoles } from '../items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import { portionSum, priceLedger, type LedgerEntry } from '../pricing/price-ledger';
import { sumBy } from '../../kernel/util/collections';

/** An item of the order in the GA4 shape (TRACK-02); `price` is in dollars, for one piece. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_category: string;
  /** The code of its jurisdiction; '' for none. */
  item_variant: string;
  price: number;
  quantity: number;
}

/** In cents. What the state takes is no sale of ours (TRACK-04). */
const saleOf = (entry: LedgerEntry) => portionSum(entry, ['base', 'surcharge', 'cardFee']);

/** The items of a cart by their key; they add up to its price ledger without state fees. */
export const analyticsItems = (cart: Cart): ReadonlyMap<string, AnalyticsItem> =>
  new Map(
    priceLedger(cart).map((entry) => {
      const { item, count } = entry;
      const { product_id: item_id, name: item_name, category: item_category, state: item_variant } = item;
      const quantity = item.quantity * count;
      return [cartItemKey(item), { item_id, item_name, item_category, item_variant, price: saleOf(entry) / quantity / 100, quantity }];
    }),
  );

/** What an affiliate has a share in: bundles with their products, and primary products (TRACK-05); in dollars, without state fees. */
export function affiliateTotal(facts: Facts, cart: Cart): number {
  const primary = withRoles(facts, cart, facts.offer.primaryProducts);
  return sumBy(priceLedger(cart), (entry) => (entry.namedBy.isBundle || primary.includes(entry.item) ? saleOf(entry) : 0)) / 100;
}
