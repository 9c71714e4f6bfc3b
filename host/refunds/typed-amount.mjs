/** Digits with a point or a comma before one or two of cents; groups of thousands only where cents follow. */
const patterns = [/^(\d{1,7})(?:[.,](\d{1,2}))?$/, /^(\d{1,3}(?:,\d{3}){1,2})\.(\d{2})$/, /^(\d{1,3}(?:\.\d{3}){1,2}),(\d{2})$/];

/**
 * The cents of an amount that somebody typed, such as `12.34`, `12,34` or `$12.34`: what is not plainly an amount is never guessed.
 *
 * @param {string} typed
 * @returns {number | undefined} 0 for an empty text; undefined for what is no amount
 */
export function typedCents(typed) {
  const text = typed.replace(/^\s*\$?\s*|\s*$/g, '');
  if (text === '') return 0;
  for (const pattern of patterns) {
    const [, dollars, cents = ''] = pattern.exec(text) ?? [];
    if (dollars !== undefined) return 100 * Number(dollars.replace(/[.,]/g, '')) + Number(cents.padEnd(2, '0'));
  }
  return undefined;
}
