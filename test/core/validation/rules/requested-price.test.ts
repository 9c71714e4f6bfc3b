import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('requestedPrice', () => {
  it('asks back at zero, however it is written (RULE-01)', () => {
    for (const price of [0, '0', '00', '0.00', '.0', '-0', '$0', '$ 0.00', '0,000', ' 0 '])
      expect(words('requestedPrice', price), String(price)).toBe('Really?');
  });

  it('accepts any other price', () => {
    for (const price of [1, 0.01, '1', '0.01', '$49', '1,000.00', '10', '$', ...oddTexts])
      expect(words('requestedPrice', price), String(price)).toBe('');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('requestedPrice', value)).toBe('');
  });
});
