import { TextField } from '../../form/fields/text-field';

export function CompanyNameView() {
  return <TextField path="companyInformation.companyName" wide />;
}
