import { counted } from '../../kernel/text/counted';
import type { Text } from '../../kernel/text/format-message';

/** How often a price is due, by the product's duration in months (PROD-09): "/ year"; "one time" without one. */
export function billingPeriod(months: number, text: Text): string {
  if (months <= 0) return text('period.once');
  const isYears = months % 12 === 0;
  return counted(text, isYears ? 'period.year' : 'period.month', isYears ? months / 12 : months);
}
