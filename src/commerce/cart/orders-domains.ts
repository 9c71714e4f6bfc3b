import type { Cart } from '../../kernel/facts/cart';
import { withRoles } from '../items/item-role';
import type { DomainEntry } from '../../kernel/facts/domain';
import type { Facts } from '../../kernel/facts/facts';
import { domainRole } from '../../kernel/reference/product-roles';

/** Whether an order holds the domains of the domain cart, which another form of the site may have filled. */
export const ordersDomains = (facts: Facts, cart: Cart): boolean =>
  facts.domains.length > 0 && withRoles(facts, cart, [domainRole]).length > 0;

/** The domains of an order: those of the domain cart, or none where it holds no domain. */
export const orderedDomains = (facts: Facts, cart: Cart): readonly DomainEntry[] => (ordersDomains(facts, cart) ? facts.domains : []);
