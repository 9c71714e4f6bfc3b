import { unchecked } from '../../kernel/answers/address';
import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { useValidatedAddress } from '../../form/groups/address/use-validated-address';
import { defineModule } from '../../form/modules/define-module';

/** The address is stored in the contact information (ADDR-07). */
const fields = addressFields('contactInformation', '', undefined, true);

function MailingAddressView() {
  useValidatedAddress();
  return <Address prefix="contactInformation" />;
}

/** The visitor's mailing address. */
export const mailingAddress = defineModule({
  fields,
  initial: { 'contactInformation.backendValidationStatus': unchecked },
  view: MailingAddressView,
});
