import { chosenFilingMethod, filingMethodsOf, filingSpeedLabel, documentTimeLabel } from '../../../core/catalogue/filing-methods';
import { productForRole, saveAsOf } from '../../../core/catalogue/product-lookup';
import { filingOptionPrice } from '../../../core/pricing/filing-price';
import { formatPrice } from '../../../core/pricing/money';
import { useForm } from '../../../form/form-provider';
import { useFacts } from '../../../form/use-field';
import { GroupFrame } from '../../../ui/group-frame';
import { RadioCards } from '../../../ui/radio-cards';
import { filingState } from './fields';

/** How fast the state is to file the company: one card a speed, with what the state takes for it. */
export function FilingOptionsView() {
  const { form, text, idPrefix } = useForm();
  const facts = useFacts('companyInformation.state', 'companyInformation.entityType', 'selectedFilingMethodKeys');
  const state = filingState(facts);
  const product = productForRole(facts, 'businessFormation', state);
  const methods = product ? filingMethodsOf(facts, product, state) : [];
  if (!product || methods.length === 0) return null;
  const id = `${idPrefix}-filing-speed`;
  return (
    <GroupFrame id={id} legend={text('filing.speed')} hint={text('filing.speed.hint')} radios>
      <RadioCards
        id={id}
        name={`selectedFilingMethodKeys.${state}`}
        layout="rows"
        value={chosenFilingMethod(facts, product, state)?.id ?? ''}
        options={methods.map((method) => ({
          key: method.id,
          label: filingSpeedLabel(method, text),
          info: text('filing.documents', { time: documentTimeLabel(method, text) }),
          price: formatPrice(filingOptionPrice(facts, { product, jurisdiction: state, isFiling: true }, method)),
        }))}
        onChange={({ key }) => form.change({ [`selectedFilingMethodKeys.${state}.${saveAsOf(facts.config, product)}`]: key })}
      />
    </GroupFrame>
  );
}
