import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  { path: 'contactInformation.firstName', label: 'person.firstName', rules: 'required', autocomplete: 'given-name' },
  { path: 'contactInformation.lastName', label: 'person.lastName', rules: 'required', autocomplete: 'family-name' },
  {
    path: 'accountInformation.email',
    label: 'person.email',
    rules: 'required|email',
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    hint: 'person.email.hint',
  },
  {
    path: 'contactInformation.phone',
    label: 'person.phone',
    rules: 'required|phoneNumber',
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    mask: '(111) 111-1111',
    placeholder: 'person.phone.placeholder',
  },
];
