import { configureItem } from '../../../core/cart-items/configure-item';
import { billingPeriod } from '../../../core/catalogue/billing-period';
import { stateOfService } from '../../../core/catalogue/jurisdictions-in-use';
import { bindingOf, entryByRole } from '../../../core/catalogue/product-lookup';
import { orderedMethod } from '../../../core/optional/ordered-method';
import type { Facts } from '../../../core/facts/facts';
import { quantityLabel } from '../../../core/summary/line-labels';
import { formatPrice } from '../../../core/util/money';
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
  const found = entryByRole(facts, role, jurisdiction);
  const item = found && configureItem(facts, found, found.isFiling ? orderedMethod(facts, found) : undefined);
  if (!item) return undefined;
  const binding = bindingOf(facts.config, role);
  const label = quantityLabel(option.label ?? binding.label ?? item.name, item.quantity, text);
  const isFree = item.price === 0;
  return {
    label,
    info: optionDescription(facts, option),
    help: helpAbout(label, option.tooltipText ?? binding.tooltipText),
    price: isFree ? text('price.free') : formatPrice(item.price),
    /** '' for what is free. */
    period: isFree ? '' : billingPeriod(item.duration, text),
  };
}
