import { expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

it('isBusinessFormed lets only true go on (RULE-18)', () => {
  for (const value of [false, 'true', 'Yes', 1, { key: 'Yes', value: 'Yes' }, {}, ...noAnswers])
    expect(words('isBusinessFormed', value)).toBe('You must have an existing business to continue.');
  expect(words('isBusinessFormed', true)).toBe('');
});
