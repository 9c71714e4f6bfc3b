import { readEntered } from '../util/entered-text';
import { digitsOf, internationalPrefix, isInternational } from './phone-number';

/** The characters that each token of a mask accepts (FIELD-03, FIELD-05); all others in a mask are literal. */
const tokens: Readonly<Record<string, RegExp>> = {
  a: /[a-z]/i,
  A: /[a-z]/i,
  '*': /[a-z\d]/i,
  '#': /[a-z\d]/i,
  '1': /\d/,
  '+': /./s,
};

/** What stands between the parts of a number or code, and may be left out (FIELD-23). */
const isSeparator = (character: string) => /[\s\-.()/,_]/.test(character);

export const phoneMask = '(111) 111-1111';

const longestGrouped = 16;
const longestCard = 19;

/**
 * 4-4-4-4; numbers that start with 34 or 37 (American Express) are grouped 4-6-5 (CARD-03). Longer ones have no groups, and
 * so fit into the field (CARD-02).
 */
export function cardNumberMask(value: string): string {
  if (/^\D*3\D*[47]/.test(value)) return '1111 111111 11111';
  return digitsOf(value).length > longestGrouped ? '1'.repeat(longestCard) : '1111 1111 1111 1111';
}

/**
 * Formats by a mask what the mask can read: wide digits, any dash, other separators or none. A text with anything else, or
 * with more than the mask has room for, stays as it is typed (FIELD-23). The mask's literals are added only once a character
 * follows them, so that the visitor can delete the last one. Formatting twice changes nothing.
 */
export function applyMask(mask: string, typed: string): string {
  const text = readEntered(typed, 'code');
  if (mask === phoneMask) return maskPhone(text);
  const { masked, fits } = fill(mask, text);
  return fits ? masked : text;
}

/** Whether a text is complete and formatted by the mask (FIELD-04), or an international phone number (FIELD-21). */
export function fitsMask(mask: string, text: string): boolean {
  if (mask === phoneMask && (isInternational(text) || beginsAbroad(text))) return isInternational(text);
  // A character has at most two UTF-16 units. The text may be very long, so it is not scanned in vain.
  if (text.length > 2 * mask.length) return false;
  const { masked, isFull } = fill(mask, text);
  return isFull && masked === text;
}

/** `fits`: each character of the text is in the masked one, or separates them. */
function fill(mask: string, typed: string): { masked: string; isFull: boolean; fits: boolean } {
  const characters = [...typed];
  let masked = '';
  let literals = '';
  let index = 0;
  for (const symbol of mask) {
    const token = tokens[symbol];
    if (!token) {
      literals += symbol;
      if (characters[index] === symbol) index++;
      continue;
    }
    while (index < characters.length && !token.test(characters[index]!) && isSeparator(characters[index]!)) index++;
    const accepted = characters[index++];
    if (accepted === undefined) return { masked, isFull: false, fits: true };
    if (!token.test(accepted)) return { masked, isFull: false, fits: false };
    masked += literals + (symbol === 'A' || symbol === '#' ? accepted.toUpperCase() : accepted);
    literals = '';
  }
  // The rest may be very long.
  const rest = characters.slice(index, index + mask.length);
  return { masked, isFull: true, fits: rest.length < mask.length && rest.every(isSeparator) };
}

const domesticDigits = 10;

/** No area code begins with 0 or 1, so such a number is one of another country or a mistake. */
const beginsAbroad = (number: string) => /^\D*[01]/.test(number);

/** An international number stays as it is typed, and so does a plus until it is known which country code follows. */
function maskPhone(typed: string): string {
  const number = internationalPrefix(typed.trimStart());
  const isOpen = number.startsWith('+') && digitsOf(number).length < 2;
  if (isOpen || isInternational(number)) return number;
  const domestic = withoutCountryCode(number);
  if (beginsAbroad(domestic)) return number;
  const { masked, fits } = fill(phoneMask, domestic);
  return fits ? masked : number;
}

/** Pasted and autofilled numbers may start with the country code 1. No area code does, so of eleven digits it goes. */
const withoutCountryCode = (typed: string): string =>
  typed.startsWith('+') || digitsOf(typed).length > domesticDigits ? typed.replace(/^[^\d\p{L}]*1/u, '') : typed;
