import { textOf } from '../value-text';
import type { Rule } from './rule';

const shortestNumber = 15;

/** At least 15 digits with a right checksum, spaces aside (RULE-12). */
export const creditCard: Rule = {
  check: (value) => {
    const number = textOf(value).replace(/\s/g, '');
    const isNumber = /^\d+$/.test(number) && number.length >= shortestNumber;
    return isNumber && luhnSum(number) % 10 === 0 ? null : { rule: 'creditCard', params: {} };
  },
  judgesForm: true,
};

/** From the right, every second digit counts double, a double of two digits as their sum. */
function luhnSum(number: string): number {
  let sum = 0;
  for (let place = 0; place < number.length; place++) {
    const digit = Number(number[number.length - 1 - place]) * (1 + (place % 2));
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum;
}
