import type { CartItem } from '../../kernel/facts/cart';
import type { Cents } from '../../kernel/util/money';

/** The card fee: 5 percent of the most expensive filing method's cost, rounded to whole dollars, in cents (PRICE-05). */
export const cardFeeOf = ({ filing_methods, quantity }: CartItem): Cents =>
  Math.round(Math.max(0, ...filing_methods.map(({ cost }) => cost * 5)) / 10_000) * 100 * quantity;
