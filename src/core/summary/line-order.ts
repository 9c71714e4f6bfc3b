import type { LineItem } from './line-item';

/** Primary bundle, products, state fees (SUMM-14), last an error line: it stands in place of the total (SUMM-20). */
function rank(line: LineItem): number {
  if (line.type === 'error') return 3;
  return line.class === 'primary' ? 0 : line.class === 'stateFee' ? 2 : 1;
}

/**
 * The order of two lines: primary bundle first, state fees last; between them free lines first, then the dearest
 * (SUMM-14, SUMM-15). Lines of equal price keep the order of their products (SUMM-17).
 */
export const compareLines = (one: LineItem, other: LineItem): number =>
  rank(one) - rank(other) ||
  Number(one.price !== 0) - Number(other.price !== 0) ||
  other.price - one.price ||
  one.order - other.order;
