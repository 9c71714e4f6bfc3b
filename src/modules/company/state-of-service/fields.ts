import type { FieldDeclaration } from '../../../core/plan/form-plan';
import { selectionNames } from '../../../core/validation/selection-names';

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.state',
    label: 'company.state',
    name: selectionNames.state,
    rules: 'required',
    initial: { key: '', value: '' },
    hint: 'company.state.hint',
  },
];
