import { configureItem } from '../../../core/cart-items/configure-item';
import { stateOfService } from '../../../core/catalogue/jurisdictions-in-use';
import { bindingOf, findByRole, entriesOf } from '../../../core/catalogue/product-lookup';
import { orderedMethod } from '../../../core/optional/ordered-method';
import type { Facts } from '../../../core/facts/facts';
import { quantityLabel } from '../../../core/summary/line-labels';
import { formatPrice } from '../../../core/util/money';
import type { Text } from '../../../core/text/format-message';

/** An optional product by its role, with the texts a page config may override. */
export interface OptionTexts {
  role: string;
  label?: string | undefined;
  tooltipText?: string | undefined;
}

/** Label, help text and formatted price of an optional product; undefined if it is not sold in `jurisdiction`. */
export function describeOption(facts: Facts, text: Text, { role, ...own }: OptionTexts, jurisdiction = stateOfService(facts)) {
  const found = findByRole(facts, role, entriesOf(facts.catalogue, jurisdiction));
  const item = found && configureItem(facts, found, found.isFiling ? orderedMethod(facts, found) : undefined);
  if (!item) return undefined;
  const { label = item.name, tooltipText } = bindingOf(facts.config, role);
  return {
    label: quantityLabel(own.label ?? label, item.quantity, text),
    tooltip: own.tooltipText ?? tooltipText,
    price: item.price === 0 ? text('price.free') : formatPrice(item.price),
  };
}
