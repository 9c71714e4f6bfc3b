import type { Cart } from '../../core/cart-items/cart-item';
import { hasSubscription } from '../../core/bundles/subscription-bundles';
import type { Facts } from '../../core/facts/facts';
import { memoizePerObject } from '../../core/util/memoize-per-object';
import { lineItems, linePrice, struckPrice, type LineItem } from '../../core/summary/line-items';
import { summaryTotal, totalText } from '../../core/summary/summary-total';
import type { Text } from '../../core/text/format-message';
import { useForm } from '../../form/form-provider';
import { Help } from '../../form/help';
import { SummaryList, type SummaryLine } from '../../ui/summary-list';
import { useOrder } from '../context/use-order';

/** Made once for all places that show them: the side column, the collapsed list above the steps, and its total. */
const linesOf = memoizePerObject((facts: Facts, cart: Cart) => memoizePerObject((text: Text) => lineItems(facts, cart, text)));

/** The lines and the total of the order, in the form's language. */
export function useSummary() {
  const { text } = useForm();
  const { facts, cart } = useOrder();
  const lines = linesOf(facts, cart)(text);
  return {
    lines,
    totalLabel: text(hasSubscription(cart) ? 'summary.totalMonthly' : 'summary.total'),
    total: totalText(summaryTotal(facts, cart, lines), text),
    showSavings: facts.config.layout.showSavings,
  };
}

export function Summary() {
  const { text } = useForm();
  const { lines, totalLabel, total, showSavings } = useSummary();
  return (
    <SummaryList
      lines={lines.filter(({ type }) => type !== 'error').map((line) => shownLine(line, showSavings, text))}
      error={lines.find(({ type }) => type === 'error')?.label}
      totalLabel={totalLabel}
      total={total || undefined}
      originalText={text('summary.was')}
    />
  );
}

const shownLine = (line: LineItem, showSavings: boolean, text: Text): SummaryLine => ({
  key: line.key,
  label: line.label,
  subLabels: [line.subLabel, line.isForBoth ? text('summary.both') : '', ...line.included, line.leftOut].filter(Boolean),
  price: linePrice(line, text, showSavings),
  originalPrice: struckPrice(line, showSavings),
  help: <Help what={line.label} words={line.tooltipText} />,
  kind: line.class === 'stateFee' ? 'fee' : line.price === 0 ? 'free' : undefined,
  parts: [
    ...[...(line.subLineItems ?? []), ...(line.vehicleLineItems ?? [])].map((part) => ({
      key: part.key,
      label: part.label,
      price: linePrice(part, text, showSavings),
    })),
    ...(line.domainLineItems ?? []).map(({ domain, duration }) => ({ key: domain, label: domain, price: duration })),
  ],
});
