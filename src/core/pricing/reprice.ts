import type { CartItem, PriceChange } from '../cart-items/cart-item';
import type { Cents } from '../util/money';

/** The parts of a price, in cents. */
export interface PriceParts {
  base: Cents;
  surcharge: Cents;
  stateFee: Cents;
}

export const partsOf = ({ baseFee, processingSurcharge, stateFee }: CartItem): PriceParts => ({
  base: baseFee,
  surcharge: processingSurcharge,
  stateFee,
});

/** The item with new price parts; the difference is recorded as a price change. */
export function reprice(item: CartItem, kind: PriceChange['kind'], name: string, parts: PriceParts): CartItem {
  const before = partsOf(item);
  const { base, surcharge, stateFee } = parts;
  const change: PriceChange = {
    kind,
    name,
    base: base - before.base,
    surcharge: surcharge - before.surcharge,
    stateFee: stateFee - before.stateFee,
  };
  return {
    ...item,
    baseFee: base,
    processingSurcharge: surcharge,
    stateFee,
    price: base + surcharge + stateFee,
    priceChanges: [...item.priceChanges, change],
  };
}
