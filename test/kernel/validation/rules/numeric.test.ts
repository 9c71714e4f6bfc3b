import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('numeric', () => {
  it('refuses anything but digits (RULE-09)', () => {
    for (const text of ['12a', '1 2', '1.5', '-1', '+1', '1e3', '0x1', '１２', '12\n', ...oddTexts])
      expect(words('numeric', text), text).toBe('This field must contain only numbers');
  });

  it('accepts digits', () => {
    for (const text of ['0', '007', '1234', 42, '9'.repeat(100)]) expect(words('numeric', text)).toBe('');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('numeric', value)).toBe('');
  });
});
