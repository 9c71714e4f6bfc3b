import type { Cart } from '../cart-items/cart-item';
import { withRoles } from '../cart-items/item-role';
import type { Facts } from '../facts/facts';
import { domainRole } from '../reference/product-roles';

/** Whether an order holds the domains of the domain cart, which another form of the site may have filled. */
export const ordersDomains = (facts: Facts, cart: Cart): boolean =>
  facts.domains.length > 0 && withRoles(facts, cart, [domainRole]).length > 0;
