import { CheckboxField } from '../../form/fields/checkbox-field';
import { Address } from '../../form/groups/address/address';
import { useFacts } from '../../form/use-field';
import { isDifferent } from './billing-address/fields';

export function BillingAddressView() {
  const different = isDifferent(useFacts('billing.different'));
  return (
    <>
      <CheckboxField path="billing.different" />
      {different && <Address prefix="billing.address" />}
    </>
  );
}
