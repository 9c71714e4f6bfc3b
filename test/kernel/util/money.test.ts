import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsToCents, formatPrice, roundCents } from '../../../src/kernel/util/money';

describe('dollarsToCents', () => {
  it.each([
    ['39.00', 3900],
    ['39', 3900],
    ['39.5', 3950],
    [' 0.05 ', 5],
    [29.5, 2950],
    [0, 0],
    [-0, 0],
    [0.29, 29],
    ['999999999.99', 99999999999],
  ])('reads %o as %i cents', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  it.each([
    ['1e3'],
    [1e-7],
    [1e21],
    ['1.005'],
    [-1],
    ['-1.00'],
    ['-0'],
    [NaN],
    [Infinity],
    [''],
    ['.5'],
    ['5.'],
    ['1,000.00'],
    ['$5'],
    ['0x10'],
    ['5.00\n6'],
    [null],
    [undefined],
    [true],
    [['5']],
    [{ valueOf: () => 5 }],
  ])('refuses %o', (dollars) => {
    expect(dollarsToCents(dollars)).toBeUndefined();
  });
});

describe('an amount in a reply', () => {
  it.each([
    [0.1 + 0.2, 30],
    [4.35 * 3, 1305],
    [0.1 * 3 - 0.3, 0],
    ['19.990', 1999],
    ['19.9900000001', 1999],
    [' 0.0099999999999 ', 1],
    ['0.9999999999', 100],
  ])('%o within a millionth of a whole cent is that cent: %i (PRICE-15)', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  it.each([['19.995'], [0.015], ['19.9901'], ['0.00001'], [1e-7], [-0.1 - 0.2]])('%o is malformed (PRICE-15)', (dollars) => {
    expect(dollarsToCents(dollars)).toBeUndefined();
  });

  it('keeps its cents whatever noise a sum leaves (PRICE-15)', () => {
    const amount = fc.integer({ min: 0, max: 49_999_999_999 });
    fc.assert(fc.property(amount, amount, (one, other) => void expect(dollarsToCents(one / 100 + other / 100)).toBe(one + other)));
  });

  it('is rounded half up to the cent, whatever noise stands below the half (PRICE-14)', () => {
    expect([0.5, 1.4999999999, 1.49, 337.5, 2.4999999].map(roundCents)).toEqual([1, 2, 1, 338, 3]);
  });
});

describe('formatPrice', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [3900, '$39.00'],
    [123456, '$1,234.56'],
    [100000000, '$1,000,000.00'],
    [-2500, '-$25.00'],
  ])('shows %i cents as %s (PRICE-12)', (cents, shown) => {
    expect(formatPrice(cents)).toBe(shown);
  });

  it('is read back as the same cents, whatever the amount (PRICE-12)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const shown = formatPrice(cents);
        expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
        expect(dollarsToCents(shown.replace(/[$,]/g, ''))).toBe(cents);
      }),
    );
  });
});

describe('dollars as numbers and as text', () => {
  it('are the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const dollars = cents / 100;
        expect(dollarsToCents(dollars)).toBe(cents);
        expect(dollarsToCents(dollars.toFixed(2))).toBe(cents);
      }),
    );
  });
});
