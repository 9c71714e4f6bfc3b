import type { Cents } from '../pricing/money';
import { portionSum, originalSum, type LedgerEntry } from '../pricing/price-ledger';
import { sortByLabel } from '../reference/options';
import type { Text } from '../text/format-message';
import { blankLine } from './blank-line';
import { feeLabel } from './line-labels';
import type { LineItem } from './line-item';

/** What a bank takes for a free formation, as one line; none where there is none (SUMM-11). */
export function cardFeeLines(ledger: readonly LedgerEntry[], text: Text): LineItem[] {
  const price = ledger.reduce((sum, entry) => sum + portionSum(entry, ['cardFee']), 0);
  if (price === 0) return [];
  return [
    {
      ...blankLine,
      key: 'cardFee',
      class: 'cardFee',
      label: text('summary.cardFee'),
      price,
      originalPrice: price,
      tooltipText: text('summary.cardFeeHelp'),
    },
  ];
}

/** One line a jurisdiction that takes something for the filings of the order, by the names of the jurisdictions. */
export function stateFeeLines(ledger: readonly LedgerEntry[], text: Text): readonly LineItem[] {
  const fees = new Map<string, { price: Cents; originalPrice: Cents }>();
  for (const entry of ledger) {
    const { price, originalPrice } = fees.get(entry.item.state) ?? { price: 0, originalPrice: 0 };
    fees.set(entry.item.state, {
      price: price + portionSum(entry, ['stateFee']),
      originalPrice: originalPrice + originalSum(entry, ['stateFee']),
    });
  }
  const lines = [...fees]
    .filter(([, { price }]) => price > 0)
    .map(([jurisdiction, fee]) => ({
      ...blankLine,
      ...fee,
      key: `fee|${jurisdiction}`,
      class: 'stateFee' as const,
      label: feeLabel(jurisdiction, text),
      tooltipText: text('summary.stateFeeHelp'),
    }));
  return sortByLabel(lines, text.locale);
}
