import type { Cart } from '../cart-items/cart-item';
import type { Cents } from '../util/money';
import { sumBy } from '../util/sum-by';
import { entrySum, priceLedger } from './price-ledger';

/** The total of the order, in cents (SUMM-06). */
export const cartTotal = (cart: Cart): Cents => sumBy(priceLedger(cart), entrySum);
