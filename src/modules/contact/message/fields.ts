import type { FieldDeclaration, ModuleParams } from '../../../core/steps/form-plan';

const questions: readonly FieldDeclaration[] = [
  { path: 'contact.firstName', label: 'person.firstName', autocomplete: 'given-name' },
  { path: 'contact.lastName', label: 'person.lastName', autocomplete: 'family-name' },
  { path: 'contact.email', label: 'person.email', rules: 'email', type: 'email', inputmode: 'email', autocomplete: 'email' },
  {
    path: 'contact.phone',
    label: 'person.phone',
    rules: 'phoneNumber:optional',
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    mask: '(111) 111-1111',
    placeholder: 'person.phone.placeholder',
  },
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
