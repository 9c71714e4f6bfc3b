import { isTrue } from '../../core/answers/get-answer';
import type { Facts } from '../../core/facts/facts';
import type { FieldDeclaration } from '../../core/plan/form-plan';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { Address } from '../../form/groups/address/address';
import { addressLine } from '../../core/addresses/address-line';
import { addressFields } from '../../form/groups/address/fields';
import { useForm } from '../../form/form-provider';
import { fieldId, useFacts } from '../../form/use-field';
import { OnlyOption } from '../../ui/only-option';
import { defineModule } from '../define-module';

/** The billing address is asked only if the visitor says it differs (CARD-06). */
const isDifferent = ({ values }: Pick<Facts, 'values'>) => isTrue(values, 'billing.different');

const fields: readonly FieldDeclaration[] = [
  { path: 'billing.different', label: 'billing.different', type: 'checkbox', initial: false },
  ...addressFields('billing.address', 'billing', isDifferent),
];

/** The answers that the view reads: the mailing address is billed unless another one is given. */
const answers = [
  'billing.different',
  'contactInformation.country',
  'contactInformation.line1',
  'contactInformation.city',
  'contactInformation.state',
  'contactInformation.zip',
] as const;

function BillingAddressView() {
  const { text, idPrefix } = useForm();
  const facts = useFacts(...answers);
  const different = isDifferent(facts);
  const address = different ? '' : addressLine(facts, 'contactInformation', text);
  return (
    <>
      {address && (
        <OnlyOption
          id={fieldId(idPrefix, 'billing.address')}
          label={text('address.choice.own')}
          option={{ key: 'mailing', label: address }}
        />
      )}
      <CheckboxField path="billing.different" />
      {different && <Address prefix="billing.address" />}
    </>
  );
}

/** The card's billing address, if it is not the mailing address. */
export const billingAddress = defineModule({ fields, view: BillingAddressView });
