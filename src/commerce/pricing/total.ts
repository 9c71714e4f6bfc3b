import type { Cart } from '../../kernel/facts/cart';
import { entrySum, priceLedger, originalSum } from './price-ledger';
import type { Cents } from '../../kernel/util/money';
import { sumBy } from '../../kernel/util/collections';

/** The total of the order, in cents (SUMM-06). */
export const cartTotal = (cart: Cart): Cents => sumBy(priceLedger(cart), entrySum);

/** The difference between original and current prices, in cents; never negative (SUMM-12). */
export const cartSavings = (cart: Cart): Cents =>
  Math.max(
    0,
    sumBy(priceLedger(cart), (entry) => originalSum(entry) - entrySum(entry)),
  );
