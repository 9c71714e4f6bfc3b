/**
 * How a text answer is read (FIELD-25): `line` and `lines` keep their letters, and `lines` its line breaks; `address` and
 * `code` are ASCII by nature. Nothing of a `verbatim` text, such as a password, is read.
 */
export type TextKind = 'line' | 'lines' | 'address' | 'code' | 'verbatim';

/** Texts that every reading leaves as they are, which almost all texts are. */
const plainLine = /^(?!.*  )[\x20-\x7e]*$/;

const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** What stands for a blank: every space, the tab, and the blank of Braille. */
const blanks = /[\p{Zs}\t\u2800]+/gu;
/** Characters that nobody sees: control characters, those of no width or that turn the direction, and half a character. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const invisibleInLines = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const anyDash = /[\p{Pd}\u2212]/gu;
const anyDigit = /\p{Nd}/gu;

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The digit of a numeral of any script. Unicode has them in rows of ten, from zero on. */
function asciiDigit(numeral: string): string {
  const codePoint = numeral.codePointAt(0)!;
  let place = 0;
  while (isDigit(codePoint - place - 1)) place += 1;
  return String(place % 10);
}

/** Reads what was entered, pasted, filled in, kept or configured, by its kind. Reading twice changes nothing. */
export function readEntered(text: string, kind: TextKind): string {
  if (kind === 'verbatim' || plainLine.test(text)) return text;
  const isLines = kind === 'lines';
  const seen = text
    .replace(lineBreaks, isLines ? '\n' : ' ')
    .replace(blanks, ' ')
    .replace(isLines ? invisibleInLines : invisible, '');
  const isAscii = kind === 'address' || kind === 'code';
  const normal = seen
    .normalize(isAscii ? 'NFKC' : 'NFC')
    // Some signs consist of a blank and an accent there.
    .replace(blanks, ' ')
    .replace(/ +/g, ' ');
  if (!isAscii) return normal;
  const ascii = normal.replace(anyDigit, asciiDigit).replace(/\u3002/g, '.');
  return kind === 'code' ? ascii.replace(anyDash, '-') : ascii;
}
