import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.entityType',
    label: 'company.entityType',
    rules: 'required',
    initial: { key: 'LLC', value: 'LLC' },
  },
];
