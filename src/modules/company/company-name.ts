import type { FieldDeclaration } from '../../core/plan/form-plan';
import { defineModule } from '../define-module';

const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.companyName',
    label: 'company.name',
    rules: 'required|length:2',
    autocomplete: 'organization',
    hint: 'company.name.hint',
    wide: true,
  },
];

/** The company's name. */
export const companyName = defineModule({ fields });
