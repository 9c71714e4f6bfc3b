import type { Cart } from '../../core/cart-items/cart-item';
import { hasSubscription } from '../../core/bundles/subscription-bundles';
import type { Facts } from '../../core/facts/facts';
import { lineSentence, renewals } from '../../core/review/renewals';
import { isReviewing } from '../../core/review/review';
import { memoizePerObject } from '../../core/util/memoize-per-object';
import { lineItems, linePrice, struckPrice, type LineItem } from '../../core/summary/line-items';
import { totalText } from '../../core/summary/summary-total';
import type { Text } from '../../core/text/format-message';
import { useForm } from '../../form/form-provider';
import { helpAbout } from '../../form/help';
import { useFormValue } from '../../form/use-field';
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
    total: totalText(facts, cart, lines, text),
    showSavings: facts.config.layout.showSavings,
  };
}

/** The receipt; at the review in words too. @param paid once it is paid: what the total is called then */
export function Summary({ paid }: { paid?: string }) {
  const { text } = useForm();
  const { facts } = useOrder();
  const isReviewed = useReviewing() && !paid;
  const { lines, totalLabel, total, showSavings } = useSummary();
  return (
    <SummaryList
      lines={lines
        .filter(({ type }) => type !== 'error')
        .map((line) => shownLine(line, showSavings, text, isReviewed ? lineSentence(line, facts, text) : ''))}
      error={lines.find(({ type }) => type === 'error')?.label}
      totalLabel={paid ?? totalLabel}
      total={total || undefined}
      totalNote={isReviewed ? text('review.due') : undefined}
      originalText={text('summary.was')}
    />
  );
}

/** What renews, and when. */
export function Renewals() {
  const { text } = useForm();
  const { facts, cart } = useOrder();
  const found = renewals(facts, cart, text);
  return (
    <div className="charterform-later">
      <h3>{text(found.length > 0 ? 'review.later' : 'review.nothingRenews')}</h3>
      {found.length > 0 && <SummaryList lines={found.map(({ label, date, price }) => ({ key: label, label, subLabels: [date], price }))} />}
    </div>
  );
}

/** Whether the visitor is at the review. */
export const useReviewing = () => useFormValue((form) => isReviewing(form.plan, form.facts()));

const shownLine = (line: LineItem, showSavings: boolean, text: Text, sentence: string): SummaryLine => ({
  key: line.key,
  label: line.label,
  subLabels: [line.subLabel, line.isForBoth ? text('summary.both') : '', ...line.included, line.leftOut, sentence].filter(Boolean),
  price: linePrice(line, text, showSavings),
  originalPrice: struckPrice(line, showSavings),
  help: helpAbout(line.label, line.tooltipText),
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
