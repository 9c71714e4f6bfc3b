import { sellsMail } from './mail-in-cart';
import { whole } from '../../kernel/page-config/config-key';
import { ListField } from '../../form/fields/list-field';
import { TextField } from '../../form/fields/text-field';
import { nameFields, officerNames } from '../../form/groups/party/party';
import { defineModule } from '../../form/modules/define-module';

function MailRecipientsView() {
  return (
    <ListField path="recipients">
      {(index) => officerNames.map((name) => <TextField key={name} path={`recipients.${index}.${name}`} />)}
    </ListField>
  );
}

/** Who receives the mail (MAIL-09). */
export const mailRecipients = defineModule({
  params: { min: whole(0, 1), max: whole(0, 4) },
  fields: nameFields('recipients[]', officerNames),
  lists: ({ min, max }) => [{ path: 'recipients', entryName: 'mail.recipient', min, max }],
  isShown: sellsMail,
  view: MailRecipientsView,
});
