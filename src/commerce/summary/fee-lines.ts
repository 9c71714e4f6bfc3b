import { groupBy } from '../../kernel/util/collections';
import { pricesOf, type LedgerEntry } from '../pricing/price-ledger';
import { sortByLabel } from '../../kernel/reference/options';
import type { Text } from '../../kernel/text/format-message';
import { blankLine } from './blank-line';
import { feeLabel } from './line-labels';
import type { LineItem } from './line-item';

/** One line with the card fees of free formations; none if there are no such fees (SUMM-11). */
export const cardFeeLines = (ledger: readonly LedgerEntry[], text: Text): readonly LineItem[] =>
  feeLine(ledger, 'cardFee', { key: 'cardFee', label: text('summary.cardFee'), tooltipText: text('summary.cardFeeHelp') });

/** One line for each jurisdiction with state fees, sorted by name. */
export const stateFeeLines = (ledger: readonly LedgerEntry[], text: Text): readonly LineItem[] =>
  sortByLabel(
    [...groupBy(ledger, ({ item }) => item.state)].flatMap(([jurisdiction, entries]) =>
      feeLine(entries, 'stateFee', {
        key: `fee|${jurisdiction}`,
        label: feeLabel(jurisdiction, text),
        tooltipText: text('summary.stateFeeHelp'),
      }),
    ),
    text.locale,
  );

function feeLine(
  entries: readonly LedgerEntry[],
  fee: 'cardFee' | 'stateFee',
  own: Pick<LineItem, 'key' | 'label' | 'tooltipText'>,
): readonly LineItem[] {
  const prices = pricesOf(entries, [fee]);
  return prices.originalPrice > 0 ? [{ ...blankLine, ...prices, ...own, class: fee }] : [];
}
