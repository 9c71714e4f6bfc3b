import { withRoles } from '../../commerce/items/item-role';
import { orderedEntityType } from '../../commerce/catalogue/ordered-entity-type';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { domainRole } from '../../kernel/reference/product-roles';
import { companyName } from './company-answers';
import { companyOf, visitorName, type CompanyPart } from './company-part';
import { readText } from './read-text';

/**
 * The company of the order (SUBM-18), by the type of its form (SUBM-19) or the one that is ordered (SUBM-21). Without a name it gets the visitor's (SUBM-22).
 * Whoever orders domains alone is asked for neither: the email address stands for the name (SUBM-20).
 */
export function companyPart(facts: Facts, cart: Cart = []): CompanyPart {
  const isDomainOnly = cart.length > 0 && withRoles(facts, cart, [domainRole]).length === cart.length;
  const ownName = isDomainOnly ? readText(facts.values, 'accountInformation.email') : visitorName(facts);
  return companyOf(facts, companyName(facts) || ownName, facts.form.entityType ?? (isDomainOnly ? 'Domains' : orderedEntityType(facts)));
}
