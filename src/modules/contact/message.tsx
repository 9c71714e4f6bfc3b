import type { FieldDeclaration } from '../../core/plan/form-plan';
import type { ParamDeclarations, ParamsOf } from '../../core/plan/module-params';
import { TextAreaField } from '../../form/fields/text-area-field';
import { TextField } from '../../form/fields/text-field';
import { Email } from '../../form/groups/email/email';
import { emailField } from '../../form/groups/email/fields';
import { phoneField } from '../../form/groups/phone/fields';
import { defineModule } from '../define-module';

const questions: readonly FieldDeclaration[] = [
  { path: 'contact.firstName', label: 'person.firstName', autocomplete: 'given-name' },
  { path: 'contact.lastName', label: 'person.lastName', autocomplete: 'family-name' },
  emailField('contact.email', { rules: 'email' }),
  phoneField('contact.phone', { rules: 'phoneNumber:optional' }),
  { path: 'contact.companyName', label: 'company.name', autocomplete: 'organization' },
  { path: 'contact.subject', label: 'contact.subject' },
  { path: 'contact.message', label: 'contact.message' },
];

const nameOf = ({ path }: FieldDeclaration) => path.replace('contact.', '');

const params = {
  required: { type: 'list', oneOf: questions.map(nameOf), default: ['firstName', 'lastName', 'email', 'message'] },
} as const satisfies ParamDeclarations;

/** The contact form's questions; `required` names those that must be answered (CONTACT-04). */
const fields = ({ required }: ParamsOf<typeof params>): readonly FieldDeclaration[] =>
  questions.map((field) =>
    required.includes(nameOf(field)) ? { ...field, rules: ['required', field.rules].filter(Boolean).join('|') } : field,
  );

function MessageView() {
  return (
    <>
      <TextField path="contact.firstName" />
      <TextField path="contact.lastName" />
      <Email path="contact.email" />
      <TextField path="contact.phone" />
      <TextField path="contact.companyName" wide />
      <TextField path="contact.subject" wide />
      <TextAreaField path="contact.message" />
    </>
  );
}

/** What the visitor wants to say, and who they are. */
export const message = defineModule({ params, fields, view: MessageView });
