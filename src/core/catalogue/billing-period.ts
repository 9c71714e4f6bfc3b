import type { Text } from '../text/format-message';

/** How often a price is due, by the product's duration in months (PROD-09): "/ year"; "one time" without one. */
export function billingPeriod(months: number, text: Text): string {
  if (months <= 0) return text('period.once');
  const isYears = months % 12 === 0;
  const count = isYears ? months / 12 : months;
  if (count === 1) return text(isYears ? 'period.year' : 'period.month');
  return text(isYears ? 'period.years' : 'period.months', { count });
}
