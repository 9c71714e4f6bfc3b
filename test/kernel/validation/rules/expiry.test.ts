import { expect, it } from 'vitest';
import { noAnswers, words } from './rule-words';

const wordsOf = (month: string, year: string) =>
  words('expiry:card.exp_year,2030-07', { key: month, value: month }, { card: { exp_year: { key: year, value: year } } });

it('expiry refuses the months before this one (CARD-14)', () => {
  for (const month of ['01', '06', '6']) expect(wordsOf(month, '2030')).toBe('This card has expired');
  for (const month of ['07', '08', '12']) expect(wordsOf(month, '2030')).toBe('');
  expect(wordsOf('12', '2029')).toBe('This card has expired');
  expect(wordsOf('01', '2031')).toBe('');
});

it('expiry says how a date is written that is none, or later than a card is valid (FIELD-20)', () => {
  const wrong = 'Answer must be a month and a year, such as 04 / 29';
  for (const [month, year] of [
    ['13', '2031'],
    ['00', '2031'],
    ['12', ''],
    ['12 / 2', ''],
    ['12', '2040'],
    ['soon', ''],
  ] as const)
    expect(wordsOf(month, year)).toBe(wrong);
  expect(wordsOf('12', '2039')).toBe('');
  for (const value of noAnswers) expect(words('expiry:card.exp_year,2030-07', value)).toBe('');
});
