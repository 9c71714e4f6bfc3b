import { emptyChoice } from '../../../core/form-values/form-values';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.entityType',
    label: 'company.entityType',
    rules: 'required',
    initial: emptyChoice,
  },
];
