import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { defineModule } from '../define-module';

/** Kept under contact information (ADDR-07). */
const fields = addressFields('contactInformation');

function MailingAddressView() {
  return <Address prefix="contactInformation" />;
}

/** Where mail to the visitor goes. */
export const mailingAddress = defineModule({ fields, view: MailingAddressView });
