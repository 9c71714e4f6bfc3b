import { expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

it('expiryMonth refuses the months before the given one (CARD-14)', () => {
  for (const key of ['01', '06', '6']) expect(words('expiryMonth:07', { key, value: key })).toBe('This card has expired');
  for (const key of ['07', '08', '12']) expect(words('expiryMonth:07', { key, value: key })).toBe('');
  for (const value of noAnswers) expect(words('expiryMonth:07', value)).toBe('');
});
