import type { Cart } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import { formatPrice, type Cents } from '../util/money';
import { cartTotal } from '../pricing/total';
import type { Text } from '../text/format-message';
import type { LineItem } from './line-item';

/** The total in cents; "TBD" while the order is empty; undefined beside an error line (SUMM-20). */
export type SummaryTotal = Cents | 'TBD' | undefined;

/** The total to show: TBD while the order is empty (SUMM-05), undefined while a selection is missing (SUMM-20). */
export function summaryTotal(facts: Facts, cart: Cart, lines: readonly LineItem[]): SummaryTotal {
  const hasError = lines.some(({ type }) => type === 'error');
  const isEmpty = cart.length === 0 || facts.form.isEmpty?.(facts);
  if (isEmpty || (hasError && lines.length === 1)) return 'TBD';
  return hasError ? undefined : cartTotal(cart);
}

/** The total as text; '' for undefined. */
export function totalText(total: SummaryTotal, text: Text): string {
  if (total === undefined) return '';
  return total === 'TBD' ? text('summary.tbd') : formatPrice(total);
}
