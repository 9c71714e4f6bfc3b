import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.state',
    label: 'company.state',
    name: 'company.state.name',
    rules: 'required',
    initial: { key: '', value: '' },
    hint: 'company.state.hint',
  },
];
