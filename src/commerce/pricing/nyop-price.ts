import { chosenJurisdictions } from '../catalogue/chosen-jurisdictions';
import { productForRole } from '../catalogue/product-lookup';
import { agentRole } from '../../kernel/reference/product-roles';
import type { CartItem } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { dollarsToCents, type Cents } from '../../kernel/util/money';
import { partsOf, reprice } from './reprice';
import { isNyopPriceAsked, nyopRequestedPrice } from './nyop-requested-price';

/** A price that replaces the list price of the registered agent, and why. */
export interface NyopPrice {
  kind: 'bulk' | 'named';
  /** Cents per year and state. */
  price: Cents;
}

/** The bulk price that the page offers, in cents per year and state, and from how many states on it holds (NYOP-04). */
export function bulkOffer({ nyop }: PageConfig): { price: Cents; quantity: number } | undefined {
  const price = nyop?.mode === 'bulk' ? dollarsToCents(nyop.bulkPrice) : undefined;
  return price === undefined || nyop?.bulkQuantity === undefined ? undefined : { price, quantity: nyop.bulkQuantity };
}

/**
 * The price that replaces the registered agent's (NYOP-04): the bulk price from `bulkQuantity` states on, or the price
 * that the visitor named. Undefined if the list price stays.
 */
export function nyopPrice(facts: Facts): NyopPrice | undefined {
  if (facts.config.nyop?.mode === 'bulk') {
    const bulk = bulkOffer(facts.config);
    return bulk && statesWithAgent(facts).length >= bulk.quantity ? { kind: 'bulk', price: bulk.price } : undefined;
  }
  const price = isNyopPriceAsked(facts) ? nyopRequestedPrice(facts) : undefined;
  return price === undefined ? undefined : { kind: 'named', price };
}

/** The chosen states where a registered agent is sold (PROD-45). */
export const statesWithAgent = (facts: Facts): string[] =>
  chosenJurisdictions(facts).filter((code) => productForRole(facts, agentRole, code) !== undefined);

/** The registered agents of an item at that price, for their whole duration, at least one year. */
export const withNyopPrice = (item: CartItem, { kind, price }: NyopPrice): CartItem =>
  reprice(item, kind, '', { ...partsOf(item), base: Math.round((price * Math.max(12, item.duration)) / 12) * item.quantity });
