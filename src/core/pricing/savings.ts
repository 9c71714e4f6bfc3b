import type { Cart } from '../cart-items/cart-item';
import type { Cents } from '../util/money';
import { sumBy } from '../util/sum-by';
import { entrySum, originalSum, priceLedger } from './price-ledger';

/** The difference between original and current prices, in cents; never negative (SUMM-12). */
export const cartSavings = (cart: Cart): Cents =>
  Math.max(
    0,
    sumBy(priceLedger(cart), (entry) => originalSum(entry) - entrySum(entry)),
  );
