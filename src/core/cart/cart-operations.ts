import type { Cart, CartItem } from './cart-item';

/** What makes two items identical, joined: product, state, vehicle and option (CART-04). */
export const cartItemKey = ({ product_id, state, vehicleKey, product_option_id }: CartItem): string =>
  [product_id, state, vehicleKey, product_option_id].join('|');

/**
 * The cart with more items at its end (CART-02). One without product id, or identical to one already there, is ignored
 * (CART-03); when all are, it stays the same cart.
 */
export function addToCart(cart: Cart, items: readonly CartItem[]): Cart {
  const keys = new Set(cart.map(cartItemKey));
  const added = items.filter((item) => {
    const key = cartItemKey(item);
    const isNew = item.product_id !== '' && !keys.has(key);
    if (isNew) keys.add(key);
    return isNew;
  });
  return added.length === 0 ? cart : [...cart, ...added];
}

/** The empty cart (CART-11). */
export const resetCart = (): Cart => [];
