import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankItem } from '../../../src/core/cart/configure-item';
import { cartSavings } from '../../../src/core/pricing/savings';

const item = (originalPrice: number, price: number, bundled = false) => ({ ...blankItem, originalPrice, price, bundled });

describe('what an order saves', () => {
  it('is what its products would cost more, what is in a bundle aside', () => {
    expect(cartSavings([item(5000, 4000), item(2500, 2500), item(900, 0, true)])).toBe(1000);
    expect(cartSavings([])).toBe(0);
  });

  it('is whole cents and never below nothing', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents)), (prices) => {
        const savings = cartSavings(prices.map(([original, price]) => item(original, price)));
        expect(Number.isInteger(savings) && savings >= 0).toBe(true);
      }),
    );
  });
});
