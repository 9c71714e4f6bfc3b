import { contact } from './contact.form';
import type { FormDefinition } from './define-form';
import { formABusiness } from './form-a-business.form';
import { raSignup } from './ra-signup.form';

/** Every form type that is built, under the name that page configs give it (FORM-01). */
export const formList = {
  FormABusinessForm: formABusiness,
  RASignupForm: raSignup,
  ContactForm: contact,
} satisfies Record<string, FormDefinition>;
