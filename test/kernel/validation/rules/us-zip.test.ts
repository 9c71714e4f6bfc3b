import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

const message = 'Please enter a zip code of five or nine digits';

describe('usZip', () => {
  it('accepts five digits, or five and four (ADDR-26)', () => {
    for (const zip of ['82601', '00501', '82601-1234', '826011234', '82601 1234', ' 82601 ']) expect(words('usZip', zip), zip).toBe('');
  });

  it('refuses anything else (ADDR-26)', () => {
    for (const zip of ['8260', '826012', '82601-', '82601-123', '82601-12345', '8260a', 'K1A 0B1', '82601--1234', ...oddTexts])
      expect(words('usZip', zip), zip).toBe(message);
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('usZip', value)).toBe('');
  });
});
