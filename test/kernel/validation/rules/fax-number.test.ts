import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('faxNumber', () => {
  it('accepts ten digits as they are written in the US', () => {
    for (const number of [
      '(307) 555-0132',
      '(307)555-0132',
      '307-555-0132',
      '307.555.0132',
      '307 555 0132',
      '3075550132',
      '1-307-555-0132',
      '1 (307) 555-0132',
      '+1 307 555 0132',
      '+13075550132',
    ])
      expect(words('faxNumber', number), number).toBe('');
  });

  it('refuses any other number (RULE-11)', () => {
    for (const number of [
      '555-0132',
      '307-555-013',
      '307-555-01324',
      '(307 555-0132',
      '307) 555-0132',
      '(30) 7555-0132',
      '+44 20 7946 0958',
      '2-307-555-0132',
      '307--555-0132',
      '307-555-0132 ext 4',
      'fax',
      ...oddTexts,
    ])
      expect(words('faxNumber', number), number).toBe('Please enter a valid fax number');
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('faxNumber', value)).toBe('');
    expect(words('faxNumber|required', '')).toBe('Answer is required');
  });
});
