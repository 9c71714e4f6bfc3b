import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

const message = 'Please enter a valid phone number';

describe('dialable', () => {
  const abroad = 'Please begin a number outside of the US with + and its country code, such as +44';
  const extension = 'Please leave out the extension. We can keep the phone number alone.';
  const rules = 'dialable:contactInformation.country|phoneNumber';
  const inCountry = (key: string) => ({ contactInformation: { country: { key, value: key } } });

  it('asks for a national number of another country with a plus (FIELD-23)', () => {
    for (const number of ['020 7946 0018', '(030) 1234567', '01 23 45 67 89']) {
      expect(words(rules, number)).toBe(abroad);
      expect(words(rules, number, inCountry('GB'))).toBe(abroad);
    }
    for (const number of ['98765 43210', '307-555-0132']) {
      expect(words(rules, number, inCountry('IN'))).toBe(abroad);
      for (const country of ['US', 'CA', 'JM', '']) expect(words(rules, number, inCountry(country))).toBe('');
    }
    for (const number of ['+44 20 7946 0018', '+1 307 555 0132', '00 44 20 7946 0018', '(307) 555-0132'])
      expect(words(rules, number, inCountry('GB'))).toBe('');
  });

  it('says that an extension cannot be kept (FIELD-23)', () => {
    for (const number of ['307-555-0132 ext 4', '(307) 555-0132 x4', '307-555-0132 extension: 4', '+44 20 7946 0018 #12'])
      expect(words(rules, number), number).toBe(extension);
  });

  it('leaves what is no number to the rule of numbers', () => {
    for (const number of ['call me', '++44', '() 5550132']) expect(words(rules, number)).toBe('Please enter a valid phone number');
  });
});

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
