import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatedDate, expediteDays, filingDays } from '../../../src/commerce/catalogue/filing-times';
import type { FilingMethod } from '../../../src/kernel/facts/product';
import { formatDay } from '../../../src/kernel/text/format-date';
import { filings } from './sample-facts';

const taking = (days: number, hours = 0): FilingMethod => ({
  ...filings.WY[0]!.filing_methods[0]!,
  filed_in: { days, hours },
});

/** Day by day, as one counts on a calendar. */
function workingDaysAfter(today: string, count: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  const isWeekend = () => day.getUTCDay() % 6 === 0;
  for (let left = count; left > 0 || isWeekend();) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend()) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

describe('the days in a product’s name', () => {
  it.each([
    ['Expedited Processing, 3 day', 3],
    ['5-day service', 5],
    ['10 days', 10],
    ['10 DAYS', 10],
    ['2day', 2],
    ['Level 4: 1 - day', 1],
    ['24 hour', 0],
    ['Same day', 0],
    ['Rush', 0],
    ['', 0],
  ])('%s are %d (PRICE-09)', (name, days) => {
    expect(expediteDays(name)).toBe(days);
  });
});

describe('the days until a method is filed', () => {
  it('are its own and the longest of the expedited options (PRICE-10)', () => {
    expect(filingDays(taking(7), [])).toBe(7);
    expect(filingDays(taking(7), ['3 day', '5-day', 'Rush', '2 days'])).toBe(12);
    expect(filingDays(taking(7), ['Rush'])).toBe(7);
  });

  it('are rounded where hours are given, as they are shown', () => {
    expect([taking(0, 8), taking(0, 12), taking(1, 12), taking(2, 4)].map((method) => filingDays(method, []))).toEqual([0, 1, 2, 2]);
  });

  it('are fourteen for a method without days of its own (PRICE-11)', () => {
    expect(filingDays(taking(0), [])).toBe(14);
    expect(filingDays(taking(0), ['3 day'])).toBe(17);
  });
});

describe('the estimated date', () => {
  // 15 January 2030 is a Tuesday.
  it.each([
    ['2030-01-15', 0, 1, '2030-01-15'],
    ['2030-01-15', 1, 0, '2030-01-16'],
    ['2030-01-15', 4, 0, '2030-01-21'],
    ['2030-01-18', 1, 0, '2030-01-21'],
    ['2030-01-19', 1, 0, '2030-01-21'],
    ['2030-01-20', 0, 1, '2030-01-21'],
    ['2030-12-31', 1, 0, '2031-01-01'],
    ['2028-02-28', 2, 0, '2028-03-01'],
  ])('from %s for %d days and %d hours is %s: no weekend counts (PRICE-11)', (today, days, hours, date) => {
    expect(estimatedDate(today, taking(days, hours), [])).toBe(date);
  });

  it('of a method without days of its own is fourteen working days from today (PRICE-11)', () => {
    expect(estimatedDate('2030-01-15', taking(0), [])).toBe('2030-02-04');
  });

  it('moves with the longest expedited option (PRICE-10)', () => {
    expect(estimatedDate('2030-01-15', taking(1), ['3 day', '2 day'])).toBe('2030-01-21');
  });

  it('is what one counts on a calendar, whatever the day', () => {
    const today = fc
      .date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    fc.assert(
      fc.property(today, fc.nat(200), (day, days) => {
        expect(estimatedDate(day, taking(days, days === 0 ? 1 : 0), [])).toBe(workingDaysAfter(day, days));
      }),
    );
  });

  it('is a date even for times beyond reason', () => {
    expect(estimatedDate('2030-01-15', taking(9999, 9999), ['999 day'])).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('reads as days do in the language of the form, the same in every time zone', () => {
    expect(formatDay('2030-01-15', 'en')).toBe('January 15, 2030');
    expect(formatDay('2030-01-15', 'es-US')).toBe('15 de enero de 2030');
  });
});
