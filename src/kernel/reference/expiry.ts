import { readEntered } from '../util/entered-text';

/** When a card expires, as its two answers hold it: `07` and `2031`. While it is not whole, the month holds all that is typed. */
export interface Expiry {
  month: string;
  year: string;
}

/** How many years a card may still be valid, this one included (FIELD-20). */
const yearsAhead = 10;

const isMonth = (digits: string) => /^(0[1-9]|1[0-2])$/.test(digits);

/** Splits digits without a separator: `1229`, `329` as `3 / 29`, `122029`, and `202912`, which is how a date is stored. */
function split(digits: string): readonly [month: string, year: string] | undefined {
  if (digits.length < 2 || digits.length > 6 || isMonth(digits)) return undefined;
  const [two, rest] = [digits.slice(0, 2), digits.slice(2)];
  if (isMonth(two) && !/^20\d\d(0[1-9]|1[0-2])$/.test(digits)) return [two, rest];
  if (/^20\d{4}$/.test(digits)) return [digits.slice(4), digits.slice(0, 4)];
  return /^[1-9]\d{1,2}$/.test(digits) ? [digits.slice(0, 1), digits.slice(1)] : undefined;
}

/**
 * Formats what can be read as month and year: "12 / 29", also from "1229", "12/2029" and "2029-12". Anything else stays as
 * it is typed (FIELD-23). Idempotent.
 */
export function maskExpiry(typed: string): string {
  const text = readEntered(typed, 'code');
  const parts = text.split(/[\s/.-]+/).filter(Boolean);
  if (parts.length > 2 || parts.some((part) => !/^\d+$/.test(part))) return text;
  const [first = '', second] = parts;
  // A separator ends a month of one digit; else the next digit would belong to it.
  if (second === undefined && /^[1-9]\D/.test(text.trimStart())) return first.padStart(2, '0');
  const [month, year] = second === undefined ? (split(first) ?? [first]) : first.length === 4 ? [second, first] : [first, second];
  if (year === undefined) return month;
  return month.length > 2 || year.length > 4 ? text : `${month} / ${/^20\d\d$/.test(year) ? year.slice(2) : year}`;
}

/** The two answers that a text is stored as. */
export function readExpiry(text: string): Expiry {
  const [, month, year] = /^(\d{1,2}) \/ (\d\d)$/.exec(maskExpiry(text)) ?? [];
  return month && year ? { month: month.padStart(2, '0'), year: `20${year}` } : { month: text, year: '' };
}

/** How the two answers read in the field: "07 / 31". */
export const writeExpiry = ({ month, year }: Expiry): string => (year ? `${month.padStart(2, '0')} / ${year.slice(-2)}` : month);

/**
 * @param now this month, `YYYY-MM`
 * @returns whether a card is over, or none that can be meant: no month, or later than a card is valid
 */
export function expiryState({ month, year }: Expiry, now: string): 'valid' | 'expired' | 'wrong' {
  const thisYear = Number(now.slice(0, 4));
  const isWhole = isMonth(month.padStart(2, '0')) && /^\d{4}$/.test(year);
  if (!isWhole || Number(year) >= thisYear + yearsAhead) return 'wrong';
  return `${year}-${month.padStart(2, '0')}` < now ? 'expired' : 'valid';
}
