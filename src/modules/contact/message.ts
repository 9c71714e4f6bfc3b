import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamDeclarations, ParamsOf } from '../../core/plan/module-params';
import { emailField } from '../../form/groups/email/fields';
import { phoneField } from '../../form/groups/phone/fields';
import { defineModule } from '../define-module';

const questions: readonly FieldDeclaration[] = [
  { path: 'contact.firstName', label: 'person.firstName', autocomplete: 'given-name' },
  { path: 'contact.lastName', label: 'person.lastName', autocomplete: 'family-name' },
  emailField('contact.email', { rules: 'email' }),
  phoneField('contact.phone', { rules: 'phoneNumber:optional' }),
  { path: 'contact.companyName', label: 'company.name', autocomplete: 'organization', wide: true },
  { path: 'contact.subject', label: 'contact.subject', wide: true },
  { path: 'contact.message', label: 'contact.message', control: 'textArea' },
];

const nameOf = ({ path }: FieldDeclaration) => path.replace('contact.', '');

const params = {
  required: { type: 'list', oneOf: questions.map(nameOf), default: ['firstName', 'lastName', 'email', 'message'] },
} as const satisfies ParamDeclarations;

/** The fields of the contact form; the param `required` names the required ones (CONTACT-04). */
const fields = ({ required }: ParamsOf<typeof params>): readonly FieldDeclaration[] =>
  questions.map((field) =>
    required.includes(nameOf(field)) ? { ...field, rules: ['required', field.rules].filter(Boolean).join('|') } : field,
  );

/** A message, with the sender's contact details. */
export const message = defineModule({ params, fields });
