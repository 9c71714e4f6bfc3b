import { typeOfRole } from '../reference/product-roles';
import type { Facts } from '../facts/facts';
import type { Cart } from '../cart-items/cart-item';

/**
 * The roles that the order is about and that are not in the cart, by themselves or in a bundle. With all loads in, they
 * are not sold for what was chosen, and the rest alone is not what the visitor came for: such an order is refused.
 */
export function missingPrimary({ offer }: Facts, cart: Cart): readonly string[] {
  return offer.primaryProducts.filter((role) => !cart.some(({ saveAs, type }) => saveAs === role || type === typeOfRole(role)));
}
