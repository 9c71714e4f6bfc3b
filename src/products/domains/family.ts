import { defineFamily } from '../../commerce/families/product-family';
import { hasRole } from '../../commerce/items/item-role';
import { domainRole } from '../../kernel/reference/product-roles';
import { domainsPrice } from './domain-cart';
import { domainIsOrdered } from './domain-choice';
import { domainProblems } from './domain-problems';
import { domainData } from './product-data';

/** Domain names: searched, collected in a cart of their own, and ordered as one product. */
export const domainsFamily = defineFamily({
  name: 'domains',
  reactions: [domainIsOrdered],
  data: { domain: domainData },
  problems: domainProblems,
  // One piece at the price of all domains, for as long as each is registered (DOM-35).
  itemTerms: (facts, item) =>
    facts.domains.length > 0 && hasRole(facts, item, domainRole)
      ? { quantity: 1, price: domainsPrice(facts.domains), duration: 0 }
      : undefined,
});
