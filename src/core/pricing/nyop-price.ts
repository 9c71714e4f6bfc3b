import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import type { CartItem } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import { dollarsToCents, type Cents } from '../util/money';
import { partsOf, reprice } from './reprice';
import { isNyopPriceAsked, nyopRequestedPrice } from './nyop-requested-price';

/** A price for a year of registered agent in one state, and why it stands instead of the list price. */
export interface NyopPrice {
  kind: 'bulk' | 'named';
  /** Cents a year and state. */
  price: Cents;
}

/**
 * What the registered agent costs instead (NYOP-04): the bulk price from so many chosen states on, or the one that the
 * visitor named unless they want the service at once.
 */
export function nyopPrice(facts: Facts): NyopPrice | undefined {
  const { nyop } = facts.config;
  if (nyop?.mode === 'bulk') {
    const price = dollarsToCents(nyop.bulkPrice);
    const isBulk = nyop.bulkQuantity !== undefined && chosenJurisdictions(facts).length >= nyop.bulkQuantity;
    return isBulk && price !== undefined ? { kind: 'bulk', price } : undefined;
  }
  const price = isNyopPriceAsked(facts) ? nyopRequestedPrice(facts) : undefined;
  return price === undefined ? undefined : { kind: 'named', price };
}

/** The agent at that price for all its years, at least one. */
export const withNyopPrice = (item: CartItem, { kind, price }: NyopPrice): CartItem =>
  reprice(item, kind, '', { ...partsOf(item), base: Math.round((price * Math.max(12, item.duration)) / 12) });
