import { businessPurpose } from '../../catalogue/business-purpose';
import { orderedEntityType } from '../../catalogue/company-questions';
import type { Facts } from '../../facts/facts';
import { companyAddress } from '../payload/addresses';
import { companyName } from '../payload/company-answers';
import { contactPerson } from '../payload/contact';
import { readText } from '../payload/read-text';
import { officialsData } from './officials';

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
