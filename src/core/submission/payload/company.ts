import type { Cart } from '../../cart-items/cart-item';
import { withRoles } from '../../cart-items/item-role';
import { orderedEntityType } from '../../catalogue/company-questions';
import type { Facts } from '../../facts/facts';
import { domainRole } from '../../reference/product-roles';
import { companyName } from './company-answers';
import { contactPart } from './contact';
import { readText } from './read-text';
import type { CompanyInformation } from '../../answers/company';

export interface CompanyPart {
  name: string;
  entity_type: string;
  industry: string;
  position: string;
  naics_code: string;
  ab_test_rolled_variants: readonly string[];
}

/**
 * The company of the order (SUBM-18), by the type of its form (SUBM-19) or the one that is ordered (SUBM-21). Without a name it gets the visitor's (SUBM-22).
 * Whoever orders domains alone is asked for neither: the email address stands for the name (SUBM-20).
 */
export function companyPart(facts: Facts, cart: Cart = []): CompanyPart {
  const { config, values } = facts;
  const { first_name, last_name } = contactPart(values);
  const about = (name: keyof CompanyInformation) => readText(values, `companyInformation.${name}`);
  const isDomainOnly = cart.length > 0 && withRoles(facts, cart, [domainRole]).length === cart.length;
  const ownName = isDomainOnly ? readText(values, 'accountInformation.email') : `${first_name} ${last_name}`.trim();
  return {
    name: companyName(facts) || ownName,
    entity_type: facts.form.entityType ?? (isDomainOnly ? 'Domains' : orderedEntityType(facts)),
    industry: about('industry'),
    position: about('position'),
    naics_code: about('naicsNumber'),
    ab_test_rolled_variants: config.abTestRolledVariants,
  };
}
