import { bindingOf } from '../../commerce/catalogue/product-lookup';
import type { CartItem } from '../../kernel/facts/cart';
import { sealRoles, stateOfItem } from '../../commerce/cart/current-cart';
import type { Facts } from '../../kernel/facts/facts';
import type { ProductRole } from '../../kernel/reference/product-roles';
import { mailingAddress } from '../../submission/payload/addresses';
import { contactPart } from '../../submission/payload/contact';
import { answerOf } from '../../submission/payload/product-answer';
import { readText } from '../../submission/payload/read-text';

/** Printed in a book until the year of formation is known, unless the page says otherwise. */
const unknownYear = 'Upon Filing';

/** What a corporate book or seal is made from (SUBM-37). A seal that the visitor says nothing of has the company's name as it is. */
export function suppliesData(facts: Facts, item: CartItem, role: ProductRole): object {
  const { config, values } = facts;
  const company_name = readText(values, 'companyInformation.companyName');
  const entity_type = readText(values, 'companyInformation.entityType');
  return {
    company_name,
    entity_type,
    company_state: stateOfItem(facts, item) || readText(values, 'companyInformation.homeState'),
    ...contactPart(values),
    address: mailingAddress(values),
    formation_year: bindingOf(config, role).formationYear ?? unknownYear,
    emboss_seal_capitalization: sealRoles.includes(role) ? answerOf(facts, role, 'embossSealCapitalization') || company_name : '',
    ...((entity_type === 'Corp' || entity_type === 'Close Corp') && {
      authorized_shares: readText(values, 'corporation.authorizedShares'),
      par_value: readText(values, 'corporation.parValue'),
    }),
  };
}
