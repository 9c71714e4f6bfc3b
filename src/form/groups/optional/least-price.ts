import { optionParts } from '../../../core/cart/choice-prices';
import type { Facts } from '../../../core/facts/facts';
import type { OfferedOption } from '../../../core/facts/offer';
import type { Text } from '../../../core/text/format-message';
import { priceOption } from './describe-option';

/** "from $35.00 one time": the least that one of several products costs; undefined while no price is known. */
export function leastPrice(facts: Facts, text: Text, options: readonly OfferedOption[]) {
  const priced = options.flatMap((option) => {
    const added = optionParts(facts, option)?.added;
    return added ? [{ option, cents: added.price + added.fees }] : [];
  });
  const [least] = priced.sort((one, other) => one.cents - other.cents);
  const { price, period, isGood } = (least && priceOption(facts, text, least.option)) ?? {};
  return price === undefined ? undefined : { price: isGood ? price : text('price.from', { price }), period };
}
