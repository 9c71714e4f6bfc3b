import { isTrue } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import { asksCard } from '../../commerce/payment/chosen-way';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { Address } from '../../form/groups/address/address';
import { addressLine } from '../../kernel/addresses/address-line';
import { addressFields } from '../../form/groups/address/fields';
import { useForm } from '../../form/form-provider';
import { fieldId, useFacts } from '../../form/use-field';
import { Button } from '../../ui/button';
import { drawnRef } from '../../ui/drawn-controls';
import { defineModule } from '../../form/modules/define-module';

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
  const { form, text, idPrefix } = useForm();
  const facts = useFacts(...answers);
  const different = isDifferent(facts);
  const address = addressLine(facts, 'contactInformation', text);
  const id = fieldId(idPrefix, 'billing.different');
  const toggle = () => form.change({ 'billing.different': !different });
  return (
    <>
      <div className="charterform-row" data-wide>
        {!different && address && (
          <p>
            <strong>{text('address.choice.own')}</strong> <bdi>{address}</bdi>
          </p>
        )}
        {different && <strong>{text('billing.another')}</strong>}
        <Button kind="link" onClick={toggle}>
          {text(different ? 'billing.same' : address ? 'billing.use' : 'billing.different')}
        </Button>
        {/* For what fills or reads forms by names; visitors have the button. */}
        <input ref={drawnRef()} type="checkbox" id={id} name="billing.different" checked={different} onChange={toggle} hidden />
      </div>
      {different && <Address prefix="billing.address" />}
    </>
  );
}

/** The card's billing address, if it is not the mailing address. */
export const billingAddress = defineModule({ fields, isShown: (facts) => asksCard(facts), view: BillingAddressView });
