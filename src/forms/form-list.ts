import type { FormType } from '../core/page-config/form-types';
import { contact } from './contact.form';
import type { FormDefinition } from './define-form';
import { formABusiness } from './form-a-business.form';
import { raSignup } from './ra-signup.form';

/** Every form type that is built. */
export const formList = {
  FormABusinessForm: formABusiness,
  RASignupForm: raSignup,
  ContactForm: contact,
} satisfies Record<FormType, FormDefinition>;
