import type { CartItem } from '../cart-items/cart-item';
import type { Cents } from '../util/money';

/** The bank's part of the highest cost that can be paid for a filing: 5 percent, to whole dollars (PRICE-05). */
export const cardFeeOf = ({ filing_methods }: CartItem): Cents =>
  Math.round(Math.max(0, ...filing_methods.map(({ cost }) => cost * 5)) / 10_000) * 100;
