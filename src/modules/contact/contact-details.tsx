import type { FieldDeclaration } from '../../core/plan/form-plan';
import { TextField } from '../../form/fields/text-field';
import { Email } from '../../form/groups/email/email';
import { emailField } from '../../form/groups/email/fields';
import { phoneField } from '../../form/groups/phone/fields';
import { defineModule } from '../define-module';

const fields: readonly FieldDeclaration[] = [
  { path: 'contactInformation.firstName', label: 'person.firstName', rules: 'required', autocomplete: 'given-name' },
  { path: 'contactInformation.lastName', label: 'person.lastName', rules: 'required', autocomplete: 'family-name' },
  emailField('accountInformation.email', { hint: 'person.email.hint' }),
  phoneField('contactInformation.phone'),
];

function ContactDetailsView() {
  return (
    <>
      <TextField path="contactInformation.firstName" />
      <TextField path="contactInformation.lastName" />
      <Email path="accountInformation.email" />
      <TextField path="contactInformation.phone" />
    </>
  );
}

/** Whom the order is from. */
export const contactDetails = defineModule({ fields, view: ContactDetailsView });
