import { readEntered } from './entered-text';

/** Whole cents. Nothing inside the product holds money as a fraction. */
export type Cents = number;

/** A sum computed in binary fractions misses its cent by less than this part of a cent. */
const noise = 1e-6;

/**
 * A number in all the digits that it holds. String() would do, but browsers keep 48 kB for the first fractions it writes.
 * Below a millionth toPrecision() would write an exponent.
 */
const decimals = (number: number) => (number < noise ? number.toFixed(12) : number.toPrecision(15));

/**
 * Converts dollars from the wire, a number or a decimal string, to cents. What is within a millionth of a whole cent is
 * that cent: `0.30000000000000004`, "19.990" (PRICE-15). Undefined for anything malformed: negative, any other fraction
 * of a cent, not a number.
 */
export function dollarsToCents(dollars: unknown): Cents | undefined {
  if (typeof dollars !== 'number' && typeof dollars !== 'string') return undefined;
  const match = /^(\d{1,9})(?:\.(\d{1,2})(\d*))?$/.exec(typeof dollars === 'number' ? decimals(dollars) : dollars.trim());
  if (!match) return undefined;
  const [, whole, part = '', rest] = match;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  const fraction = Number(`0.${rest || 0}`);
  return Math.abs(fraction - Math.round(fraction)) > noise ? undefined : cents + Math.round(fraction);
}

/** The digits of a visitor's number, without a dollar sign and what sets thousands apart; undefined for any other text (FIELD-23). */
export function plainNumber(text: string): string | undefined {
  const bare = readEntered(text, 'code')
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .trim()
    .replace(/^\$ ?| ?\$$/, '')
    .replace(/^([1-9]\d*)((?:[, ]\d{3})+)(?![\d, ])/, (_, first: string, groups: string) => first + groups.replace(/[, ]/g, ''));
  return /^\d+(\.\d+)?$/.test(bare) ? bare : undefined;
}

/** A visitor's amount in dollars, as `49.00`: with at most two digits behind the point; undefined for any other text (NYOP-11). */
export function amountOf(text: string): string | undefined {
  const number = plainNumber(text);
  return number !== undefined && /^\d{1,9}(\.\d\d?)?$/.test(number) ? number : undefined;
}

/** An exact amount in whole cents, half a cent rounded up. */
export const roundCents = (cents: number): Cents => Math.floor(cents + 0.5 + noise);

/** "$1,234.50" (PRICE-12). */
export function formatPrice(cents: Cents): string {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}
