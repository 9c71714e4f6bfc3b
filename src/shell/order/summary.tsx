import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { cartReadiness } from '../../commerce/cart/cart-readiness';
import type { Cart } from '../../kernel/facts/cart';
import type { Facts } from '../../kernel/facts/facts';
import { chosenWay } from '../../commerce/payment/chosen-way';
import { orderSummary, type OrderSummary, type SummaryRow } from '../../commerce/review/order-summary';
import { renewals } from '../../commerce/review/renewals';
import { isReviewing } from '../../kernel/plan/review';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { lineItems } from '../../commerce/summary/line-items';
import type { Text } from '../../kernel/text/format-message';
import { useForm } from '../../form/form-provider';
import { helpAbout } from '../../form/help';
import { useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { SummaryList, type SummaryLine } from '../../ui/summary-list';
import { useApp } from '../context/app-context';
import { useOrder } from '../context/use-order';

/** Made once for all places that show them: the side column, the collapsed list above the steps, and its total. */
const summaryOf = memoizePerObject((facts: Facts, cart: Cart) =>
  memoizePerObject((text: Text, isReviewed: boolean) => orderSummary(facts, cart, lineItems(facts, cart, text), text, isReviewed)),
);

/** What was sent, after a success; null before. */
export const useReceipt = () => useSelector((state: RootState) => state.submission.receipt);

interface ShownSummary extends OrderSummary {
  /** Set while a total without what is still loading would be too low: what is waited for. */
  waiting?: string;
}

/** The lines and the total of the order, in the form's language; after a success those that were ordered (SUBM-58). */
export function useSummary(isReviewed = false): ShownSummary {
  const { text } = useForm();
  const { facts, cart } = useOrder();
  const receipt = useReceipt();
  const { factsOf } = useApp();
  const readiness = useSelector((state: RootState) => cartReadiness(factsOf(state)));
  if (receipt?.order) return receipt.order;
  const summary = summaryOf(facts, cart)(text, isReviewed);
  // What is still to be selected is not waited for.
  if (readiness === 'ready' || !summary.total || summary.missing) return summary;
  return readiness === 'failed' ? { ...summary, total: text('summary.tbd') } : { ...summary, total: '', waiting: text('loading.products') };
}

/** The receipt; at the review in words too. @param paid what the total is called once it is ordered */
export function Summary({ paid }: { paid?: string }) {
  const { text } = useForm();
  const isReviewed = useReviewing() && !paid;
  const dueNote = useFormValue((form) => chosenWay(form.facts()).dueNote);
  const { rows, missing, totalLabel, total, waiting } = useSummary(isReviewed);
  const missed = useMissedLines(rows.length, waiting !== undefined);
  return (
    <SummaryList
      lines={rows.map(lineOf)}
      error={missing}
      totalLabel={paid ?? totalLabel}
      total={total || undefined}
      waiting={waiting ? { text: waiting, lines: missed } : undefined}
      totalNote={isReviewed ? text(dueNote) : undefined}
      originalText={text('summary.was')}
    />
  );
}

/** How many of the lines that the order had before it waited for prices are not there meanwhile. */
function useMissedLines(count: number, isWaiting: boolean): number {
  const known = useRef(0);
  useEffect(() => {
    if (!isWaiting) known.current = count;
  }, [count, isWaiting]);
  return isWaiting ? Math.max(0, known.current - count) : 0;
}

/** What renews, and when. */
export function Renewals() {
  const { text } = useForm();
  const { facts, cart } = useOrder();
  const receipt = useReceipt();
  const found = receipt?.renewals ?? renewals(facts, cart, text);
  return (
    <div className="charterform-later">
      <h3>{text(found.length > 0 ? 'review.later' : 'review.nothingRenews')}</h3>
      {found.length > 0 && <SummaryList lines={found.map(({ label, date, price }) => ({ key: label, label, subLabels: [date], price }))} />}
    </div>
  );
}

/** Whether the visitor is at the review. */
export const useReviewing = () => useFormValue((form) => isReviewing(form.plan, form.facts()));

const lineOf = ({ tooltipText, kind, ...row }: SummaryRow): SummaryLine => ({
  ...row,
  kind: kind || undefined,
  help: helpAbout(row.label, tooltipText),
});
