import type { Cart, CartItem } from '../cart/cart-item';
import type { Cents } from './money';

/** What one item adds to the order, by its parts in cents. */
export interface LedgerEntry {
  item: CartItem;
  base: Cents;
  surcharge: Cents;
  stateFee: Cents;
}

/**
 * Every cent of the order, item by item: the one source of lines and total.
 * A subscription bundle is the whole price (SUMM-06). What is in another bundle is paid by the bundle's own price, save
 * for what the state takes for a filing.
 */
export function priceLedger(cart: Cart): LedgerEntry[] {
  const hasSubscription = cart.some(isSubscription);
  return cart.map((item) => {
    const isCovered = hasSubscription ? !isSubscription(item) : item.bundled;
    const keepsFees = !isCovered || (item.isFiling && !hasSubscription);
    return {
      item,
      base: isCovered ? 0 : item.baseFee,
      surcharge: keepsFees ? item.processingSurcharge : 0,
      stateFee: keepsFees ? item.stateFee : 0,
    };
  });
}

const isSubscription = ({ bundle_type }: CartItem) => bundle_type === 'subscription';

/** The sum of one entry, in cents. */
export const entrySum = ({ base, surcharge, stateFee }: LedgerEntry): Cents => base + surcharge + stateFee;
