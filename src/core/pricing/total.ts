import type { Cart } from '../cart-items/cart-item';
import type { Cents } from '../util/money';
import { entrySum, priceLedger } from './price-ledger';

/** The total of the order, in cents (SUMM-06). */
export const cartTotal = (cart: Cart): Cents => priceLedger(cart).reduce((sum, entry) => sum + entrySum(entry), 0);
