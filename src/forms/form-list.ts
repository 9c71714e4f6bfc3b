import { contact } from './contact.form';
import type { FormDefinition } from './define-form';
import { formABusiness } from './form-a-business.form';
import { raSignup } from './ra-signup.form';
import { taxID } from './tax-id.form';

/** All form types, by the `formType` of the page config (FORM-01). */
export const formList = {
  FormABusinessForm: formABusiness,
  TaxIDForm: taxID,
  RASignupForm: raSignup,
  ContactForm: contact,
} satisfies Record<string, FormDefinition>;
