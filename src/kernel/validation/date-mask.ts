import { readEntered } from '../util/entered-text';

const lengths = [2, 2, 4] as const;

/** `2025-03-31`, as other programs copy it. */
const isoDate = /^\s*(\d{4})[-/.](\d\d?)[-/.](\d\d?)\s*$/;

const months = [
  'january enero',
  'february febrero',
  'march marzo',
  'april abril',
  'may mayo',
  'june junio',
  'july julio',
  'august agosto',
  'september septiembre setiembre',
  'october octubre',
  'november noviembre',
  'december diciembre',
];

/** "5 Jan 2020", "5 de enero de 2020", "5-Jan-2020". */
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:de )?([a-z]{3,10})[\s.,-]+(?:del? )?(\d{4})$/;
/** "January 5, 2020", "Jan 5th 2020". */
const monthFirst = /^([a-z]{3,10})[\s.]+(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/;

/** A date with the name of its month, as MM/DD/YYYY; undefined for any other text. */
function namedDate(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]{3,6}day,? /, '');
  const [, day, name, year] = dayFirst.exec(plain) ?? [];
  const [, otherName, otherDay, otherYear] = monthFirst.exec(plain) ?? [];
  const month = months.findIndex((names) => names.split(' ').some((known) => known.startsWith(name ?? otherName ?? '-'))) + 1;
  return month > 0 ? [String(month).padStart(2, '0'), (day ?? otherDay)!.padStart(2, '0'), year ?? otherYear].join('/') : undefined;
}

/**
 * Formats typed text as MM/DD/YYYY. A separator after a single digit pads it with a zero; an ISO date is reordered, and the
 * name of a month is its number. Anything else stays as it is typed (FIELD-23). Formatting twice changes nothing.
 */
export function maskDate(typed: string): string {
  const text = readEntered(typed, 'code');
  const groups = text
    .replace(isoDate, '$2/$3/$1')
    .split(/[\s/.-]+/)
    .filter((group, index) => group || index > 0);
  const named = namedDate(text);
  if (named || !groups.every((group) => /^\d*$/.test(group))) return named ?? text;
  const parts = [''];
  for (const [place, group] of groups.entries()) {
    const isLast = place === groups.length - 1;
    // Only where nothing follows may the digits of one part go on into the next.
    if (!isLast && place < 2 && group.length > 2) return text;
    if (place > 0 && (parts.length < lengths.length || group)) {
      parts.push('');
      if (parts.length > lengths.length) return text;
      parts[parts.length - 2] = parts[parts.length - 2]!.padStart(2, '0');
    }
    for (const digit of group) {
      if (parts.at(-1)!.length === lengths[parts.length - 1]) parts.push('');
      if (parts.length > lengths.length) return text;
      parts[parts.length - 1] += digit;
    }
  }
  return parts.join('/');
}
