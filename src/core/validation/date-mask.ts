const lengths = [2, 2, 4] as const;

/** `2025-03-31`, as other programs copy it. */
const isoDate = /^\s*(\d{4})-(\d\d?)-(\d\d?)\s*$/;

/**
 * Formats typed text as MM/DD/YYYY. A separator after a single digit pads it with a zero; an ISO date is reordered.
 * Formatting twice changes nothing.
 */
export function maskDate(typed: string): string {
  const parts = [''];
  for (const character of typed.replace(isoDate, '$2/$3/$1')) {
    const index = parts.length - 1;
    const part = parts[index]!;
    const isLast = index === lengths.length - 1;
    if (/\d/.test(character)) {
      if (part.length < lengths[index]!) parts[index] += character;
      else if (!isLast) parts.push(character);
    } else if (part && !isLast) {
      parts[index] = part.padStart(2, '0');
      parts.push('');
    }
  }
  return parts.join('/');
}
