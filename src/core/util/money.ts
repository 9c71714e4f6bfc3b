/** Whole cents. Nothing inside the product holds money as a fraction. */
export type Cents = number;

/**
 * Converts dollars from the wire, a number or a decimal string, to cents. Undefined for anything malformed: negative,
 * more than two decimals, not a number.
 */
export function dollarsToCents(dollars: unknown): Cents | undefined {
  if (typeof dollars !== 'number' && typeof dollars !== 'string') return undefined;
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(dollars).trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** `percent` (to four decimals) of an amount, half a cent rounded up. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  Math.round((cents * Math.round(percent * 10_000)) / 1_000_000);

/** "$1,234.50" (PRICE-12). */
export function formatPrice(cents: Cents): string {
  const [whole, part] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}
