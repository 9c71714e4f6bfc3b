import type { CompanyInformation } from '../../answers/company';
import { getAnswer } from '../../answers/get-answer';
import type { Facts } from '../../facts/facts';
import { readList } from '../../util/read-wire';
import { companyAddress, filedAddress, filedMailing, type FilingAddress } from '../payload/addresses';
import { contactPart } from '../payload/contact';
import { readText } from '../payload/read-text';

interface Official {
  role: string;
  first_name: string;
  last_name: string;
  address: FilingAddress;
}

/** The company's data for a formation, foreign registration or domestication (SUBM-31), with the officials of an LLC. */
export function formationData(facts: Facts): object {
  const { values } = facts;
  const about = (name: keyof CompanyInformation) => readText(values, `companyInformation.${name}`);
  return {
    company_name: about('companyName'),
    effective_date: 'Upon Filing',
    entity_type: about('entityType'),
    contact_person: [
      {
        ...contactPart(values),
        email_address: readText(values, 'accountInformation.email'),
        phone_number: readText(values, 'contactInformation.phone'),
        address: filedMailing(values),
      },
    ],
    company_mailing_address: companyAddress(facts, 'mailingAddress'),
    company_principal_address: companyAddress(facts, 'principalAddress'),
    company_purpose: about('businessPurpose'),
    ...llcData(facts),
  };
}

/** The members, and the managers if the LLC is managed by them (SUBM-33). */
function llcData(facts: Facts) {
  const { values } = facts;
  const managedType = readText(values, 'llc.managedType');
  return {
    management_type: managedType,
    official: [
      ...officials(facts, 'llc.members', 'Member'),
      ...(managedType === 'Manager Managed' ? officials(facts, 'llc.managers', 'Manager') : []),
    ],
  };
}

function officials(facts: Facts, list: 'llc.members' | 'llc.managers', role: string): Official[] {
  const { values } = facts;
  return readList(getAnswer(values, list))
    .map((_, index) => ({
      role,
      first_name: readText(values, `${list}.${index}.first_name`),
      last_name: readText(values, `${list}.${index}.last_name`),
      address: filedAddress(facts, `${list}.${index}.address`),
    }))
    .filter(({ first_name, last_name }) => first_name || last_name);
}
