import { TextAreaField } from '../../form/fields/text-area-field';
import { TextField } from '../../form/fields/text-field';
import { Email } from '../../form/groups/email/email';

export function MessageView() {
  return (
    <>
      <TextField path="contact.firstName" />
      <TextField path="contact.lastName" />
      <Email path="contact.email" />
      <TextField path="contact.phone" />
      <TextField path="contact.companyName" wide />
      <TextField path="contact.subject" wide />
      <TextAreaField path="contact.message" />
    </>
  );
}
