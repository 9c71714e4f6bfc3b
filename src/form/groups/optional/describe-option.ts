import { optionParts } from '../../../commerce/cart/choice-prices';
import { priceParts } from '../../../commerce/cart/option-price';
import { billingPeriod } from '../../../commerce/catalogue/billing-period';
import { stateOfService } from '../../../commerce/catalogue/jurisdictions-in-use';
import { bindingOf } from '../../../commerce/catalogue/product-lookup';
import type { Facts } from '../../../kernel/facts/facts';
import { productWords, type OwnWords } from '../../../commerce/optional/product-words';
import { quantityLabel } from '../../../commerce/summary/line-labels';
import type { Text } from '../../../kernel/text/format-message';
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
  const words = added && priceParts(added, text);
  const isGood = added?.price === 0 && added.fees === 0;
  return {
    label: quantityLabel(option.label ?? bindingOf(facts.config, role).label ?? item.name, item.quantity, text),
    /** Undefined where it is not known yet what it comes to. */
    price: words?.price,
    fee: words?.fee,
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
