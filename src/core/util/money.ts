/** Whole cents. Money is never a fraction inside the product. */
export type Cents = number;

/**
 * Dollars from the wire, a number or a decimal string, to cents.
 * Undefined for anything malformed: negative, more than two decimals, not a number.
 */
export function dollarsToCents(dollars: unknown): Cents | undefined {
  if (typeof dollars !== 'number' && typeof dollars !== 'string') return undefined;
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(dollars).trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** So many percent of an amount, half a cent rounded up; a percentage counts to its fourth decimal. */
export const partOf = (cents: Cents, percent: number): Cents =>
  Math.round((cents * Math.round(percent * 10_000)) / 1_000_000);

/** A dollar sign and the amount with two decimals (PRICE-12). */
export function formatPrice(cents: Cents): string {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}
