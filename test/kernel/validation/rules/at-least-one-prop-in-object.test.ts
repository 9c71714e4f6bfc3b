import { describe, expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

const message = 'At least one jurisdiction must be selected';

describe('atLeastOnePropInObject', () => {
  it('refuses an object without a truthy value (RULE-06)', () => {
    for (const value of [{}, { WY: false }, { WY: false, NY: null, CA: 0, TX: '' }])
      expect(words('atLeastOnePropInObject', value)).toBe(message);
  });

  it('accepts one truthy value (RULE-06)', () => {
    for (const value of [{ WY: true }, { WY: false, NY: true }, { WY: 'yes' }]) expect(words('atLeastOnePropInObject', value)).toBe('');
  });

  it('refuses an empty value, and what is no object', () => {
    for (const value of [...noAnswers, 'WY', 1, true]) expect(words('atLeastOnePropInObject', value)).toBe(message);
    expect(words('atLeastOnePropInObject|required', null)).toBe('Answer is required');
  });
});
