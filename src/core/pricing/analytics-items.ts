import type { Cart } from '../cart-items/cart-item';
import type { Cents } from '../util/money';
import { portionSum, priceLedger, type LedgerEntry } from './price-ledger';

/** A product of the order as analytics tools know it (TRACK-02). */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_category: string;
  /** Dollars for one, state fees left out: the state's money is no revenue (TRACK-04). */
  price: number;
  /** How often that price is paid, whatever the number of copies in it. */
  quantity: number;
}

const revenueOf = (entry: LedgerEntry): Cents => portionSum(entry, ['base', 'surcharge', 'cardFee']);

/** The products of the order for analytics; price by quantity adds up to `analyticsTotal`. */
export const analyticsItems = (cart: Cart): AnalyticsItem[] =>
  priceLedger(cart).map((entry) => ({
    item_id: entry.item.product_id,
    item_name: entry.item.name,
    item_category: entry.item.category,
    price: revenueOf(entry) / entry.count / 100,
    quantity: entry.count,
  }));

/** What the order brings in without state fees, in cents (TRACK-04). */
export const analyticsTotal = (cart: Cart): Cents => priceLedger(cart).reduce((sum, entry) => sum + revenueOf(entry), 0);
