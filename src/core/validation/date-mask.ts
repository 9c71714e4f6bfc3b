const lengths = [2, 2, 4] as const;

/** `2025-03-31`, as calendars and other programs copy it. */
const isoDate = /^\s*(\d{4})-(\d\d?)-(\d\d?)\s*$/;

/**
 * Typed text in the form MM/DD/YYYY. A separator ends a month or day of one digit, which gets its zero; a date in ISO
 * order is turned round. A masked text stays as it is.
 */
export function maskDate(typed: string): string {
  const parts = [''];
  for (const sign of typed.replace(isoDate, '$2/$3/$1')) {
    const at = parts.length - 1;
    const part = parts[at]!;
    const isLast = at === lengths.length - 1;
    if (/\d/.test(sign)) {
      if (part.length < lengths[at]!) parts[at] += sign;
      else if (!isLast) parts.push(sign);
    } else if (part && !isLast) {
      parts[at] = part.padStart(2, '0');
      parts.push('');
    }
  }
  return parts.join('/');
}
