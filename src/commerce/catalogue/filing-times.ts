import { hoursIn } from './filing-methods';
import type { FilingMethod } from '../../kernel/facts/product';

/** Estimated working days for a method without a time of its own (PRICE-11). */
const defaultDays = 14;

/** The days in a product's name: 3 for "Expedited Processing, 3 day" or "3-day"; 0 if it contains none (PRICE-09). */
export const expediteDays = (name: string): number => Number(/(\d{1,3})[\s-]*day/i.exec(name)?.[1] ?? 0);

/** Working days until a method is filed: its own, rounded, plus the most days in a name of the expedited options (PRICE-10). */
export function filingDays({ filed_in }: Pick<FilingMethod, 'filed_in'>, expediteNames: readonly string[]): number {
  const hours = hoursIn(filed_in);
  return (hours > 0 ? Math.round(hours / 24) : defaultDays) + Math.max(0, ...expediteNames.map(expediteDays));
}

/** The day on which a method is estimated to be filed if ordered today; both days are `YYYY-MM-DD` (PRICE-11). */
export function estimatedDate(today: string, method: Pick<FilingMethod, 'filed_in'>, expediteNames: readonly string[]): string {
  const day = new Date(today);
  const isWeekend = () => day.getUTCDay() % 6 === 0;
  for (let left = filingDays(method, expediteNames); left > 0 || isWeekend(); left -= isWeekend() ? 0 : 1)
    day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
