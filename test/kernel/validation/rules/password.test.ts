import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

describe('the password rules', () => {
  it.each([
    ['passwordLower', 'must contain at least one lowercase letter', ['A', '1', 'ABC 1!', 'Ä'], ['a', 'ABCd', '1z']],
    ['passwordUpper', 'must contain at least one capital letter', ['a', '1', 'abc 1!', 'ä'], ['A', 'abcD', '1Z']],
    ['passwordNumber', 'must contain at least one number', ['a', 'A', 'abc!', 'Ⅷ'], ['1', 'a0', '9!']],
    ['passwordSpecial', 'must contain at least one special character', ['a', 'A1', 'a b', 'é'], ['!', 'a_', '1€', 'a"b']],
  ])('%s names what is missing (RULE-13)', (rule, message, refused, accepted) => {
    for (const password of refused) expect(words(rule, password), password).toBe(message);
    for (const password of accepted) expect(words(rule, password), password).toBe('');
  });

  it('passwordMin asks for as many characters as are configured (RULE-14)', () => {
    expect(words('passwordMin:8', 'Abcd12!')).toBe('Answer must be at least 8 characters');
    expect(words('passwordMin:8', 'Abcd123!')).toBe('');
    expect(words('passwordMin:12', 'Abcd123!')).toBe('Answer must be at least 12 characters');
  });

  it('passwordConfirmed compares with the field it names, as that field is now (RULE-15, VALID-05)', () => {
    const rule = 'passwordConfirmed:account.password';
    const values = { account: { password: 'Abcd123!' } };
    expect(words(rule, 'Abcd123', values)).toBe('Passwords do not match');
    expect(words(rule, 'Abcd123!', values)).toBe('');
    expect(words(rule, 'Abcd123!', { account: { password: 'changed' } })).toBe('Passwords do not match');
    expect(words(rule, 'Abcd123!', {})).toBe('Passwords do not match');
  });

  it('leave an empty value to required', () => {
    for (const rule of ['passwordLower', 'passwordMin:8', 'passwordConfirmed:account.password'])
      for (const value of noAnswers) expect(words(rule, value)).toBe('');
  });
});
