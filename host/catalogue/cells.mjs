/** A cell that cannot be read; its message says how to write it, for whoever wrote it. */
export class CellFault extends Error {
  /** @override */
  name = 'CellFault';
}

/** The most that an amount may be, in cents. */
export const mostCents = 10_000_000;

/** @param {string} text */
const shortened = (text) => ([...text].length > 40 ? `${[...text].slice(0, 40).join('')}…` : text);

/**
 * An amount in dollars as cents.
 *
 * @param {string} text  such as `49`, `49.00`, `$49` or `1,200.00`; '' for none
 * @returns {number | null}
 */
export function readCents(text) {
  const plain = text.trim();
  if (plain === '') return null;
  if (/^-|^\(.*\)$/.test(plain)) throw new CellFault(`“${shortened(plain)}” is below zero. Enter 0 or more.`);
  const parts = /^\$? ?(\d{1,3}(?:,\d{3})+(?=\.\d\d$)|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!parts) throw new CellFault(`“${shortened(plain)}” is not an amount. Write dollars with a dot, such as 49 or 1200.00.`);
  const dollars = parts[1]?.replaceAll(',', '') ?? '';
  const cents = dollars.length > 8 ? Infinity : Number(dollars) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  if (cents > mostCents) throw new CellFault(`“${shortened(plain)}” is more than ${writeCents(mostCents)}, which is the most.`);
  return cents;
}

/** Cents as an amount in dollars, such as `49.00`; '' for null. @param {number | null} cents */
export const writeCents = (cents) => (cents === null ? '' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

/**
 * A share as hundredths of a percent.
 *
 * @param {string} text  such as `10`, `2.5` or `-5 %`
 * @param {number} [most]  in percent
 */
export function readShare(text, most = 500) {
  const plain = text.trim();
  const parts = /^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/.exec(plain);
  const points = parts ? Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0')) : 0;
  if (!parts || points > most * 100 || (parts[1] === '-' && points > 9999)) {
    throw new CellFault(`“${shortened(plain)}” is no share. Enter a number of percent up to ${most}, such as 10 or 2.5.`);
  }
  return parts[1] === '-' ? -points : points;
}

/** Hundredths of a percent as percent, such as `2.5`. @param {number} points */
export const writeShare = (points) => String(points / 100);

/** A whole number up to 999; '' is 0. @param {string} text */
export function readNumber(text) {
  const plain = text.trim();
  if (plain === '') return 0;
  if (!/^\d{1,5}(?:\.0+)?$/.test(plain) || Number(plain) > 999) {
    throw new CellFault(`“${shortened(plain)}” is not a whole number from 0 to 999.`);
  }
  return Number(plain);
}

/** Milliseconds of a day: where the owner lives it may be tomorrow already. */
const day = 86_400_000;

/**
 * A day of the calendar, also as spreadsheets write it in the US.
 *
 * @param {string} plain  such as `2026-07-17` or `7/17/2026`
 * @returns {string | undefined}  as `YYYY-MM-DD`; undefined for what is none
 */
function isoDay(plain) {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(plain) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : plain;
  const time = /^\d{4}-\d\d-\d\d$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/** A day that has come, as `YYYY-MM-DD`; '' for none. @param {string} text */
export function readDay(text) {
  const plain = text.trim();
  if (plain === '') return '';
  const iso = isoDay(plain);
  if (iso === undefined || Date.parse(`${iso}T00:00:00Z`) > Date.now() + day) {
    throw new CellFault(`“${shortened(plain)}” is not a day up to today. Write it as 2026-07-17.`);
  }
  return iso;
}

/** A day that may be to come, as `YYYY-MM-DD`; '' for none. @param {string} text */
export function readAnyDay(text) {
  const plain = text.trim();
  const iso = plain === '' ? '' : isoDay(plain);
  if (iso === undefined) throw new CellFault(`“${shortened(plain)}” is not a day. Write it as 2026-07-17.`);
  return iso;
}

/** A code that visitors type, in capitals; '' for none (PLUS-02). @param {string} text */
export function readTypedCode(text) {
  const plain = text.trim().toUpperCase();
  if (plain !== '' && !/^[A-Z0-9_-]{3,40}$/.test(plain)) {
    throw new CellFault(`“${shortened(text.trim())}” is no code for visitors: write 3 to 40 letters, digits, hyphens or underscores.`);
  }
  return plain;
}

/** Yes or no, as 1 or 0; '' is no. @param {string} text */
export function readFlag(text) {
  const plain = text.trim().toLowerCase();
  if (['yes', 'true', '1', 'x'].includes(plain)) return 1;
  if (['', 'no', 'false', '0'].includes(plain)) return 0;
  throw new CellFault(`“${shortened(plain)}” is neither yes nor no.`);
}

/** The address of a source; '' for none. @param {string} text */
export function readUrl(text) {
  const plain = text.trim();
  if (plain !== '' && (plain.length > 500 || !/^https?:\/\/[^\s"<>\\]+$/i.test(plain))) {
    throw new CellFault(`“${shortened(plain)}” is not an address that begins with https://.`);
  }
  return plain;
}

/** A text on one line, up to 191 characters. @param {string} text */
export function readText(text) {
  const plain = text.trim();
  if ([...plain].length > 191) throw new CellFault('It is longer than 191 characters.');
  // oxlint-disable-next-line no-control-regex -- Neither a name nor PostgreSQL has them.
  if (/[\u0000-\u001f\u007f]/.test(plain)) throw new CellFault('It has characters that cannot be shown, such as line breaks.');
  return plain;
}

/** A code of a row. @param {string} text */
export function readCode(text) {
  const plain = text.trim();
  if (!/^[\w.-]{0,100}$/.test(plain)) {
    throw new CellFault(`“${shortened(plain)}” is no code: it may have letters, digits, dots, hyphens and underscores.`);
  }
  return plain;
}

/** The words of a list that blanks, commas or semicolons divide. @param {string} text */
export const wordsOf = (text) => text.split(/[\s,;]+/).filter(Boolean);

/** The names of a list that commas or semicolons divide. @param {string} text */
export const namesOf = (text) =>
  text
    .split(/[,;]+/)
    .map((name) => name.trim())
    .filter(Boolean);
