import { describe, expect, it } from 'vitest';
import { withFreshProductStates } from '../../../src/kernel/storage/fresh-product-states';

describe('the product states that were kept', () => {
  it('become fresh objects where they are none (CART-29)', () => {
    const kept = { productState: { book: null, seal: 'on', tls: [], domain: { checked: true } }, other: 1 };
    expect(withFreshProductStates(kept)).toEqual({
      values: { productState: { book: {}, seal: {}, tls: {}, domain: { checked: true } }, other: 1 },
      undefinedStates: ['book', 'seal', 'tls'],
    });
    expect(withFreshProductStates({ productState: null })).toEqual({ values: { productState: {} }, undefinedStates: ['productState'] });
  });

  it('stay the same values where they are', () => {
    for (const kept of [{}, { productState: {} }, { productState: { book: { checked: false } } }]) {
      expect(withFreshProductStates(kept)).toEqual({ values: kept, undefinedStates: [] });
      expect(withFreshProductStates(kept).values).toBe(kept);
    }
  });
});
