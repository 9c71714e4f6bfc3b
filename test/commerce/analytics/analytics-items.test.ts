import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affiliateTotal, analyticsItems } from '../../../src/commerce/analytics/analytics-items';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import type { Cart } from '../../../src/kernel/facts/cart';
import { cartItemKey } from '../../../src/commerce/items/cart-operations';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { portionSum, priceLedger } from '../../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { sumBy } from '../../../src/kernel/util/collections';
import { centsOf } from '../../support/ga4-events';
import { readGoldenOrder } from '../../golden/golden-case';
import { anyCart, bundleItem, inBundle, pricedItem } from '../pricing/sample-items';
import { someFacts } from '../catalogue/sample-facts';

const itemsOf = (cart: Cart) => [...analyticsItems(cart).values()];
const stateFees = (cart: Cart) => sumBy(priceLedger(cart), (entry) => portionSum(entry, ['stateFee']));

/** As every cart of the product: no item twice. */
const anyRealCart = anyCart.map((cart) => [...new Map(cart.map((item) => [cartItemKey(item), item])).values()]);

const facts = someFacts();

describe('the items for analytics', () => {
  it('have name, category, price and id, and the state (TRACK-02)', () => {
    const item = pricedItem(3900, 10000, 400, { product_id: '35601', name: 'Business Formation', category: 'filing', state: 'WY' });
    expect(itemsOf([item])).toEqual([
      { item_id: '35601', item_name: 'Business Formation', item_category: 'filing', item_variant: 'WY', price: 43, quantity: 1 },
    ]);
  });

  it('are priced by the piece, so that pieces and companies multiply (TRACK-02)', () => {
    const three = pricedItem(9000, 0, 300, { quantity: 3, includedInBothCompanies: true });
    expect(itemsOf([three])).toMatchObject([{ price: 31, quantity: 6 }]);
    expect(centsOf(itemsOf([pricedItem(1000, 0, 0, { quantity: 3 })]))).toBe(1000);
  });

  it('cost nothing where a bundle covers them, but for what it leaves to them (TRACK-02)', () => {
    const cart = [
      bundleItem(9900),
      pricedItem(3900, 10000, 400, { product_id: '2', type: 'business_formation', ...inBundle() }),
      pricedItem(500, 0, 0, { product_id: '3', ...inBundle() }),
    ];
    expect(itemsOf(cart).map(({ price }) => price)).toEqual([99, 4, 0]);
  });

  it('add up to the ledger without state fees, whatever the cart (TRACK-04)', () => {
    fc.assert(
      fc.property(anyRealCart, (cart) => {
        expect(centsOf(itemsOf(cart))).toBe(cartTotal(cart) - stateFees(cart));
      }),
    );
  });

  it.each<[Record<string, unknown>, number, number, FormValues?]>([
    [{ expedited_processing_toggle: true }, 1, 0],
    [{ expedited_processing_toggle: true, expeditedProcessingOptInToggle: true }, 0, 0],
    [{}, 0, 0],
    [
      { expedited_processing_toggle: true, expeditedProcessingOptInToggle: true },
      1,
      50,
      { productState: { expeditedProcessing: { checked: true } } },
    ],
  ])('by the bundle config %j hold %i of expedited processing at %i dollars (TRACK-06)', async (toggles, count, price, chosen = {}) => {
    const { facts } = await readGoldenOrder('bundle-without-speeds-expedited');
    const bundles = facts.config.bundles.map((bundle) => ({ ...bundle, config: toggles }));
    const values: FormValues = { ...facts.values, ...{ productState: {} }, ...chosen };
    const expedited = itemsOf(rebuildCart({ ...facts, values, config: { ...facts.config, bundles } })).filter(
      ({ item_id }) => item_id === '40036',
    );
    expect(expedited.map((item) => item.price)).toEqual(Array(count).fill(price));
  });
});

describe('the total for an affiliate', () => {
  const formation = pricedItem(3900, 10000, 400, { product_id: '1', type: 'business_formation' });
  const book = pricedItem(5000, 0, 0, { product_id: '2', type: 'book' });

  it('counts primary products and nothing else outside of a bundle, without state fees (TRACK-05)', () => {
    expect(affiliateTotal(facts, [formation, book])).toBe(43);
    expect(affiliateTotal(facts, [book])).toBe(0);
  });

  it('counts a bundle at its price, with what stays payable of its products (TRACK-05)', () => {
    expect(affiliateTotal(facts, [bundleItem(9900), { ...formation, ...inBundle() }, { ...book, ...inBundle() }])).toBe(103);
  });
});
