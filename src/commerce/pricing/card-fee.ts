import type { CartItem } from '../../kernel/facts/cart';
import type { Cents } from '../../kernel/util/money';

/**
 * The card fee: a share of the most expensive filing method's cost, rounded to whole dollars, in cents (PRICE-05, PRICE-16).
 * @param percent with two decimals at most; more are rounded, so that every server comes to the same dollar
 */
export function cardFeeOf({ filing_methods, quantity }: CartItem, percent: number): Cents {
  const share = Math.round(percent * 100);
  return Math.round(Math.max(0, ...filing_methods.map(({ cost }) => cost * share)) / 1_000_000) * 100 * quantity;
}
