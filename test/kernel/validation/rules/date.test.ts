import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers, oddTexts, words } from './rule-words';

describe('date', () => {
  it('refuses what is not written MM/DD/YYYY (RULE-02)', () => {
    for (const text of [
      '1/5/2020',
      '01/5/2020',
      '01/05/20',
      '2020-01-05',
      '01-05-2020',
      '01/05/2020 ',
      ' 01/05/2020',
      '01/05/2020\n',
      '01/05/02020',
      '01052020',
      'aa/bb/cccc',
      ...oddTexts,
    ])
      expect(words('date', text), text).toBe('Date must be in MM/DD/YYYY format');
  });

  it('refuses a day that no calendar has, and years outside 1800 to 2099 (RULE-03)', () => {
    for (const text of [
      '13/01/2020',
      '00/10/2020',
      '31/12/2020',
      '04/31/2020',
      '02/29/2021',
      '02/29/1900',
      '02/30/2020',
      '01/00/2020',
      '01/32/2020',
      '12/31/1799',
      '01/01/2100',
      '01/01/0000',
      '01/01/0099',
    ])
      expect(words('date', text), text).toBe('Invalid Date');
  });

  it('refuses what is later than its max, and accepts the max itself (RULE-04)', () => {
    const rule = 'date:12/31/2025';
    for (const text of ['01/01/2026', '12/31/2026', '01/01/2099'])
      expect(words(rule, text), text).toBe('Date cannot be later than 12/31/2025');
    for (const text of ['12/31/2025', '12/30/2025', '01/31/2025', '12/31/2024']) expect(words(rule, text), text).toBe('');
    expect(words(rule, '2026')).toBe('Date must be in MM/DD/YYYY format');
    expect(words(rule, '02/30/2026')).toBe('Invalid Date');
  });

  it('accepts every day of the calendar, and with a max those up to it (RULE-03, RULE-04)', () => {
    const written = (day: Date) => day.toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*/, '$2/$3/$1');
    const day = fc.date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (one, max) => {
        expect(words('date', written(one))).toBe('');
        const isLate = one.toISOString().slice(0, 10) > max.toISOString().slice(0, 10);
        expect(words(`date:${written(max)}`, written(one))).toBe(isLate ? `Date cannot be later than ${written(max)}` : '');
      }),
    );
  });

  it('leaves an empty value to required', () => {
    for (const value of noAnswers) expect(words('date', value)).toBe('');
  });
});
