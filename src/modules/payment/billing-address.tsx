import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { getPath } from '../../core/util/paths';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../define-module';

/** The billing address is asked only if the visitor says it differs (CARD-06). */
const isDifferent = ({ values }: Pick<Facts, 'values'>) => getPath(values, 'billing.different') === true;

const fields: readonly FieldDeclaration[] = [
  { path: 'billing.different', label: 'billing.different', type: 'checkbox', initial: false },
  ...addressFields('billing.address', 'billing', isDifferent),
];

function BillingAddressView() {
  const different = isDifferent(useFacts('billing.different'));
  return (
    <>
      <CheckboxField path="billing.different" />
      {different && <Address prefix="billing.address" />}
    </>
  );
}

/** The card's billing address, if it is not the mailing address. */
export const billingAddress = defineModule({ fields, view: BillingAddressView });
