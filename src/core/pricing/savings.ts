import type { Cart } from '../cart-items/cart-item';
import type { Cents } from '../util/money';
import { entrySum, originalSum, priceLedger } from './price-ledger';

/** What the order costs less than its products would at their original prices, in cents; never below 0 (SUMM-12). */
export const cartSavings = (cart: Cart): Cents =>
  Math.max(0, priceLedger(cart).reduce((sum, entry) => sum + originalSum(entry) - entrySum(entry), 0));
