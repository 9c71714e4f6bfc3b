import type { Cart } from '../../kernel/facts/cart';
import { withRoles } from '../items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import { domainRole } from '../../kernel/reference/product-roles';

/** Whether an order holds the domains of the domain cart, which another form of the site may have filled. */
export const ordersDomains = (facts: Facts, cart: Cart): boolean =>
  facts.domains.length > 0 && withRoles(facts, cart, [domainRole]).length > 0;
