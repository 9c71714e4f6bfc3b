import { useForm } from '../form/form-provider';
import { priceOption } from '../form/groups/optional/describe-option';
import { useOptionFacts } from '../form/groups/optional/use-option-facts';
import { checkoutSteps, lastSteps } from '../forms/common-steps';
import { contactStep } from '../forms/contact-step';
import { itemsOnOffer } from '../forms/optional-items';
import { paidOrder } from '../forms/paid-order';
import { orderDefaults } from './complete-form';
import { kit } from './kit';

/** What a product costs in the form as it is answered now, such as `$29.00`; undefined where that is not known. */
function usePrice(role: string): string | undefined {
  const { text } = useForm();
  return priceOption(useOptionFacts(), text, { role })?.price;
}

/** Gives pages what they make orders of: prices, the steps that orders share, and what an order form leaves out. */
export function registerOrderKit(): void {
  Object.assign(kit, { usePrice, steps: { contact: contactStep, last: lastSteps, checkout: checkoutSteps } });
  orderDefaults.provide({ form: paidOrder, itemsOnOffer });
}
