import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { formatPrice } from '../../kernel/util/money';
import { priceLedger } from '../pricing/price-ledger';
import type { Text } from '../../kernel/text/format-message';
import { blankLine } from './blank-line';
import { cardFeeLines, stateFeeLines } from './fee-lines';
import type { LineItem, SubLine } from './line-item';
import { compareLines } from './line-order';
import { missingSelection } from './missing-selection';
import { productLines } from './product-lines';

export type { LineItem } from './line-item';

/**
 * The sorted lines of the order summary: products without state fees, state fees, the card fee, and an error line that
 * asks for missing selections. The prices add up to the total. An order that is still empty has no products.
 */
export function lineItems(facts: Facts, cart: Cart, text: Text): LineItem[] {
  const ledger = priceLedger(facts.form.isEmpty?.(facts) ? [] : cart);
  return [
    ...productLines(facts, ledger, text),
    ...stateFeeLines(ledger, text),
    ...cardFeeLines(ledger, text),
    ...errorLines(facts, cart, text),
  ].sort(compareLines);
}

function errorLines(facts: Facts, cart: Cart, text: Text): LineItem[] {
  const label = missingSelection(facts, cart, text);
  return label === '' ? [] : [{ ...blankLine, key: 'error', type: 'error', label }];
}

/** A line's price as text: a free line without struck-out price shows a word instead of $0.00 (SUMM-10), an error line ''. */
export function linePrice(line: LineItem | SubLine, text: Text, showSavings = false): string {
  if ('type' in line && line.type === 'error') return '';
  const isFree = line.price === 0 && struckPrice(line, showSavings) === '';
  return isFree ? text('orderSummary.free_line_item_label') : formatPrice(line.price);
}

/** The original price, shown struck out; '' if nothing is saved or the page does not show savings. */
export const struckPrice = ({ price, originalPrice }: LineItem | SubLine, showSavings: boolean): string =>
  showSavings && originalPrice > price ? formatPrice(originalPrice) : '';
