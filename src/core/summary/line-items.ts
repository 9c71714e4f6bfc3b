import type { Cart } from '../cart/cart-item';
import { cartItemKey } from '../cart/cart-operations';
import type { Facts } from '../form-values/facts';
import { formatPrice, type Cents } from '../pricing/money';
import { priceLedger, type LedgerEntry } from '../pricing/price-ledger';
import { defaultOrder } from '../reference/limits';
import type { Text } from '../text/format-message';
import { feeLabel, labelOf, subLabelOf } from './line-labels';
import type { LineItem } from './line-item';
import { compareLines } from './line-order';
import { missingSelection } from './missing-selection';

export type { LineItem } from './line-item';

/**
 * The lines of the order summary in their order: each product without its state fee, what the states take as lines of
 * their own at the end, and a line that asks for a missing selection. Their prices add up to the total.
 */
export function lineItems(facts: Facts, cart: Cart, text: Text): LineItem[] {
  const ledger = priceLedger(cart);
  const primary = cart.find(({ isBundle }) => isBundle);
  const lines = ledger
    .filter(({ item }) => !item.bundled)
    .map((entry): LineItem => {
      const line = productLine(entry, facts, text);
      if (!entry.item.isBundle) return line;
      return { ...line, class: entry.item === primary ? 'primary' : '', ...bundleParts(entry, ledger, text) };
    });
  return [...lines, ...stateFeeLines(ledger, text), ...errorLines(facts, text)].sort(compareLines);
}

/** How a line's price reads; a free line says so (SUMM-10), an error line has none. */
export function linePrice({ type, price }: LineItem, text: Text): string {
  if (type === 'error') return '';
  return price === 0 ? text('orderSummary.free_line_item_label') : formatPrice(price);
}

const blankLine: LineItem = {
  key: '',
  type: 'single',
  class: '',
  label: '',
  subLabel: '',
  included: [],
  price: 0,
  tooltipText: '',
  order: defaultOrder,
};

function productLine({ item, base, surcharge }: LedgerEntry, facts: Facts, text: Text): LineItem {
  return {
    ...blankLine,
    key: cartItemKey(item),
    label: labelOf(item, text),
    subLabel: subLabelOf(item, facts, text),
    price: base + surcharge,
    tooltipText: item.tooltipText,
    order: item.order,
  };
}

/** What a bundle includes; the surcharges of its filings are paid on its own line. */
function bundleParts({ item, base }: LedgerEntry, ledger: readonly LedgerEntry[], text: Text) {
  const included = ledger.filter(({ item: { bundled, bundleID } }) => bundled && bundleID === item.product_id);
  return {
    type: 'bundle',
    included: included.map((entry) => labelOf(entry.item, text)),
    price: included.reduce((sum, { surcharge }) => sum + surcharge, base),
  } as const;
}

/** One line a jurisdiction that takes something for the filings of the order. */
function stateFeeLines(ledger: readonly LedgerEntry[], text: Text): LineItem[] {
  const fees = new Map<string, Cents>();
  for (const { item, stateFee } of ledger) {
    if (stateFee > 0) fees.set(item.state, (fees.get(item.state) ?? 0) + stateFee);
  }
  return [...fees].map(([jurisdiction, price]) => ({
    ...blankLine,
    key: `fee|${jurisdiction}`,
    class: 'stateFee',
    label: feeLabel(jurisdiction, text),
    price,
    tooltipText: text('summary.stateFeeHelp'),
  }));
}

function errorLines(facts: Facts, text: Text): LineItem[] {
  const label = missingSelection(facts, text);
  return label === '' ? [] : [{ ...blankLine, key: 'error', type: 'error', label }];
}
