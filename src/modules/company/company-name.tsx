import type { FieldDeclaration } from '../../core/plan/form-plan';
import { TextField } from '../../form/fields/text-field';
import { defineModule } from '../define-module';

const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.companyName',
    label: 'company.name',
    rules: 'required|length:2',
    autocomplete: 'organization',
    hint: 'company.name.hint',
  },
];

function CompanyNameView() {
  return <TextField path="companyInformation.companyName" wide />;
}

/** The name of the company. */
export const companyName = defineModule({ fields, view: CompanyNameView });
