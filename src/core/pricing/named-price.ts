import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import type { CartItem } from '../cart/cart-item';
import type { Facts } from '../form-values/facts';
import { getPath } from '../form-values/paths';
import { dollarsToCents, type Cents } from './money';
import { partsOf, reprice } from './reprice';

/** A price for a year of registered agent in one state, and why it stands instead of the list price. */
export interface NamedPrice {
  kind: 'bulk' | 'named';
  /** Cents a year and state. */
  price: Cents;
}

/** The price a visitor typed, a dollar sign and commas allowed; undefined for anything that is none, and for zero. */
export const typedPrice = (typed: unknown): Cents | undefined =>
  (typeof typed === 'string' ? dollarsToCents(typed.replace(/[$,\s]/g, '')) : undefined) || undefined;

/**
 * What the registered agent costs instead (NYOP-04): the bulk price from so many chosen states on, or the one that the
 * visitor named unless they want the service at once.
 */
export function namedPrice(facts: Facts): NamedPrice | undefined {
  const { config: { nyop }, values } = facts;
  if (nyop?.mode === 'bulk') {
    const price = dollarsToCents(nyop.bulkPrice);
    const isBulk = nyop.bulkQuantity !== undefined && chosenJurisdictions(facts).length >= nyop.bulkQuantity;
    return isBulk && price !== undefined ? { kind: 'bulk', price } : undefined;
  }
  if (nyop?.mode !== 'full' || getPath(values, 'nyop.immediateService') === true) return undefined;
  const price = typedPrice(getPath(values, 'nyop.requestedPrice'));
  return price === undefined ? undefined : { kind: 'named', price };
}

/** The agent at that price for all its years, at least one. */
export const withNamedPrice = (item: CartItem, { kind, price }: NamedPrice): CartItem =>
  reprice(item, kind, '', { ...partsOf(item), base: Math.round((price * Math.max(12, item.duration)) / 12) });
