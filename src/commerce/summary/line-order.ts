import type { LineItem } from './line-item';

/** Primary bundle, products, vehicles, state fees (SUMM-14), card fee (SUMM-30); an error line last, where it replaces the total (SUMM-20). */
function rank(line: LineItem): number {
  if (line.type === 'error') return 5;
  if (line.class === 'cardFee') return 4;
  if (line.class === 'stateFee') return 3;
  if (line.type === 'vehicle') return 2;
  return line.class === 'primary' ? 0 : 1;
}

/** Free lines first, then the most expensive (SUMM-15); lines of equal price by `order` (SUMM-17). */
const compareProducts = (one: LineItem, other: LineItem): number =>
  Number(one.price !== 0) - Number(other.price !== 0) || other.price - one.price || one.order - other.order;

/**
 * Compares two lines for sorting: by `rank`, then vehicles by index (SUMM-16), products by `compareProducts`, and state
 * fees not at all. Vehicles have a rank of their own because sorting them by price would mix up their numbers.
 */
export function compareLines(one: LineItem, other: LineItem): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (one.type === 'vehicle') return one.vehicleIndex! - other.vehicleIndex!;
  return one.class === 'stateFee' ? 0 : compareProducts(one, other);
}
