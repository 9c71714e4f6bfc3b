import { isTermFixed } from '../../commerce/bundles/bundles';
import { priceParts } from '../../commerce/cart/option-price';
import { termPrice } from '../../commerce/cart/choice-prices';
import { chosenKey } from '../../kernel/answers/get-answer';
import { billingPeriod } from '../../commerce/catalogue/billing-period';
import { chosenJurisdictions } from '../../commerce/catalogue/chosen-jurisdictions';
import { registeredAgentDurations } from '../../commerce/catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { formatPrice } from '../../kernel/util/money';
import { isOptionalStepShown, isSubscribed } from '../../commerce/optional/optional-groups';
import { flag } from '../../kernel/page-config/config-key';
import type { FieldDeclaration } from '../../kernel/plan/form-plan';
import type { ParamsOf } from '../../kernel/plan/module-params';
import { RadioField } from '../../form/fields/radio-field';
import { useForm } from '../../form/form-provider';
import { useCartFacts } from '../../form/groups/optional/use-option-facts';
import { defineModule } from '../../form/modules/define-module';

const params = { withoutOptionalStep: flag(false) };

const path = 'companyInformation.registeredAgentServiceDuration';

const fields: readonly FieldDeclaration[] = [
  {
    path,
    label: 'registeredAgent.duration',
    name: 'registeredAgent.duration.name',
    of: 'section.registeredAgent',
    rules: 'required',
    initial: { key: '12', value: '1 Year' },
    hint: 'registeredAgent.duration.hint',
    reads: (facts, text) => registeredAgentDurations(facts, text).find(({ key }) => key === chosenKey(facts.values, path))?.label,
  },
];

/**
 * Not shown if a bundle fixes the duration (CART-32). With the param `withoutOptionalStep`, shown only if there is
 * neither a step of optional items, which asks the same, nor a subscription.
 */
const isShown = (facts: Facts, { withoutOptionalStep }: ParamsOf<typeof params>) =>
  chosenJurisdictions(facts).length > 0 &&
  !isTermFixed(facts) &&
  (!withoutOptionalStep || (!isOptionalStepShown(facts) && !isSubscribed(facts)));

/** The answers on which the offered durations depend. */
function RegisteredAgentDurationView() {
  const { text } = useForm();
  const facts = useCartFacts();
  const durations = registeredAgentDurations(facts, text);
  if (durations.length === 0) return null;
  const options = durations.map(({ key, label }) => {
    const years = Number(key) / 12;
    const price = termPrice(facts, Number(key));
    const yearly = formatPrice(Math.round(price.price / years));
    return {
      key,
      label,
      info: years > 1 ? text('registeredAgent.duration.yearly', { price: yearly }) : undefined,
      ...priceParts(price, text),
      period: billingPeriod(Number(key), text),
    };
  });
  return <RadioField path={path} options={options} layout="rows" />;
}

/** The duration of the registered agent service in years, each with its price. */
export const registeredAgentDuration = defineModule({
  aliases: ['RegisteredAgent'],
  params,
  fields,
  isShown,
  view: RegisteredAgentDurationView,
});
