import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../src/core/summary/line-item';
import { compareLines } from '../../../src/core/summary/line-order';

const line = (key: string, price: number, rest: Partial<LineItem> = {}): LineItem => ({
  key,
  type: 'single',
  class: '',
  label: key,
  subLabel: '',
  included: [],
  price,
  tooltipText: '',
  order: 100,
  ...rest,
});
const sorted = (...lines: LineItem[]) => [...lines].sort(compareLines).map(({ key }) => key);

describe('the order of lines', () => {
  it('puts the primary bundle first and state fees last (SUMM-14)', () => {
    const lines = [
      line('fee', 99900, { class: 'stateFee' }),
      line('product', 5000),
      line('other bundle', 4000, { type: 'bundle' }),
      line('free', 0),
      line('primary', 100, { type: 'bundle', class: 'primary' }),
    ];
    expect(sorted(...lines)).toEqual(['primary', 'free', 'product', 'other bundle', 'fee']);
  });

  it('puts free lines before priced ones, and those descending by price (SUMM-15)', () => {
    expect(sorted(line('a', 100), line('b', 0), line('c', 900), line('d', 500))).toEqual(['b', 'c', 'd', 'a']);
  });

  it('keeps the order of the products among lines of equal price (SUMM-17)', () => {
    const lines = [line('none', 100), line('last', 100, { order: 101 }), line('first', 100, { order: 2 }), line('next', 100)];
    expect(sorted(...lines)).toEqual(['first', 'none', 'next', 'last']);
  });

  it('puts an error line at the very end, in place of the total (SUMM-20)', () => {
    expect(sorted(line('error', 0, { type: 'error' }), line('fee', 5, { class: 'stateFee' }), line('a', 5))).toEqual(['a', 'fee', 'error']);
  });

  it('does not depend on where the lines started, ties aside (SUMM-14, SUMM-15)', () => {
    const some = fc.record({
      type: fc.constantFrom('single' as const, 'bundle' as const, 'error' as const),
      class: fc.constantFrom('' as const, 'primary' as const, 'stateFee' as const),
      price: fc.nat(3),
      order: fc.nat(3),
    });
    const ranked = (lines: readonly LineItem[]) =>
      [...lines].sort(compareLines).map(({ type, class: kind, price, order }) => [type === 'error' || kind, price, order]);
    fc.assert(
      fc.property(
        fc.array(some).chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        ([lines, shuffled]) => {
          const made = (list: typeof lines) => list.map((rest) => line('', rest.price, rest));
          // Of error lines only that they are last matters; the form never has two.
          expect(ranked(made(shuffled))).toEqual(ranked(made(lines)));
        },
      ),
    );
  });
});
