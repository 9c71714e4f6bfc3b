import { optionParts } from '../../../core/cart/choice-prices';
import { priceWords } from '../../../core/cart/option-price';
import { billingPeriod } from '../../../core/catalogue/billing-period';
import { stateOfService } from '../../../core/catalogue/jurisdictions-in-use';
import { bindingOf } from '../../../core/catalogue/product-lookup';
import type { Facts } from '../../../core/facts/facts';
import { productWords, type OwnWords } from '../../../core/optional/product-words';
import { quantityLabel } from '../../../core/summary/line-labels';
import type { Text } from '../../../core/text/format-message';
import { helpAbout } from '../../help';

/** An optional product by its role, with the texts a page config may override. */
export interface OptionTexts extends OwnWords {
  role: string;
  label?: string | undefined;
}

/** The name and the price of an optional product; undefined if it is not sold in `jurisdiction`. */
export function priceOption(facts: Facts, text: Text, option: OptionTexts, jurisdiction = stateOfService(facts)) {
  const { role } = option;
  const parts = optionParts(facts, option, jurisdiction);
  if (!parts) return undefined;
  const { item, added } = parts;
  const isGood = added?.price === 0 && added.fees === 0;
  return {
    label: quantityLabel(option.label ?? bindingOf(facts.config, role).label ?? item.name, item.quantity, text),
    /** Undefined where it is not known yet what it comes to. */
    price: added && priceWords(added, text),
    /** '' for what is free. */
    period: !added || isGood ? '' : billingPeriod(item.duration, text),
    isGood,
  };
}

/** What the card of an optional product says; undefined if it is not sold. */
export function describeOption(facts: Facts, text: Text, option: OptionTexts) {
  const priced = priceOption(facts, text, option);
  if (!priced) return undefined;
  const { line, more } = productWords(facts, text, option);
  return { ...priced, info: line, help: helpAbout(priced.label, more) };
}
