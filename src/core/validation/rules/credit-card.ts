import { textOf } from '../value-text';
import type { Rule } from './rule';

const minDigits = 15;

/** At least 15 digits with a valid checksum; spaces are ignored (RULE-12). */
export const creditCard: Rule = {
  check: (value) => {
    const text = textOf(value);
    return /^[\d\s]+$/.test(text) && hasChecksum(text);
  },
  checksFormat: 'creditCard',
};

/** The Luhn algorithm. */
function hasChecksum(text: string): boolean {
  let sum = 0;
  let digits = 0;
  for (let index = text.length - 1; index >= 0; index--) {
    const character = text.charAt(index);
    if (character < '0' || character > '9') continue;
    const digit = Number(character) * (1 + (digits++ % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return digits >= minDigits && sum % 10 === 0;
}
