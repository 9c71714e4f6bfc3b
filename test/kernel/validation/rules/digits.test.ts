import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('digits', () => {
  it('refuses anything but digits, with a count or without (RULE-25)', () => {
    for (const text of ['12a', '1 2', '1.5', '-12', ...oddTexts]) {
      expect(words('digits', text), text).toBe('must only contain numbers.');
      expect(words('digits:3', text), text).toBe('must only contain numbers.');
    }
  });

  it('refuses another length than the count (RULE-25)', () => {
    for (const text of ['1', '12', '1234']) expect(words('digits:3', text)).toBe('must contain exactly 3 digits.');
    expect(words('digits:4', '123')).toBe('must contain exactly 4 digits.');
  });

  it('accepts digits of the right length', () => {
    for (const text of ['307', '000']) expect(words('digits:3', text)).toBe('');
    for (const text of ['1', '12345678']) expect(words('digits', text)).toBe('');
  });

  it('is the exact length of a year; UBI and VIN join length and maxLength (RULE-26)', () => {
    expect(words('digits:4', '203')).toBe('must contain exactly 4 digits.');
    expect(words('digits:4', '2030')).toBe('');
    for (const n of [9, 17]) {
      const rules = `required|numeric|length:${n}|maxLength:${n}`;
      expect(words(rules, '1'.repeat(n - 1))).toBe(`must be at least ${n} characters`);
      expect(words(rules, '1'.repeat(n + 1))).toBe(`The field cannot contain more than ${n} characters`);
      expect(words(rules, '1'.repeat(n))).toBe('');
    }
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('digits:3', value)).toBe('');
  });
});
