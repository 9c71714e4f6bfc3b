import { TextField } from '../../form/fields/text-field';
import { Email } from '../../form/groups/email/email';

export function ContactDetailsView() {
  return (
    <>
      <TextField path="contactInformation.firstName" />
      <TextField path="contactInformation.lastName" />
      <Email path="accountInformation.email" />
      <TextField path="contactInformation.phone" />
    </>
  );
}
