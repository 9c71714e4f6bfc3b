import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import { emailField } from '../email/fields';
import { phoneField } from '../phone/fields';

const sender: readonly FieldDeclaration[] = [
  { path: 'contact.firstName', label: 'person.firstName', autocomplete: 'given-name' },
  { path: 'contact.lastName', label: 'person.lastName', autocomplete: 'family-name' },
  emailField('contact.email', { rules: 'email' }),
  phoneField('contact.phone', { rules: 'phoneNumber:optional' }),
];

/** The end of an answer's path. */
export const nameOf = ({ path }: FieldDeclaration) => path.slice(path.lastIndexOf('.') + 1);

/** The fields, with those required that are named. */
export const withRequired = (fields: readonly FieldDeclaration[], required: readonly string[]): readonly FieldDeclaration[] =>
  fields.map((field) =>
    required.includes(nameOf(field)) ? { ...field, rules: ['required', field.rules].filter(Boolean).join('|') } : field,
  );

/** Name, email and phone of somebody who sends a message or an application. */
export const senderFields = (required: readonly string[] = []) => withRequired(sender, required);
