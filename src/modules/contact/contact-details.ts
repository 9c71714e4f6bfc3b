import type { FieldDeclaration } from '../../core/plan/form-plan';
import { emailField } from '../../form/groups/email/fields';
import { phoneField } from '../../form/groups/phone/fields';
import { defineModule } from '../define-module';

const fields: readonly FieldDeclaration[] = [
  { path: 'contactInformation.firstName', label: 'person.firstName', rules: 'required', autocomplete: 'given-name' },
  { path: 'contactInformation.lastName', label: 'person.lastName', rules: 'required', autocomplete: 'family-name' },
  emailField('accountInformation.email', { hint: 'person.email.hint' }),
  phoneField('contactInformation.phone'),
];

/** Name, email and phone of the person who orders. */
export const contactDetails = defineModule({ fields });
