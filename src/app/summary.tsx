import { useSelector } from 'react-redux';
import { lineItems, linePrice } from '../core/summary/line-items';
import { summaryTotal, totalText } from '../core/summary/summary-total';
import { useForm } from '../form/form-provider';
import { Help } from '../form/help';
import { useFacts } from '../form/use-field';
import type { RootState } from '../state/root-state';
import { SummaryList } from '../ui/summary-list';

/** The order as the visitor sees it, right to the cent, live while they type. */
export function useSummary() {
  const { text } = useForm();
  const facts = useFacts('companyInformation', 'productState', 'selectedFilingMethodKeys');
  const cart = useSelector((state: RootState) => state.cart.items);
  const lines = lineItems(facts, cart, text);
  return { lines, total: totalText(summaryTotal(facts, cart, lines), text) };
}

export function Summary() {
  const { text } = useForm();
  const { lines, total } = useSummary();
  return (
    <SummaryList
      lines={lines
        .filter(({ type }) => type !== 'error')
        .map((line) => ({
          key: line.key,
          label: line.label,
          subLabel: [line.subLabel, ...line.included].filter(Boolean).join(' · '),
          price: linePrice(line, text),
          help: line.tooltipText && <Help what={line.label} words={line.tooltipText} />,
          kind: line.class === 'stateFee' ? 'fee' : line.price === 0 ? 'free' : undefined,
        }))}
      error={lines.find(({ type }) => type === 'error')?.label}
      totalLabel={text('summary.total')}
      total={total || undefined}
    />
  );
}
