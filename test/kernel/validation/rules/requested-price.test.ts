import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('requestedPrice', () => {
  it('asks back at zero, however it is written (RULE-01)', () => {
    for (const price of [0, '0', '00', '0.00', '.0', '-0', '$0', '$ 0.00', '0,000', ' 0 '])
      expect(words('requestedPrice', price), String(price)).toBe('Really?');
  });

  it('accepts any other amount', () => {
    for (const price of [1, 0.01, '1', '0.01', '10', '1000.5', ' 49 ']) expect(words('requestedPrice', price), String(price)).toBe('');
  });

  it('reads past a dollar sign and what sets thousands apart (NYOP-11, FIELD-23)', () => {
    for (const price of ['$49', '$ 49.00', '49 $', '1,200', '$1,234,567.89', '1 200', '４９', '٤٩', '١٬٢٠٠٫٥٠'])
      expect(words('requestedPrice', price), price).toBe('');
  });

  it('refuses what is no amount: anything but digits, a point and two digits behind it (NYOP-11)', () => {
    for (const price of [
      '49,00',
      '1,20',
      '0,001',
      '4 9',
      '12,34,567',
      '$$49',
      '€49',
      '49.999',
      '4.9.9',
      '.5',
      '49.',
      '-49',
      '1e3',
      '$',
      ...oddTexts,
    ])
      expect(words('requestedPrice', price), String(price)).toBe('Please enter a valid amount');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('requestedPrice', value)).toBe('');
  });
});
