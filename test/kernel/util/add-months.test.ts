import { expect, it } from 'vitest';
import { addMonths } from '../../../src/kernel/util/add-months';

it('counts months over the end of a year, and ends with a shorter month', () => {
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2026-11-21', 2)).toBe('2027-01-21');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-12-31', 24)).toBe('2028-12-31');
});
