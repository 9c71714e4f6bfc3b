import { hasRole } from '../cart-items/item-role';
import type { Facts } from '../facts/facts';
import type { Cart } from '../cart-items/cart-item';

/**
 * The primary products, by role, that are not in the cart. Once everything is loaded this means that they are not sold
 * for the visitor's choices; the order is then refused, since the rest alone is not what the visitor came for.
 */
export const missingPrimary = (facts: Facts, cart: Cart): readonly string[] =>
  facts.offer.primaryProducts.filter((role) => !cart.some((item) => hasRole(facts, item, role)));
