import type { FieldDeclaration, ModuleParams } from '../../../core/plan/form-plan';
import { emailField } from '../../../form/groups/email/fields';
import { phoneField } from '../../../form/groups/phone/fields';

const questions: readonly FieldDeclaration[] = [
  { path: 'contact.firstName', label: 'person.firstName', autocomplete: 'given-name' },
  { path: 'contact.lastName', label: 'person.lastName', autocomplete: 'family-name' },
  emailField('contact.email', { rules: 'email' }),
  phoneField('contact.phone', { rules: 'phoneNumber:optional' }),
  { path: 'contact.companyName', label: 'company.name', autocomplete: 'organization' },
  { path: 'contact.subject', label: 'contact.subject' },
  { path: 'contact.message', label: 'contact.message' },
];

const requiredByDefault = ['firstName', 'lastName', 'email', 'message'];

/** The contact form's questions; `required` names those that must be answered (CONTACT-04). */
export const fields = ({ required }: ModuleParams): readonly FieldDeclaration[] => {
  const names = Array.isArray(required) ? required : requiredByDefault;
  return questions.map((field) =>
    names.includes(field.path.replace('contact.', ''))
      ? { ...field, rules: ['required', field.rules].filter(Boolean).join('|') }
      : field,
  );
};
