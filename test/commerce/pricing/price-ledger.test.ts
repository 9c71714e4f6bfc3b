import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem, PriceChange } from '../../../src/kernel/facts/cart';
import { entrySum, ledgerRows, originalSum, portionSum, priceLedger } from '../../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { anyCart, bundleItem, inBundle, pricedItem } from './sample-items';

const partsOf = (cart: readonly CartItem[], at = 0) =>
  priceLedger(cart)[at]!.parts.map(({ kind, portion, cents }) => [kind, portion, cents]);
const sums = (...cart: CartItem[]) => priceLedger(cart).map(entrySum);
const coupon = (base: number, surcharge: number, stateFee: number): PriceChange => ({
  kind: 'coupon',
  name: 'Spring',
  base,
  surcharge,
  stateFee,
});

describe('the price ledger of one item', () => {
  it('takes the price apart to the cent, parts of nothing left out', () => {
    expect(partsOf([pricedItem(3900, 10000, 375)])).toEqual([
      ['base', 'base', 3900],
      ['surcharge', 'surcharge', 375],
      ['stateFee', 'stateFee', 10000],
    ]);
    expect(partsOf([pricedItem(0)])).toEqual([]);
  });

  it('starts from the listed price and names each reason for another', () => {
    const named: PriceChange = { kind: 'named', name: '', base: 100, surcharge: 0, stateFee: 0 };
    const [{ parts }] = priceLedger([pricedItem(2600, 9000, 0, { priceChanges: [coupon(-1500, -375, -1000), named] })]) as [
      ReturnType<typeof priceLedger>[number],
    ];
    expect(parts).toEqual([
      { kind: 'base', portion: 'base', name: '', cents: 4000 },
      { kind: 'coupon', portion: 'base', name: 'Spring', cents: -1500 },
      { kind: 'named', portion: 'base', name: '', cents: 100 },
      { kind: 'surcharge', portion: 'surcharge', name: '', cents: 375 },
      { kind: 'coupon', portion: 'surcharge', name: 'Spring', cents: -375 },
      { kind: 'stateFee', portion: 'stateFee', name: '', cents: 10000 },
      { kind: 'coupon', portion: 'stateFee', name: 'Spring', cents: -1000 },
    ]);
  });

  it('has the card fee of a free formation beside its price (SUMM-11)', () => {
    const free = pricedItem(0, 5000, 0, { type: 'business_formation_free', ccFee: 400 });
    expect(partsOf([free])).toEqual([
      ['stateFee', 'stateFee', 5000],
      ['cardFee', 'cardFee', 400],
    ]);
    expect(cartTotal([free])).toBe(5400);
  });

  it('counts twice what is for both companies (SUMM-09)', () => {
    const item = pricedItem(3900, 10000, 375);
    expect(cartTotal([item, { ...item, product_id: '2', includedInBothCompanies: true }])).toBe(3 * 14275);
    const [entry] = priceLedger([{ ...item, includedInBothCompanies: true }]);
    expect([entry!.count, portionSum(entry!, ['stateFee']), originalSum(entry!)]).toEqual([2, 20000, 28550]);
  });
});

/** What keeps its state fee and surcharge inside a bundle. */
const filings = [
  ...['business_formation', 'business_formation_free', 'foreign_registration', 'domestication', 'compliance_filing'],
  ...['change_of_agent', 'trade_name', 'tax_id', 'trademark'],
];

describe('the price ledger of a bundle', () => {
  it.each(filings)('keeps state fee and surcharge of %s, and nothing else of it (SUMM-07)', (type) => {
    const filing = pricedItem(3900, 10000, 375, { ...inBundle(), type, ccFee: 900 });
    expect(sums(bundleItem(9900), filing)).toEqual([9900, 10375]);
    expect(partsOf([filing])).toContainEqual(['bundle', 'base', -3900]);
    expect(partsOf([filing])).toContainEqual(['bundle', 'cardFee', -900]);
  });

  it('pays all of what is not on that list (SUMM-07)', () => {
    const others = ['registered_agent', 'ny_publication', ''].map((type) => pricedItem(12500, 20000, 100, { ...inBundle(), type }));
    expect(sums(bundleItem(9900), ...others)).toEqual([9900, 0, 0, 0]);
  });

  it('leaves products beside it as they are (SUMM-06, SUMM-07)', () => {
    const book = pricedItem(5000, 0, 0, { product_id: '40002' });
    expect(cartTotal([bundleItem(9900), pricedItem(12500, 0, 0, inBundle()), book])).toBe(14900);
  });

  it('says where a bundle shows the filing at its own price', () => {
    const filing = pricedItem(3900, 0, 0, { ...inBundle(), use_facade: true });
    expect(partsOf([bundleItem(9900), filing], 1)).toEqual([
      ['base', 'base', 3900],
      ['facade', 'base', -3900],
    ]);
  });

  it('covers a price after its coupons', () => {
    const filing = pricedItem(2900, 0, 0, { ...inBundle(), priceChanges: [coupon(-1000, 0, 0)] });
    expect(partsOf([filing])).toEqual([
      ['base', 'base', 3900],
      ['coupon', 'base', -1000],
      ['bundle', 'base', -2900],
    ]);
    expect(originalSum(priceLedger([filing])[0]!)).toBe(0);
  });

  it('is named in the payload with what it holds; what no bundle holds names itself', () => {
    const bundle = bundleItem(9900);
    const held = pricedItem(3900, 0, 0, inBundle());
    const lost = pricedItem(3900, 0, 0, inBundle('901'));
    const book = pricedItem(5000);
    expect(priceLedger([bundle, held, lost, book]).map(({ namedBy }) => namedBy)).toEqual([bundle, bundle, lost, book]);
  });
});

describe('cartTotal', () => {
  it('sums the price of each product (SUMM-06)', () => {
    expect(cartTotal([pricedItem(3900, 10000, 375), pricedItem(22500), pricedItem(0)])).toBe(36775);
    expect(cartTotal([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat())), (prices) => {
        const cart = prices.map(([base, fee, surcharge]) => pricedItem(base, fee, surcharge));
        expect(cartTotal(cart)).toBe(cart.reduce((sum, { price }) => sum + price, 0));
      }),
    );
  });

  it('is the monthly price alone with a subscription bundle (SUMM-06)', () => {
    const subscription = bundleItem(2900, '50056', { bundle_type: 'subscription', price_monthly: 2900 });
    const filing = pricedItem(3900, 10000, 375, { ...inBundle('50056'), type: 'business_formation', ccFee: 100 });
    expect(cartTotal([subscription, filing, pricedItem(5000)])).toBe(2900);
  });

  it('is whole cents of at least nothing, whatever the cart, and no item has a negative sum', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        for (const entry of priceLedger(cart)) expect(Number.isInteger(entrySum(entry)) && entrySum(entry) >= 0).toBe(true);
      }),
    );
  });
});

describe('the rows of the ledger', () => {
  it('name product, state, reason and cents', () => {
    const cart = [pricedItem(3900, 10000, 0, { name: 'Formation', state: 'WY', includedInBothCompanies: true })];
    expect(ledgerRows(cart)).toEqual([
      { name: 'Formation', state: 'WY', kind: 'base', cents: 7800 },
      { name: 'Formation', state: 'WY', kind: 'stateFee', cents: 20000 },
    ]);
  });

  it('add up to the total', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(ledgerRows(cart).reduce((sum, { cents }) => sum + cents, 0)).toBe(cartTotal(cart));
      }),
    );
  });
});
