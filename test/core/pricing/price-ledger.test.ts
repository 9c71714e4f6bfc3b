import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../src/core/cart/cart-item';
import { blankItem } from '../../../src/core/cart/configure-item';
import { entrySum, priceLedger } from '../../../src/core/pricing/price-ledger';
import { cartTotal } from '../../../src/core/pricing/total';

const item = (baseFee: number, stateFee: number, processingSurcharge: number, rest: Partial<CartItem> = {}): CartItem => ({
  ...blankItem,
  product_id: '1',
  baseFee,
  stateFee,
  processingSurcharge,
  price: baseFee + stateFee + processingSurcharge,
  ...rest,
});
const partsOf = (...cart: CartItem[]) => priceLedger(cart).map(({ base, surcharge, stateFee }) => [base, surcharge, stateFee]);

describe('priceLedger', () => {
  it('takes each item apart to the cent', () => {
    expect(partsOf(item(3900, 10000, 375), item(22500, 0, 0))).toEqual([[3900, 375, 10000], [22500, 0, 0]]);
  });

  it('counts what is in a bundle by the bundle, save for what the state takes for a filing', () => {
    const bundle = item(9900, 0, 0, { product_id: '900', isBundle: true, bundle_type: 'regular' });
    const inBundle = { bundled: true, bundleID: '900' };
    expect(
      partsOf(bundle, item(3900, 10000, 375, { ...inBundle, isFiling: true }), item(12500, 0, 0, inBundle)),
    ).toEqual([[9900, 0, 0], [0, 375, 10000], [0, 0, 0]]);
  });
});

describe('cartTotal', () => {
  it('sums the price of each product (SUMM-06)', () => {
    expect(cartTotal([item(3900, 10000, 375), item(22500, 0, 0), item(0, 0, 0)])).toBe(36775);
    expect(cartTotal([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat())), (prices) => {
        const cart = prices.map(([base, fee, surcharge]) => item(base, fee, surcharge));
        expect(cartTotal(cart)).toBe(cart.reduce((sum, { price }) => sum + price, 0));
        expect(priceLedger(cart).map(entrySum)).toEqual(cart.map(({ price }) => price));
      }),
    );
  });

  it('is the monthly price alone with a subscription bundle (SUMM-06)', () => {
    const subscription = item(2900, 0, 0, { isBundle: true, bundle_type: 'subscription' });
    const filing = item(3900, 10000, 375, { bundled: true, isFiling: true });
    expect(cartTotal([subscription, filing, item(5000, 0, 0)])).toBe(2900);
  });
});
