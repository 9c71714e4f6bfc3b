import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsItems, analyticsTotal } from '../../../src/core/pricing/analytics-items';
import { portionSum, priceLedger } from '../../../src/core/pricing/price-ledger';
import { cartTotal } from '../../../src/core/pricing/total';
import { anyCart, bundleItem, inBundle, pricedItem } from './sample-items';

describe('the products for analytics', () => {
  it('have id, name, category, price in dollars and quantity, the state fees left out (TRACK-02, TRACK-04)', () => {
    const formation = pricedItem(3900, 10000, 375, { product_id: '35601', name: 'Business Formation', category: 'filing' });
    const both = pricedItem(12500, 0, 0, { product_id: '15612', name: 'Registered Agent', category: 'registered_agent', includedInBothCompanies: true });
    expect(analyticsItems([formation, both])).toEqual([
      { item_id: '35601', item_name: 'Business Formation', item_category: 'filing', price: 42.75, quantity: 1 },
      { item_id: '15612', item_name: 'Registered Agent', item_category: 'registered_agent', price: 125, quantity: 2 },
    ]);
    expect(analyticsTotal([formation, both])).toBe(4275 + 25000);
  });

  it('name what a bundle holds at what is paid for it beside the bundle (TRACK-02)', () => {
    const filing = pricedItem(3900, 10000, 375, { ...inBundle(), product_id: '35601', type: 'business_formation' });
    expect(analyticsItems([bundleItem(9900), filing]).map(({ item_id, price }) => [item_id, price])).toEqual([['900', 99], ['35601', 3.75]]);
  });

  it('cost the total without state fees, to the cent (TRACK-04)', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const fees = priceLedger(cart).reduce((sum, entry) => sum + portionSum(entry, ['stateFee']), 0);
        expect(analyticsTotal(cart) + fees).toBe(cartTotal(cart));
        expect(analyticsItems(cart).reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)).toBe(analyticsTotal(cart));
        expect(analyticsItems(cart)).toHaveLength(cart.length);
      }),
    );
  });
});
