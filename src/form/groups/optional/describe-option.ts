import { optionParts } from '../../../core/cart/choice-prices';
import { priceWords } from '../../../core/cart/option-price';
import { billingPeriod } from '../../../core/catalogue/billing-period';
import { stateOfService } from '../../../core/catalogue/jurisdictions-in-use';
import { bindingOf } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import { quantityLabel } from '../../../core/summary/line-labels';
import type { Text } from '../../../core/text/format-message';
import { helpAbout } from '../../help';

/** An optional product by its role, with the texts a page config may override. */
export interface OptionTexts {
  role: string;
  label?: string | undefined;
  description?: string | undefined;
  tooltipText?: string | undefined;
}

/** What the page says an optional product is, in one line; '' for none. */
export const optionDescription = ({ config }: Facts, { role, description }: OptionTexts): string =>
  description ?? bindingOf(config, role).description ?? '';

/** What the card of an optional product says; undefined if it is not sold in `jurisdiction`. */
export function describeOption(facts: Facts, text: Text, option: OptionTexts, jurisdiction = stateOfService(facts)) {
  const { role } = option;
  const parts = optionParts(facts, option, jurisdiction);
  if (!parts) return undefined;
  const { item, added } = parts;
  const binding = bindingOf(facts.config, role);
  const label = quantityLabel(option.label ?? binding.label ?? item.name, item.quantity, text);
  const isFree = added?.price === 0 && added.fees === 0;
  return {
    label,
    info: optionDescription(facts, option),
    help: helpAbout(label, option.tooltipText ?? binding.tooltipText),
    /** Undefined where it is not known yet what it comes to. */
    price: added && priceWords(added, text),
    /** '' for what is free. */
    period: !added || isFree ? '' : billingPeriod(item.duration, text),
  };
}
