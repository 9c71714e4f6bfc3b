import { Address } from '../../form/groups/address/address';

export function MailingAddressView() {
  return <Address prefix="contactInformation" />;
}
