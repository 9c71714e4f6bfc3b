import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankLine } from '../../../src/commerce/summary/blank-line';
import type { LineItem } from '../../../src/commerce/summary/line-item';
import { compareLines } from '../../../src/commerce/summary/line-order';

const line = (key: string, price: number, rest: Partial<LineItem> = {}): LineItem => ({ ...blankLine, key, label: key, price, ...rest });
const vehicle = (vehicleIndex: number, price: number) => line(`vehicle ${vehicleIndex}`, price, { type: 'vehicle', vehicleIndex });
const sorted = (...lines: LineItem[]) => [...lines].sort(compareLines).map(({ key }) => key);

describe('the order of lines', () => {
  it('puts the primary bundle first and state fees last, the card fee after them (SUMM-14, SUMM-30)', () => {
    const lines = [
      line('fee', 99900, { class: 'stateFee' }),
      line('product', 5000),
      line('card fee', 4500, { class: 'cardFee' }),
      line('other bundle', 4000, { type: 'bundle' }),
      line('free', 0),
      line('primary', 100, { type: 'bundle', class: 'primary' }),
    ];
    expect(sorted(...lines)).toEqual(['primary', 'free', 'product', 'other bundle', 'fee', 'card fee']);
  });

  it('puts free lines before priced ones, and those descending by price (SUMM-15)', () => {
    expect(sorted(line('a', 100), line('b', 0), line('c', 900), line('d', 500))).toEqual(['b', 'c', 'd', 'a']);
  });

  it('keeps the order of the products among lines of equal price (SUMM-17)', () => {
    const lines = [line('none', 100), line('last', 100, { order: 101 }), line('first', 100, { order: 2 }), line('next', 100)];
    expect(sorted(...lines)).toEqual(['first', 'none', 'next', 'last']);
  });

  it('keeps vehicles by their index below the products, whatever they cost (SUMM-16)', () => {
    const lines = [vehicle(2, 0), line('fee', 5, { class: 'stateFee' }), vehicle(0, 100), line('product', 300), vehicle(1, 900)];
    expect(sorted(...lines)).toEqual(['product', 'vehicle 0', 'vehicle 1', 'vehicle 2', 'fee']);
  });

  it('leaves state fees as they come', () => {
    const fee = (key: string, price: number) => line(key, price, { class: 'stateFee' });
    expect(sorted(fee('Colorado', 5), fee('Ohio', 9), fee('Texas', 1), line('a', 5))).toEqual(['a', 'Colorado', 'Ohio', 'Texas']);
  });

  it('puts an error line at the very end, in place of the total (SUMM-20)', () => {
    expect(sorted(line('error', 0, { type: 'error' }), line('fee', 5, { class: 'stateFee' }), line('a', 5))).toEqual(['a', 'fee', 'error']);
  });

  it('does not depend on where the lines started, ties aside (SUMM-14, SUMM-15)', () => {
    const some = fc.record({
      type: fc.constantFrom('single' as const, 'bundle' as const, 'vehicle' as const),
      class: fc.constantFrom('' as const, 'primary' as const),
      price: fc.nat(3),
      order: fc.nat(3),
      vehicleIndex: fc.nat(3),
    });
    const ranked = (lines: readonly Partial<LineItem>[]) =>
      lines
        .map((rest) => ({ ...blankLine, ...rest }))
        .sort(compareLines)
        .map(({ type, class: kind, price, order, vehicleIndex }) => (type === 'vehicle' ? vehicleIndex : [kind, price, order]));
    fc.assert(
      fc.property(
        fc.array(some).chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        ([lines, shuffled]) => void expect(ranked(shuffled)).toEqual(ranked(lines)),
      ),
    );
  });
});
