import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

const message = 'Please enter a valid phone number';

describe('phoneNumber', () => {
  it('accepts a plus, a group in parentheses, then digits, spaces, dashes, dots and slashes (RULE-10)', () => {
    for (const number of ['(307) 555-0132', '3075550132', '+13075550132', '+(44) 20 7946 0958', '307.555.0132', '307/555-0132', '1'])
      expect(words('phoneNumber', number)).toBe('');
  });

  it('refuses anything else (RULE-10)', () => {
    for (const number of [
      'call me',
      '307-555-0132 ext 4',
      '(3075) 550132',
      '() 5550132',
      '++13075550132',
      '307 (555) 0132',
      '+',
      '+ -',
      ...oddTexts,
    ])
      expect(words('phoneNumber', number), number).toBe(message);
  });

  it('counts the digits of a number of another country: 8 to 15 (FIELD-21)', () => {
    for (const number of ['+49 30 12345', '+4930123456', '+49 30 1234567', '+351 91 234 5678', '+998 999 999 999 999'])
      expect(words('phoneNumber', number), number).toBe('');
    for (const number of ['+4', '+49 30 123', '+4 93 01 23', '+9981 2345 6789 0123', '+49'])
      expect(words('phoneNumber', number), number).toBe(message);
  });

  it('refuses an empty value unless it is optional (RULE-10)', () => {
    for (const value of noAnswers) {
      expect(words('phoneNumber', value)).toBe(message);
      expect(words('phoneNumber:optional', value)).toBe('');
      expect(words('phoneNumber|required', value)).toBe('Answer is required');
    }
    expect(words('phoneNumber:optional', 'call me')).toBe(message);
  });
});
