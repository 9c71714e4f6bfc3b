import type { LineItem } from './line-item';

/** Primary bundle, products, vehicles, state fees (SUMM-14), last an error line: it stands in place of the total (SUMM-20). */
function rank(line: LineItem): number {
  if (line.type === 'error') return 4;
  if (line.class === 'stateFee') return 3;
  if (line.type === 'vehicle') return 2;
  return line.class === 'primary' ? 0 : 1;
}

/** Free lines first, then the dearest (SUMM-15); lines of equal price keep the order of their products (SUMM-17). */
const compareProducts = (one: LineItem, other: LineItem): number =>
  Number(one.price !== 0) - Number(other.price !== 0) || other.price - one.price || one.order - other.order;

/**
 * The order of two lines: primary bundle first, state fees last, as they come; between them the products, and below
 * these the vehicles by their index (SUMM-16). Among products a vehicle cannot stand by its price: the vehicles would
 * be out of their order.
 */
export function compareLines(one: LineItem, other: LineItem): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  if (one.type === 'vehicle') return one.vehicleIndex! - other.vehicleIndex!;
  return one.class === 'stateFee' ? 0 : compareProducts(one, other);
}
