import { TextField } from '../../../form/fields/text-field';

export function ContactDetailsView() {
  return (
    <>
      <TextField path="contactInformation.firstName" />
      <TextField path="contactInformation.lastName" />
      <TextField path="accountInformation.email" />
      <TextField path="contactInformation.phone" />
    </>
  );
}
