import type { FieldDeclaration } from '../../../core/plan/form-plan';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.companyName',
    label: 'company.name',
    rules: 'required|length:2',
    autocomplete: 'organization',
    hint: 'company.name.hint',
  },
];
