import type { CompanyInformation } from '../../answers/company';
import type { FormValues } from '../../answers/form-values';
import { businessPurpose } from '../../catalogue/business-purpose';
import { getAnswer } from '../../answers/get-answer';
import type { Facts } from '../../facts/facts';
import { readList } from '../../util/read-wire';
import { addressAt, isComplete, mailingAddress, type ServerAddress } from '../payload/addresses';
import { companyName } from '../payload/company-name';
import { contactPart } from '../payload/contact';
import { readText } from '../payload/read-text';

interface Official {
  role: string;
  first_name: string;
  last_name: string;
  address: ServerAddress;
}

/** The company's data for a formation, foreign registration or domestication (SUBM-31), with the officials of an LLC. */
export function formationData(facts: Facts): object {
  const { values } = facts;
  const about = (name: keyof CompanyInformation) => readText(values, `companyInformation.${name}`);
  return {
    company_name: companyName(facts),
    effective_date: 'Upon Filing',
    entity_type: about('entityType'),
    contact_person: [
      {
        ...contactPart(values),
        email_address: readText(values, 'accountInformation.email'),
        phone_number: readText(values, 'contactInformation.phone'),
        address: mailingAddress(values),
      },
    ],
    company_mailing_address: companyAddress(values, 'mailingAddress'),
    company_principal_address: companyAddress(values, 'principalAddress'),
    company_purpose: businessPurpose(facts),
    ...llcData(values),
  };
}

/** The company's own address if it is complete, else the visitor's mailing address. */
function companyAddress(values: FormValues, name: 'principalAddress' | 'mailingAddress'): ServerAddress {
  const own = addressAt(values, `companyInformation.${name}`);
  return isComplete(own) ? own : mailingAddress(values);
}

/** The members, and the managers if the LLC is managed by them (SUBM-33). */
function llcData(values: FormValues) {
  const managedType = readText(values, 'llc.managedType');
  return {
    management_type: managedType,
    official: [
      ...officials(values, 'llc.members', 'Member'),
      ...(managedType === 'Manager Managed' ? officials(values, 'llc.managers', 'Manager') : []),
    ],
  };
}

function officials(values: FormValues, list: 'llc.members' | 'llc.managers', role: string): Official[] {
  return readList(getAnswer(values, list))
    .map((_, index) => ({
      role,
      first_name: readText(values, `${list}.${index}.first_name`),
      last_name: readText(values, `${list}.${index}.last_name`),
      address: addressAt(values, `${list}.${index}.address`),
    }))
    .filter(({ first_name, last_name }) => first_name || last_name);
}
