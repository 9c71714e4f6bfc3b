import type { Cart } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import { formatPrice } from '../util/money';
import { cartTotal } from '../pricing/total';
import type { Text } from '../text/format-message';
import type { LineItem } from './line-item';

/** The total to show: TBD while the order is empty (SUMM-05), '' while a selection is missing (SUMM-20). */
export function totalText(facts: Facts, cart: Cart, lines: readonly LineItem[], text: Text): string {
  const hasError = lines.some(({ type }) => type === 'error');
  const isEmpty = cart.length === 0 || facts.form.isEmpty?.(facts);
  if (isEmpty || (hasError && lines.length === 1)) return text('summary.tbd');
  return hasError ? '' : formatPrice(cartTotal(cart));
}
