import { businessPurpose } from '../../commerce/catalogue/business-purpose';
import { orderedEntityType } from '../../commerce/catalogue/ordered-entity-type';
import type { Facts } from '../../kernel/facts/facts';
import { companyAddress } from '../../submission/payload/addresses';
import { companyName } from '../../submission/payload/company-answers';
import { contactPerson } from '../../submission/payload/contact-person';
import { readText } from '../../submission/payload/read-text';
import { officialsData } from '../../submission/payload/officials';

/** The company's data for a formation (SUBM-31), with its officials (SUBM-33 to SUBM-36). */
export function formationData(facts: Facts): object {
  const { values } = facts;
  return {
    company_name: companyName(facts),
    effective_date: 'Upon Filing',
    entity_type: orderedEntityType(facts),
    contact_person: [contactPerson(values)],
    company_mailing_address: companyAddress(facts, 'mailingAddress'),
    company_principal_address: companyAddress(facts, 'principalAddress'),
    company_purpose: businessPurpose(facts),
    ...officialsData(facts),
  };
}

/** The same of a company that another state knows already, for a foreign registration or a domestication (SUBM-32). */
export const registrationData = (facts: Facts): object => ({
  ...formationData(facts),
  home_state: readText(facts.values, 'companyInformation.homeState'),
});
