import type { FormValues } from '../../answers/form-values';
import { filedMailing } from './addresses';
import { readText } from './read-text';

export interface ContactPart {
  first_name: string;
  last_name: string;
}

/** The visitor's name (SUBM-17). */
export const contactPart = (values: FormValues): ContactPart => ({
  first_name: readText(values, 'contactInformation.firstName'),
  last_name: readText(values, 'contactInformation.lastName'),
});

/** The visitor as the one to ask about what is ordered (SUBM-31, SUBM-41). */
export const contactPerson = (values: FormValues) => ({
  ...contactPart(values),
  email_address: readText(values, 'accountInformation.email'),
  phone_number: readText(values, 'contactInformation.phone'),
  address: filedMailing(values),
});
