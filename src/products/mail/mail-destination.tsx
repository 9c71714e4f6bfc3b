import { asksMailDestination } from './mail-in-cart';
import { mailRole } from '../../kernel/reference/product-roles';
import { selectionNames } from '../../kernel/validation/selection-names';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { priceOption } from '../../form/groups/optional/describe-option';
import { useOptionFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../../form/modules/define-module';

const path = 'companyInformation.inlineMFVODeliveryDestination';

const options = [
  { key: 'ourAddress', label: 'mail.ourAddress' },
  { key: 'yourAddress', label: 'mail.yourAddress' },
] as const;

function MailDestinationView() {
  const { text } = useForm();
  const { price, fee, period } = priceOption(useOptionFacts(), text, { role: mailRole }) ?? {};
  return (
    <RadioField
      path={path}
      options={options.map(({ key, label }) => ({ key, label: text(label), ...(key === 'ourAddress' && { price, fee, period }) }))}
      layout="rows"
    />
  );
}

/** Whether a company's mail comes to an address of ours, which is sold, or to its own (MAIL-05). */
export const mailDestination = defineModule({
  fields: [
    {
      path,
      label: 'mail.destination',
      of: 'section.mailDestination',
      name: selectionNames.mailDestination,
      reviewName: 'mail.destination.name',
      rules: 'required',
      initial: 'yourAddress',
      options,
    },
  ],
  isShown: asksMailDestination,
  offers: () => ({ optIns: [mailRole], optInTerms: { [mailRole]: { answers: { [path]: 'ourAddress' } } } }),
  view: MailDestinationView,
});
