import type { Cart } from '../cart/cart-item';
import type { Cents } from './money';

/** What the order costs less than its products would at their original prices, in cents; never below 0 (SUMM-12). */
export const cartSavings = (cart: Cart): Cents =>
  Math.max(
    0,
    cart.filter(({ bundled }) => !bundled).reduce((sum, { originalPrice, price }) => sum + originalPrice - price, 0),
  );
