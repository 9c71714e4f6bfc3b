import { hasRole } from '../items/item-role';
import { domainRole } from '../../kernel/reference/product-roles';
import type { Facts } from '../../kernel/facts/facts';
import type { Cart } from '../../kernel/facts/cart';

/**
 * The primary products, by role, that are not in the cart. Once everything is loaded this means that they are not sold
 * for the visitor's choices; the order is then refused, since the rest alone is not what the visitor came for. The domain
 * product is not missing while no domain is chosen.
 */
export const missingPrimary = (facts: Facts, cart: Cart): readonly string[] =>
  facts.offer.primaryProducts.filter(
    (role) => (role !== domainRole || facts.domains.length > 0) && !cart.some((item) => hasRole(facts, item, role)),
  );
