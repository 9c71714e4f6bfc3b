import { optionParts } from '../../../commerce/cart/choice-prices';
import type { Facts } from '../../../kernel/facts/facts';
import type { OfferedOption } from '../../../kernel/facts/offer';
import type { Text } from '../../../kernel/text/format-message';
import { priceOption } from './describe-option';

/** "from $35.00 one time": the least that one of several products costs; undefined while no price is known. */
export function leastPrice(facts: Facts, text: Text, options: readonly OfferedOption[]) {
  const priced = options.flatMap((option) => {
    const added = optionParts(facts, option)?.added;
    return added ? [{ option, cents: added.price + added.fees }] : [];
  });
  const [least] = priced.sort((one, other) => one.cents - other.cents);
  const { price, fee, period, isGood } = (least && priceOption(facts, text, least.option)) ?? {};
  return price === undefined ? undefined : { price: isGood ? price : text('price.from', { price }), fee, period };
}
