import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartSavings } from '../../../src/commerce/pricing/total';
import { anyCart, bundleItem, inBundle, pricedItem } from './sample-items';

const off = (base: number, stateFee = 0) => ({ priceChanges: [{ kind: 'coupon' as const, name: '', base, surcharge: 0, stateFee }] });

describe('what an order saves', () => {
  it('is what single products cost less than listed, state fees included (SUMM-12)', () => {
    expect(cartSavings([pricedItem(4000, 9000, 300, off(-1000, -500)), pricedItem(2500)])).toBe(1500);
    expect(cartSavings([])).toBe(0);
  });

  it('is what a bundle costs less than its products by themselves, these not counted again (SUMM-12)', () => {
    const bundle = bundleItem(9900, '900', { originalPrice: 16400 });
    const filing = pricedItem(3900, 10000, 375, { ...inBundle(), type: 'business_formation' });
    const agent = pricedItem(12500, 0, 0, { ...inBundle(), type: 'registered_agent' });
    expect(cartSavings([bundle, filing, agent])).toBe(6500);
    expect(cartSavings([bundle, filing, agent, pricedItem(4000, 0, 0, off(-1000))])).toBe(7500);
  });

  it('has what a coupon takes off a fee that is kept in a bundle, not off a price that the bundle pays (SUMM-12)', () => {
    const filing = pricedItem(2900, 9000, 0, { ...inBundle(), type: 'trade_name', ...off(-1000, -700) });
    expect(cartSavings([bundleItem(5000), filing])).toBe(700);
  });

  it('counts twice what is for both companies (SUMM-09, SUMM-12)', () => {
    expect(cartSavings([pricedItem(4000, 0, 0, { ...off(-1000), includedInBothCompanies: true })])).toBe(2000);
  });

  it('is whole cents and never below nothing, though a named price may be above the listed one', () => {
    expect(
      cartSavings([pricedItem(9000, 0, 0, { priceChanges: [{ kind: 'named', name: '', base: 4000, surcharge: 0, stateFee: 0 }] })]),
    ).toBe(0);
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(Number.isInteger(cartSavings(cart)) && cartSavings(cart) >= 0).toBe(true);
      }),
    );
  });
});
