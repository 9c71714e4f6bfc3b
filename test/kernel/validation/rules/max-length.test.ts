import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

describe('maxLength', () => {
  it('refuses more than N characters (RULE-17)', () => {
    expect(words('maxLength:4', '12345')).toBe('The field cannot contain more than 4 characters');
    expect(words('maxLength:12', '1234567890123')).toBe('The field cannot contain more than 12 characters');
    for (const text of ['1234', '1', '😀😀😀😀', 1234]) expect(words('maxLength:4', text)).toBe('');
  });

  it('leaves an empty value alone', () => {
    for (const value of noAnswers) expect(words('maxLength:1', value)).toBe('');
  });
});
