const shortest = 13;
const longest = 19;

/** Groups of digits in a row, with up to two blanks, dots or dashes between. */
const rows = /(?<![\p{L}\p{N}])\p{Nd}+(?:[\p{Zs}\t.\p{Pd}]{1,2}\p{Nd}+)*(?![\p{L}\p{N}])/gu;

/** The digits of each script begin with its zero, and follow each other. */
const zeros = ['\uff10', '\u0660', '\u06f0'].map((zero) => zero.charCodeAt(0));

/** A text with plain digits; those of other scripts are none of a card. @param {string} text */
const plain = (text) =>
  text.replace(/[^\0-\x7f]/g, (sign) => {
    const zero = zeros.find((code) => sign.charCodeAt(0) - code >= 0 && sign.charCodeAt(0) - code < 10);
    return zero === undefined ? '' : String(sign.charCodeAt(0) - zero);
  });

/** Whether the check digit is right. @param {string} digits */
function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 1 ? 2 * Number(digit) : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Puts other words in place of the card numbers of a row. A card may stand beside a date or a code.
 *
 * @param {string} row  groups of digits with signs between
 * @param {(digits: string) => string | undefined} change
 */
function replaceInRow(row, change) {
  // Groups have the odd places.
  const parts = row.split(/(\p{Nd}+)/u);
  const groups = parts.map(plain);
  const at = (/** @type {readonly string[]} */ texts, /** @type {number} */ place) => texts[place] ?? '';
  let result = at(parts, 0);
  for (let first = 1; first < parts.length; first += 2) {
    let digits = '';
    /** @type {string | undefined} */
    let words;
    let last = first;
    for (; last < parts.length && digits.length + at(groups, last).length <= longest; last += 2) {
      digits += at(groups, last);
      words = digits.length >= shortest && passesLuhn(digits) ? change(digits) : undefined;
      if (words !== undefined) break;
    }
    const end = words === undefined ? first : last;
    result += (words ?? at(parts, first)) + at(parts, end + 1);
    first = end;
  }
  return result;
}

/**
 * Puts other words in place of card numbers: 13 to 19 digits with a right check digit, in one piece or in groups.
 *
 * @param {string} text
 * @param {(digits: string) => string | undefined} change  undefined leaves a number
 */
export const replaceCardNumbers = (text, change) => text.replace(rows, (row) => replaceInRow(row, change));

/** Whether a text holds a card number. @param {string} text */
export function hasCardNumber(text) {
  let isFound = false;
  replaceCardNumbers(text, () => {
    isFound = true;
    return undefined;
  });
  return isFound;
}
