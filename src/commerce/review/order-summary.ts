import { hasSubscription } from '../bundles/subscription-bundles';
import type { Cart } from '../../kernel/facts/cart';
import { cartItemKey } from '../items/cart-operations';
import { hasRole } from '../items/item-role';
import type { Facts } from '../../kernel/facts/facts';
import { addedCode } from '../pricing/added-coupon';
import { cartSavings } from '../pricing/total';
import { vehiclesRole } from '../../kernel/reference/product-roles';
import { couponEffect } from '../summary/coupon-effect';
import { lineItems, linePrice, struckPrice, type LineItem } from '../summary/line-items';
import { totalText } from '../summary/summary-total';
import type { Text } from '../../kernel/text/format-message';
import { formatPrice } from '../../kernel/util/money';
import { lineSentence } from './renewals';

/** A line of the order in words: amounts are formatted, texts are in the form's language. */
export interface SummaryRow {
  key: string;
  label: string;
  subLabels: readonly string[];
  /** A formatted price, or a text such as "Free". */
  price: string;
  /** Before a discount; '' for none. */
  originalPrice: string;
  tooltipText: string;
  kind: 'fee' | 'free' | '';
  parts: readonly { key: string; label: string; price: string }[];
}

/** The order in words, as the summary shows it. */
export interface OrderSummary {
  rows: readonly SummaryRow[];
  /** What must be selected before there is a total; '' for nothing. */
  missing: string;
  totalLabel: string;
  /** Formatted; '' while a selection is missing (SUMM-20). */
  total: string;
  /** The amount that is saved, formatted; '' where the page does not show it, or there is none (SUMM-13). */
  savings: string;
  /** What the visitor's own coupon takes off; '' or left out for none (PLUS-02). */
  coupon?: string;
}

/**
 * Puts the order into words.
 * @param lines those of the cart, sorted
 * @param isReviewed says of each line, too, when it renews
 */
export function orderSummary(facts: Facts, cart: Cart, lines: readonly LineItem[], text: Text, isReviewed = false): OrderSummary {
  const { showSavings } = facts.config.layout;
  const saved = showSavings ? cartSavings(cart) : 0;
  return {
    rows: lines
      .filter((line) => line.type !== 'error' && !isParentAlone(line, facts, cart))
      .map((line) => rowOf(line, showSavings, text, isReviewed ? lineSentence(line, facts, text) : '')),
    missing: lines.find(({ type }) => type === 'error')?.label ?? '',
    totalLabel: text(hasSubscription(cart) ? 'summary.totalMonthly' : 'summary.total'),
    total: totalText(facts, cart, lines, text),
    savings: saved > 0 ? formatPrice(saved) : '',
  };
}

/** The order in words as it is kept or printed: there no box says what the coupon takes off. @param isReviewed as above */
export function writtenOrder(facts: Facts, cart: Cart, text: Text, isReviewed = false): OrderSummary {
  const summary = orderSummary(facts, cart, lineItems(facts, cart, text), text, isReviewed);
  const saved = summary.total ? couponEffect(facts) : 0;
  const coupon = saved > 0 ? text('coupon.lowers', { code: addedCode(facts), amount: formatPrice(saved) }) : '';
  return { ...summary, coupon };
}

/** Vehicles have their lines; the product above them costs nothing, and "Free" beside its name would mislead (VEH-22). */
const isParentAlone = ({ key, price, originalPrice }: LineItem, facts: Facts, cart: Cart): boolean =>
  price === 0 && originalPrice === 0 && cart.some((item) => cartItemKey(item) === key && hasRole(facts, item, vehiclesRole));

const rowOf = (line: LineItem, showSavings: boolean, text: Text, sentence: string): SummaryRow => ({
  key: line.key,
  label: line.label,
  subLabels: [line.subLabel, line.isForBoth ? text('summary.both') : '', ...line.included, line.leftOut, sentence].filter(Boolean),
  price: linePrice(line, text, showSavings),
  originalPrice: struckPrice(line, showSavings),
  tooltipText: line.tooltipText,
  kind: line.class === 'stateFee' ? 'fee' : line.price === 0 ? 'free' : '',
  parts: [
    ...[...(line.subLineItems ?? []), ...(line.vehicleLineItems ?? [])].map((part) => ({
      key: part.key,
      label: part.label,
      price: linePrice(part, text, showSavings),
    })),
    ...(line.domainLineItems ?? []).map(({ domain, duration }) => ({ key: domain, label: domain, price: duration })),
  ],
});
