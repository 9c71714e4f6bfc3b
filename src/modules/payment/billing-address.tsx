import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { getPath } from '../../core/util/paths';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { Address } from '../../form/groups/address/address';
import { addressFields } from '../../form/groups/address/fields';
import { useFacts } from '../../form/use-field';
import { defineModule } from '../define-module';

/** A billing address of its own is asked only when the visitor says so (CARD-06). */
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

/** The address the card is billed to, where it is not the mailing address. */
export const billingAddress = defineModule({ fields, view: BillingAddressView });
