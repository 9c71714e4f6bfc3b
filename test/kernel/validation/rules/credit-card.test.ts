import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

const message = 'Please enter a valid Credit Card Number';

describe('creditCard', () => {
  it('accepts numbers of 15 digits and more with a right checksum, spaces aside', () => {
    for (const number of [
      '4242424242424242',
      '4242 4242 4242 4242',
      '3782 822463 10005',
      '5555555555554444',
      '6011 1111 1111 1117',
      '6205500000000000004',
    ])
      expect(words('creditCard', number)).toBe('');
  });

  it('refuses fewer than 15 digits and a wrong checksum (RULE-12)', () => {
    for (const number of [
      '4242424242424241',
      '4224242424242424',
      '42424242424242',
      '30569309025904',
      '0',
      '4242-4242-4242-4242',
      '4242 4242 4242 424x',
      ...oddTexts,
    ])
      expect(words('creditCard', number), number).toBe(message);
  });

  it('notices any single digit that is wrong (RULE-12)', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.nat(15), digit, (place, wrong) => {
        const digits = [...'4242424242424242'];
        fc.pre(digits[place] !== String(wrong));
        digits[place] = String(wrong);
        expect(words('creditCard', digits.join(''))).toBe(message);
      }),
    );
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('creditCard', value)).toBe('');
  });
});
