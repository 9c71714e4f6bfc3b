import type { Cart } from '../cart-items/cart-item';
import type { Facts } from '../facts/facts';
import { formatPrice } from '../util/money';
import { priceLedger } from '../pricing/price-ledger';
import type { Text } from '../text/format-message';
import { blankLine } from './blank-line';
import { cardFeeLines, stateFeeLines } from './fee-lines';
import type { LineItem, SubLine } from './line-item';
import { compareLines } from './line-order';
import { missingSelection } from './missing-selection';
import { productLines } from './product-lines';

export type { LineItem } from './line-item';

/**
 * The lines of the order summary in their order: what is bought without its state fees, the bank's card fee, what the
 * states take, and a line that asks for a missing selection. Their prices add up to the total.
 */
export function lineItems(facts: Facts, cart: Cart, text: Text): LineItem[] {
  const ledger = priceLedger(cart);
  return [
    ...productLines(facts, ledger, text),
    ...cardFeeLines(ledger, text),
    ...stateFeeLines(ledger, text),
    ...errorLines(facts, cart, text),
  ].sort(compareLines);
}

function errorLines(facts: Facts, cart: Cart, text: Text): LineItem[] {
  const label = missingSelection(facts, cart, text);
  return label === '' ? [] : [{ ...blankLine, key: 'error', type: 'error', label }];
}

/** How a line's price reads; a free line says so where no other price is struck out (SUMM-10), an error line has none. */
export function linePrice(line: LineItem | SubLine, text: Text, showSavings = false): string {
  if ('type' in line && line.type === 'error') return '';
  const isFree = line.price === 0 && struckPrice(line, showSavings) === '';
  return isFree ? text('orderSummary.free_line_item_label') : formatPrice(line.price);
}

/** The price to be struck out beside a line's own; '' where nothing was saved, or the page shows no savings. */
export const struckPrice = ({ price, originalPrice }: LineItem | SubLine, showSavings: boolean): string =>
  showSavings && originalPrice > price ? formatPrice(originalPrice) : '';
