import type { FormValues } from '../../kernel/answers/form-values';
import { filedMailing } from './addresses';
import { contactPart } from './contact';
import { readText } from './read-text';

/** The visitor as the one to ask about what is ordered (SUBM-31, SUBM-41). */
export const contactPerson = (values: FormValues) => ({
  ...contactPart(values),
  email_address: readText(values, 'accountInformation.email'),
  phone_number: readText(values, 'contactInformation.phone'),
  address: filedMailing(values),
});
