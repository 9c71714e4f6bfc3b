import { chosenKey } from '../../answers/get-answer';
import type { AnswerPath } from '../../answers/answer-path';
import { expiryState } from '../../reference/expiry';
import type { Rule } from './rule';
import { textOf } from '../value-text';

const minDigits = 15;

/** At least 15 digits with a valid checksum; spaces are ignored (RULE-12). */
export const creditCard: Rule = {
  check: (value) => {
    const text = textOf(value);
    return /^[\d\s]+$/.test(text) && hasChecksum(text);
  },
  checksFormat: true,
};

/** The Luhn algorithm: from the last digit on, every second one counts twice, and two digits by their sum. */
function hasChecksum(text: string): boolean {
  const digits = [...text.replace(/\s/g, '')].reverse();
  const sum = digits.reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= minDigits && sum % 10 === 0;
}

/** The month in which a card expires: `expiry:card.exp_year,2030-07` refuses those before July 2030, and what is no date (CARD-14). */
export const expiry: Rule = {
  check(value, [yearPath = '', now = ''], { values }) {
    const state = expiryState({ month: textOf(value), year: chosenKey(values, yearPath as AnswerPath) }, now);
    return state === 'expired' ? 'expiryMonth' : state === 'valid';
  },
  params: /^\w+(\.\w+)*,\d{4}-\d\d$/,
  crossField: true,
};
