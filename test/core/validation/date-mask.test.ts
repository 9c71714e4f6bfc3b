import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDate } from '../../../src/core/validation/date-mask';

describe('the mask of a date', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12312025', '12/31/2025'],
    ['123120259', '12/31/2025'],
    ['3/', '03/'],
    ['3/1/2025', '03/01/2025'],
    ['3-1-2025', '03/01/2025'],
    ['03//1', '03/1'],
    ['/', ''],
    ['03/3', '03/3'],
    ['2025-3-31', '03/31/2025'],
    ['March 3', '3'],
  ])('makes of "%s" "%s"', (typed, masked) => {
    expect(maskDate(typed)).toBe(masked);
  });

  it('leaves its own answers alone and never grows beyond a date', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789/-. x') });
    fc.assert(
      fc.property(typed, (text) => {
        const masked = maskDate(text);
        expect(maskDate(masked)).toBe(masked);
        expect(masked).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
      }),
    );
  });
});
