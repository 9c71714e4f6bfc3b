import type { CartItem, PriceChange } from '../../kernel/facts/cart';
import type { Cents } from '../../kernel/util/money';

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

/** Changes each part of a price: the base first, then the surcharge, then the state fee. */
export const mapParts = (parts: PriceParts, change: (cents: number, part: keyof PriceParts) => number): PriceParts => ({
  base: change(parts.base, 'base'),
  surcharge: change(parts.surcharge, 'surcharge'),
  stateFee: change(parts.stateFee, 'stateFee'),
});

/** The item with new price parts; the difference is recorded as a price change. */
export function reprice(item: CartItem, kind: PriceChange['kind'], name: string, parts: PriceParts): CartItem {
  const before = partsOf(item);
  const { base, surcharge, stateFee } = parts;
  return {
    ...item,
    baseFee: base,
    processingSurcharge: surcharge,
    stateFee,
    price: base + surcharge + stateFee,
    priceChanges: [...item.priceChanges, { kind, name, ...mapParts(parts, (cents, part) => cents - before[part]) }],
  };
}
