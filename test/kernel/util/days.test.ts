import { expect, it } from 'vitest';
import { addDays, addMonths } from '../../../src/kernel/util/days';

it.each([
  ['2026-11-29', 30, '2026-12-29'],
  ['2027-01-31', 30, '2027-03-02'],
  ['2028-01-31', 30, '2028-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  // The days on which clocks change.
  ['2027-03-13', 2, '2027-03-15'],
  ['2026-10-31', 2, '2026-11-02'],
])('%s and %i days is %s, in every time zone (PLUS-08)', (day, days, later) => {
  const before = process.env.TZ;
  for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago', 'UTC']) {
    process.env.TZ = zone;
    expect(addDays(day, days)).toBe(later);
  }
  process.env.TZ = before;
});

it('counts months over the end of a year, and ends with a shorter month', () => {
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-12-31', 24)).toBe('2028-12-31');
});
