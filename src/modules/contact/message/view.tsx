import { TextAreaField } from '../../../form/fields/text-area-field';
import { TextField } from '../../../form/fields/text-field';

export function MessageView() {
  return (
    <>
      <TextField path="contact.firstName" />
      <TextField path="contact.lastName" />
      <TextField path="contact.email" />
      <TextField path="contact.phone" />
      <TextField path="contact.companyName" wide />
      <TextField path="contact.subject" wide />
      <TextAreaField path="contact.message" />
    </>
  );
}
