import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('pattern', () => {
  it('asks the whole text to match, in the general words (VALID-06)', () => {
    for (const text of ['wy', 'WYO', 'W', ' WY', 'WY\n', ...oddTexts])
      expect(words('pattern:[A-Z]{2}', text), text).toBe('Answer is not valid');
    expect(words('pattern:[A-Z]{2}', 'WY')).toBe('');
  });

  it('may hold a comma, and alternatives within the whole', () => {
    expect(words('pattern:\\d{2,3}', '123')).toBe('');
    expect(words('pattern:\\d{2,3}', '1234')).toBe('Answer is not valid');
    expect(words('pattern:^\\d+$', '12')).toBe('');
  });
});

describe('min and max', () => {
  it('count characters, as the native lengths do (VALID-08)', () => {
    expect(words('min:3', 'ab')).toBe('must be at least 3 characters');
    expect(words('max:3', 'abcd')).toBe('The field cannot contain more than 3 characters');
    for (const text of ['abc', '😀😀😀', 123]) expect(words('min:3|max:3', text)).toBe('');
  });
});

describe('minValue and maxValue', () => {
  it('compare numbers (VALID-08)', () => {
    for (const value of [0, '0', '-3', '0.99', 'abc', ...oddTexts])
      expect(words('minValue:1', value), String(value)).toBe('Answer must be 1 or more');
    for (const value of [100, '99.5', '1e3', 'abc', ...oddTexts])
      expect(words('maxValue:99', value), String(value)).toBe('Answer must be 99 or less');
    for (const value of [1, '1', '99', 9.5, '42']) expect(words('minValue:1|maxValue:99', value), String(value)).toBe('');
    expect(words('minValue:-2.5', '-2.5')).toBe('');
  });
});

describe('mask', () => {
  it('refuses what does not fit it, in one word (FIELD-04)', () => {
    for (const text of ['(307) 555-013', '3075550132', '(307) 555-01324', '(3o7) 555-0132', ...oddTexts])
      expect(words('mask:(111) 111-1111', text), text).toBe('Error');
    for (const text of ['ab-12', 'AB-1', 'AB12', 'AB-12x']) expect(words('mask:AA-##', text), text).toBe('Error');
  });

  it('accepts what fills every place', () => {
    expect(words('mask:(111) 111-1111', '(307) 555-0132')).toBe('');
    expect(words('mask:AA-##', 'AB-1Z')).toBe('');
    expect(words('mask:+++', '-é1')).toBe('');
  });
});

it('all leave an empty value to required', () => {
  for (const rules of ['pattern:[A-Z]{2}', 'min:3', 'max:0', 'minValue:1', 'maxValue:-1', 'mask:11'])
    for (const value of noAnswers) expect(words(rules, value)).toBe('');
});
