import type { ChangedAmount } from '../../kernel/answers/question';
import type { Message, Text } from '../../kernel/text/format-message';
import { SummaryList } from '../../ui/summary-list';

/** What has changed, with the old price struck out beside the new one. */
export function Amounts({ amounts, text }: { amounts: readonly ChangedAmount[]; text: Text }) {
  const words = (label: Message | string) => (typeof label === 'string' ? label : text(label.key, label.params));
  const total = amounts.find(({ isTotal }) => isTotal);
  return (
    <SummaryList
      lines={amounts
        .filter(({ isTotal }) => !isTotal)
        .map(({ label, notes = [], was, now }, index) => ({
          key: String(index),
          label: words(label),
          subLabels: notes.map(words),
          price: now,
          originalPrice: was,
        }))}
      totalLabel={total && words(total.label)}
      total={total?.now}
      originalText={text('summary.was')}
    />
  );
}
