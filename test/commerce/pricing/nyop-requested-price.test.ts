import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { isNyopPriceAsked, nyopMinimumNotMet, nyopRequestedPrice } from '../../../src/commerce/pricing/nyop-requested-price';
import { checkValue } from '../../../src/kernel/validation/run-rules';
import { someFacts } from '../catalogue/sample-facts';

const naming = (
  price: unknown,
  {
    immediate,
    nyop = { mode: 'full', minimum: '49.50' },
    asksNyop = true,
  }: { immediate?: unknown; nyop?: PageConfig['nyop']; asksNyop?: boolean } = {},
) =>
  someFacts({
    config: { nyop },
    offer: { ...nothingOffered, asksNyop },
    values: { nyop: { requestedPrice: price, immediateService: immediate } },
  });

describe('the price that a visitor names', () => {
  it.each([
    ['49', 4900],
    ['49.5', 4950],
    [' 1200.50 ', 120050],
    ['0.01', 1],
    ['123456789.01', 12345678901],
    ['$49', 4900],
    ['1,200', 120000],
    ['$1,200.50', 120050],
  ])('%j is read (NYOP-11)', (typed, cents) => {
    expect(nyopRequestedPrice(naming(typed))).toBe(cents);
  });

  it.each([
    '',
    '0',
    '$0.00',
    '1,20',
    '49,00',
    '49.',
    '.50',
    '19.990',
    '4.9.9',
    '4 9',
    'abc',
    '-5',
    '1.999',
    '1e3',
    'NaN',
    '49 dollars',
    undefined,
    null,
    49,
    {},
  ])('%j is no price (NYOP-11)', (typed) => {
    expect(nyopRequestedPrice(naming(typed))).toBeUndefined();
  });

  it('is read whenever its field accepts it', () => {
    const written = fc.oneof(fc.string(), fc.stringMatching(/^\$? ?[\d,]{1,11}(\.\d{0,3})?$/));
    fc.assert(
      fc.property(written, (typed) => {
        const isAccepted = checkValue(typed, 'required|requestedPrice', { values: {} }) === null;
        expect(!isAccepted || (nyopRequestedPrice(naming(typed)) ?? 0) > 0, typed).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('does not count with immediate service, or where none is asked', () => {
    expect(isNyopPriceAsked(naming('49'))).toBe(true);
    expect(isNyopPriceAsked(naming('49', { immediate: true }))).toBe(false);
    expect(isNyopPriceAsked(naming('49', { asksNyop: false }))).toBe(false);
  });
});

describe('the configured minimum', () => {
  it('is asked for below it, and neither at nor above it (NYOP-05)', () => {
    expect(nyopMinimumNotMet(naming('49.49'))).toBe(4950);
    for (const typed of ['49.50', '49.51', '1000']) expect(nyopMinimumNotMet(naming(typed)), typed).toBeUndefined();
  });

  it('is not asked for with immediate service, without a price, without a minimum, or where no price is asked', () => {
    expect(nyopMinimumNotMet(naming('1', { immediate: true }))).toBeUndefined();
    expect(nyopMinimumNotMet(naming('cheap'))).toBeUndefined();
    expect(nyopMinimumNotMet(naming('1', { nyop: { mode: 'full' } }))).toBeUndefined();
    expect(nyopMinimumNotMet(naming('1', { asksNyop: false }))).toBeUndefined();
  });
});
