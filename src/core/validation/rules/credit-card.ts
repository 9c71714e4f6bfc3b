import { textOf } from '../value-text';
import type { Rule } from './rule';

const shortestNumber = 15;

/** At least 15 digits with a right checksum, spaces aside (RULE-12). */
export const creditCard: Rule = {
  check: (value) => {
    const text = textOf(value);
    return /^[\d\s]+$/.test(text) && hasChecksum(text) ? null : { rule: 'creditCard', params: {} };
  },
  checksFormat: true,
};

/** From the right, every second digit counts double, a double of two digits as their sum. */
function hasChecksum(text: string): boolean {
  let sum = 0;
  let place = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    if (sign < '0' || sign > '9') continue;
    const digit = Number(sign) * (1 + (place++ % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return place >= shortestNumber && sum % 10 === 0;
}
