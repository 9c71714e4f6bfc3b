import type { Facts } from '../../kernel/facts/facts';
import { optionsOf } from '../../kernel/facts/offer';
import { domainRole } from '../../kernel/reference/product-roles';
import { isIdentityGroup, isInBundle, isSubscribed, mayOffer } from '../../commerce/optional/optional-groups';
import { isInOrder } from '../../commerce/optional/optional-products';

/**
 * Whether the order has a place for domains: the form or a bundle sells them, or they are offered; those of the business
 * identity package only once they are checked.
 */
export function asksDomains(facts: Facts): boolean {
  const { primaryProducts, optIns } = facts.offer;
  if (isSubscribed(facts)) return false;
  if ([...primaryProducts, ...optIns].includes(domainRole) || isInBundle(facts, { role: domainRole })) return true;
  return mayOffer(facts, (group) =>
    optionsOf(group).some((option) => option.role === domainRole && (!isIdentityGroup(group) || isInOrder(facts, group, option))),
  );
}

/** Whether an order without a domain is refused (DOM-43): by the page config, or because domains are what the form sells. */
export const isDomainRequired = ({ config, offer }: Facts): boolean =>
  config.domains.required ?? offer.primaryProducts.includes(domainRole);
