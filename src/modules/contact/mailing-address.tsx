import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { defineModule } from '../define-module';

/** The address is stored in the contact information (ADDR-07). */
const fields = addressFields('contactInformation');

function MailingAddressView() {
  return <Address prefix="contactInformation" />;
}

/** The visitor's mailing address. */
export const mailingAddress = defineModule({ fields, view: MailingAddressView });
