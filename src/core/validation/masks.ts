import { withoutInvisible } from './invisible-characters';

/** The characters that each token of a mask accepts (FIELD-03, FIELD-05); all others in a mask are literal. */
const tokens: Readonly<Record<string, RegExp>> = {
  a: /[a-z]/i,
  A: /[a-z]/i,
  '*': /[a-z\d]/i,
  '#': /[a-z\d]/i,
  '1': /\d/,
  '+': /./s,
};

export const phoneMask = '(111) 111-1111';
const domesticDigits = 10;

/** 4-4-4-4; numbers that start with 34 or 37 (American Express) are grouped 4-6-5 (CARD-03). */
export const cardNumberMask = (value: string): string => (/^\D*3\D*[47]/.test(value) ? '1111 111111 11111' : '1111 1111 1111 1111');

/**
 * Formats typed text by a mask. Characters that no token accepts are dropped. The mask's literals are added only once
 * a character follows them, so that the visitor can delete the last one. Formatting twice changes nothing.
 */
export const applyMask = (mask: string, typed: string): string => (mask === phoneMask ? maskPhone(typed) : fill(mask, typed).masked);

/** Whether a text is complete and formatted by the mask (FIELD-04), or an international phone number (FIELD-21). */
export function fitsMask(mask: string, text: string): boolean {
  if (mask === phoneMask && isInternational(text)) return true;
  // A character has at most two UTF-16 units. The text may be very long, so it is not scanned in vain.
  if (text.length > 2 * mask.length) return false;
  const { masked, isFull } = fill(mask, text);
  return isFull && masked === text;
}

function fill(mask: string, typed: string): { masked: string; isFull: boolean } {
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
    while (index < characters.length && !token.test(characters[index] as string)) index++;
    const accepted = characters[index++];
    if (accepted === undefined) return { masked, isFull: false };
    masked += literals + (symbol === 'A' || symbol === '#' ? accepted.toUpperCase() : accepted);
    literals = '';
  }
  return { masked, isFull: true };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a phone number begins with a plus and another country code than 1 (FIELD-21). */
export const isInternational = (text: string): boolean => text.startsWith('+') && /^[^1]/.test(digitsOf(text));

/** An international number stays as it is typed, and so does a plus until it is known which country code follows. */
function maskPhone(typed: string): string {
  const number = withoutInvisible(typed).trimStart();
  const isOpen = number.startsWith('+') && digitsOf(number).length < 2;
  return isOpen || isInternational(number) ? number : fill(phoneMask, withoutCountryCode(number)).masked;
}

/** Pasted and autofilled numbers may start with the country code 1. No area code does, so of eleven digits it goes. */
const withoutCountryCode = (typed: string): string =>
  typed.startsWith('+') || digitsOf(typed).length > domesticDigits ? typed.replace(/^\D*1/, '') : typed;
