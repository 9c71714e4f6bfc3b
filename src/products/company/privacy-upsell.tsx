import { privacyPath, privacyRole } from '../../commerce/addresses/privacy';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import { CheckboxField } from '../../form/fields/checkbox-field';
import { useForm } from '../../form/form-provider';
import { priceOption } from '../../form/groups/optional/describe-option';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../../form/modules/define-module';

const fields: readonly FieldDeclaration[] = [
  {
    path: 'companyInformation.privacyUpsell',
    label: 'privacy.upsell',
    name: 'privacy.upsell.name',
    type: 'checkbox',
    initial: false,
    hint: 'privacy.upsell.hint',
  },
];

/** With the price of the privacy product, where the page sells one (ADDR-25). */
function PrivacyUpsellView() {
  const { text } = useForm();
  const product = priceOption(useOptionFacts(), text, { role: privacyRole });
  return <CheckboxField path="companyInformation.privacyUpsell" price={product?.price} fee={product?.fee} period={product?.period} />;
}

/** Asks for the registered agent's address in place of the visitor's (ADDR-12). */
export const privacyUpsell = defineModule({
  fields,
  offers: () => ({ optIns: [privacyRole], optInTerms: { [privacyRole]: { answers: { [privacyPath]: true } } } }),
  view: PrivacyUpsellView,
});
