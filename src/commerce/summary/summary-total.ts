import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { formatPrice } from '../../kernel/util/money';
import { cartTotal } from '../pricing/total';
import type { Text } from '../../kernel/text/format-message';
import type { LineItem } from './line-item';

/** The total to show: TBD while the order is empty (SUMM-05), '' while a selection is missing (SUMM-20). */
export function totalText(facts: Facts, cart: Cart, lines: readonly LineItem[], text: Text): string {
  const hasError = lines.some(({ type }) => type === 'error');
  const isEmpty = cart.length === 0 || facts.form.isEmpty?.(facts);
  if (isEmpty || (hasError && lines.length === 1)) return text('summary.tbd');
  return hasError ? '' : formatPrice(cartTotal(cart));
}
