import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntered } from '../../../src/kernel/util/entered-text';
import { maskDate } from '../../../src/kernel/validation/date-mask';

describe('the mask of a date', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12312025', '12/31/2025'],
    ['123120259', '123120259'],
    ['12/31/20259', '12/31/20259'],
    ['12/311/2025', '12/311/2025'],
    ['1/2/3/4', '1/2/3/4'],
    ['12/31/2025/', '12/31/2025'],
    ['5 Jan 2020', '01/05/2020'],
    ['January 5, 2020', '01/05/2020'],
    ['Jan. 5th 2020', '01/05/2020'],
    ['Sunday, January 5, 2020', '01/05/2020'],
    ['05-SEPT-2020', '09/05/2020'],
    ['5 de enero de 2020', '01/05/2020'],
    ['5 Jannuary 2020', '5 Jannuary 2020'],
    ['Jan 2020', 'Jan 2020'],
    ['2020.01.05', '01/05/2020'],
    ['１２／３１／２０２５', '12/31/2025'],
    ['١٢–٣١–٢٠٢٥', '12/31/2025'],
    ['3/', '03/'],
    ['3/1/2025', '03/01/2025'],
    ['3-1-2025', '03/01/2025'],
    ['03//1', '03/1'],
    ['/', ''],
    ['03/3', '03/3'],
    ['2025-3-31', '03/31/2025'],
    ['March 3', 'March 3'],
  ])('makes of "%s" "%s"', (typed, masked) => {
    expect(maskDate(typed)).toBe(masked);
  });

  it('leaves its own answers alone, and keeps every digit or the whole text (FIELD-23)', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789/-. x') });
    fc.assert(
      fc.property(typed, (text) => {
        const masked = maskDate(text);
        expect(maskDate(masked)).toBe(masked);
        expect(masked === readEntered(text, 'code') || /^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/.test(masked), masked).toBe(true);
        const count = (kept: string) => kept.replace(/\D/g, '').replace(/0/g, '').length;
        expect(count(masked)).toBe(count(text));
      }),
    );
  });
});
