import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankItem } from '../../../src/commerce/items/configure-item';
import type { CartItem } from '../../../src/kernel/facts/cart';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseCoupons, parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import type { Coupon } from '../../../src/kernel/facts/product';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { couponsFor, withCoupons } from '../../../src/commerce/pricing/coupons';
import { agents, choice, filings, formingIn, fullCatalogue, simples, someFacts, wireMethod } from '../catalogue/sample-facts';

const coupon = (rest: Partial<Coupon> = {}): Coupon => ({
  id: '60',
  wireId: 60,
  name: 'Spring',
  product_id_restrictions: ['7'],
  dollar_value: 0,
  percent_value: 0,
  bundled: false,
  bundleID: null,
  ...rest,
});
const item = (base: number, surcharge: number, stateFee: number, rest: Partial<CartItem> = {}): CartItem => ({
  ...blankItem,
  product_id: '7',
  baseFee: base,
  processingSurcharge: surcharge,
  stateFee,
  originalStateFee: stateFee,
  price: base + surcharge + stateFee,
  originalPrice: base + surcharge + stateFee,
  ...rest,
});
const partsAfter = (dollars: number, percent: number) => {
  const { baseFee, processingSurcharge, stateFee, price } = withCoupons(item(3900, 375, 10_000), [
    coupon({ dollar_value: dollars, percent_value: percent }),
  ]);
  expect(price).toBe(baseFee + processingSurcharge + stateFee);
  return [baseFee, processingSurcharge, stateFee];
};

describe('a coupon', () => {
  it('has an id, its products, a value and a bundle, as the server says (PRICE-01)', () => {
    const wire = {
      id: 60,
      name: 'Spring',
      product_id_restrictions: [7, '8'],
      dollar_value: '5.00',
      percent_value: 10,
      bundled: true,
      bundleID: 900,
    };
    expect(parseCoupons([wire], (message) => expect.unreachable(message))).toEqual([
      coupon({ product_id_restrictions: ['7', '8'], dollar_value: 500, percent_value: 10, bundled: true, bundleID: 900 }),
    ]);
  });

  it('applies to the products that it names, and to no other (PRICE-01)', () => {
    const coupons = [
      coupon({ id: '61', wireId: 61, product_id_restrictions: ['40002', '40002'], dollar_value: 1000 }),
      coupon({ product_id_restrictions: [], dollar_value: 1000 }),
    ];
    const facts = someFacts({ catalogue: { ...fullCatalogue, coupons }, config: { primaryProducts: ['book', 'seal'] } });
    const [book, seal] = rebuildCart(facts);
    expect(book).toMatchObject({
      price: 4000,
      originalPrice: 5000,
      baseFee: 4000,
      appliedCoupons: [{ id: '61', wireId: 61, name: 'Spring', bundled: false, bundleID: null }],
    });
    expect(seal).toMatchObject({ price: 3500, originalPrice: 3500, appliedCoupons: [], priceChanges: [] });
  });

  it('of dollars takes from our price first, and from the state fee only with what is left (PRICE-02)', () => {
    expect(partsAfter(1000, 0)).toEqual([2900, 375, 10_000]);
    expect(partsAfter(3900, 0)).toEqual([0, 375, 10_000]);
    expect(partsAfter(4275, 0)).toEqual([0, 0, 10_000]);
    expect(partsAfter(5000, 0)).toEqual([0, 0, 9275]);
    expect(partsAfter(14_275, 0)).toEqual([0, 0, 0]);
    expect(partsAfter(99_999, 0)).toEqual([0, 0, 0]);
  });

  it('of percent takes from every part alike, half a cent rounded up once a part (PRICE-03)', () => {
    // 90 %: 3510, 337.5 and 9000
    expect(partsAfter(0, 10)).toEqual([3510, 338, 9000]);
    expect(partsAfter(0, 100)).toEqual([0, 0, 0]);
    expect(partsAfter(0, 33.3)).toEqual([2601, 250, 6670]);
    expect(partsAfter(0, 0)).toEqual([3900, 375, 10_000]);
  });

  it('says what it took of each part', () => {
    const { priceChanges, originalStateFee } = withCoupons(item(3900, 375, 10_000), [coupon({ dollar_value: 5000 })]);
    expect(priceChanges).toEqual([{ kind: 'coupon', name: 'Spring', base: -3900, surcharge: -375, stateFee: -725 }]);
    expect(originalStateFee).toBe(10_000);
  });

  it('of percent comes before one of dollars, each kind in the order of the reply (PRICE-14)', () => {
    const after = (...coupons: Coupon[]) => withCoupons(item(1000, 0, 0), coupons);
    const [dollars, percent] = [coupon({ id: 'd', dollar_value: 100 }), coupon({ id: 'p', percent_value: 50 })];
    expect([after(dollars, percent).price, after(percent, dollars).price]).toEqual([400, 400]);
    const more = [coupon({ id: 'e', dollar_value: 50 }), dollars, coupon({ id: 'q', percent_value: 10 }), percent];
    expect(after(...more).appliedCoupons.map(({ id }) => id)).toEqual(['q', 'p', 'e', 'd']);
    expect(after(...more).price).toBe(300);
  });

  it('after another leaves a fraction of a cent to it, so that a part is rounded once (PRICE-14)', () => {
    const prices = (...coupons: Coupon[]) => withCoupons(item(5, 1, 333), coupons);
    const half = coupon({ percent_value: 50 });
    // 5 · ¼ = 1.25, 1 · ¼ = 0.25, 333 · ¼ = 83.25; rounded twice they would be 2, 1 and 84.
    expect(prices(half, half)).toMatchObject({ baseFee: 1, processingSurcharge: 0, stateFee: 83, price: 84 });
    // 2.5 of the base and 0.5 of the surcharge are used up, 1 of the fee's 166.5 is left to take.
    expect(prices(half, coupon({ dollar_value: 4 }))).toMatchObject({ baseFee: 0, processingSurcharge: 0, stateFee: 166 });
    expect(prices(half, half).priceChanges.map(({ base, stateFee }) => [base, stateFee])).toEqual([
      [-2, -166],
      [-2, -84],
    ]);
  });

  it('takes nothing from a price that the visitor named (NYOP-11)', () => {
    const coupons = [coupon({ product_id_restrictions: ['15612', '40002'], percent_value: 50 })];
    const facts = someFacts({
      config: { nyop: { mode: 'full' } },
      offer: { ...nothingOffered, primaryProducts: ['registeredAgent', 'book'], asksNyop: true },
      catalogue: { ...fullCatalogue, coupons },
      values: { ...formingIn('WY'), nyop: { requestedPrice: '80' } },
    });
    const prices = (from: typeof facts) => rebuildCart(from).map(({ price, appliedCoupons }) => [price, appliedCoupons.length]);
    expect(prices(facts)).toEqual([
      [8000, 0],
      [2500, 1],
    ]);
    expect(prices({ ...facts, values: { ...facts.values, nyop: { immediateService: true } } })).toEqual([
      [6250, 1],
      [2500, 1],
    ]);
  });

  it('takes once from a line of several pieces (PRICE-13)', () => {
    const coupons = [coupon({ product_id_restrictions: ['40002'], dollar_value: 1000 })];
    const facts = someFacts({
      catalogue: { ...fullCatalogue, coupons },
      config: { primaryProducts: ['book'], products: { book: { quantity: 3 } } },
    });
    expect(rebuildCart(facts)).toMatchObject([{ price: 14_000, originalPrice: 15_000, quantity: 3 }]);
  });

  it('for what is bundled applies to the items of its bundle, or of any (PRICE-01)', () => {
    const bundledIn = (bundleID: string) => item(1000, 0, 0, { bundled: bundleID !== '', bundleID });
    const applies = (bundleID: string | number | null) => {
      const facts = someFacts({ catalogue: { ...fullCatalogue, coupons: [coupon({ bundled: true, bundleID })] } });
      return ['', '900', '901'].map((id) => couponsFor(facts, bundledIn(id), () => []).length);
    };
    expect(applies('900')).toEqual([0, 1, 0]);
    expect(applies(900)).toEqual([0, 1, 0]);
    expect(applies(null)).toEqual([0, 1, 1]);
  });

  it('leaves whole cents that are never below zero, and accounts for each of them', () => {
    const cents = fc.nat(10_000_000);
    const any = fc
      .record({ dollar_value: cents, percent_value: fc.oneof(fc.nat(100), fc.double({ min: 0, max: 100, noNaN: true })) })
      .map((rest) => coupon(rest));
    fc.assert(
      fc.property(cents, cents, cents, fc.array(any, { maxLength: 4 }), (base, surcharge, stateFee, coupons) => {
        const before = item(base, surcharge, stateFee);
        const after = withCoupons(before, coupons);
        for (const part of [after.baseFee, after.processingSurcharge, after.stateFee])
          expect(Number.isInteger(part) && part >= 0).toBe(true);
        const changed = after.priceChanges.reduce((sum, change) => sum + change.base + change.surcharge + change.stateFee, 0);
        expect(after.price - changed).toBe(after.originalPrice);
        expect(after.appliedCoupons).toHaveLength(coupons.length);
      }),
    );
  });
});

describe('a coupon for a change of agent', () => {
  const change = parseProducts(
    [
      {
        product_id: 5605,
        name: 'Change of Agent',
        price: '50.00',
        type: 'change_of_agent',
        filing_methods: [wireMethod(560510, 'WY', '5.00', { filing: { locality: 'domestic' } })],
      },
    ],
    (message) => expect.unreachable(message),
  );
  const priceFor = (months: string, primaryProducts: string[], restrictions: string[], more: Partial<PageConfig> = {}) => {
    const catalogue = {
      ...fullCatalogue,
      registeredAgent: agents,
      simple: simples,
      filing: { ...filings, WY: [...filings.WY, ...change] },
      coupons: [coupon({ product_id_restrictions: restrictions, dollar_value: 1000 })],
    };
    const facts = someFacts({
      catalogue,
      config: { primaryProducts, ...more },
      values: formingIn('WY', { registeredAgentServiceDuration: choice(months) }),
    });
    return rebuildCart(facts).find(({ saveAs }) => saveAs === 'changeOfAgent')?.price;
  };

  it('applies to those only who take the registered agent for longer than a year (PRICE-04)', () => {
    const both = ['changeOfAgent', 'registeredAgent'];
    expect([priceFor('12', both, ['5605']), priceFor('24', both, ['5605'])]).toEqual([5500, 4500]);
    expect(priceFor('24', ['changeOfAgent'], ['5605'])).toBe(5500);
    // The agent may be the bundle's.
    const bundles = [{ product_id: '900', product_ids: ['15624'], price: '10.00' }];
    expect(priceFor('24', ['changeOfAgent'], ['5605'], { bundles })).toBe(4500);
    expect(priceFor('12', both, ['5605'], { products: { registeredAgent: { product_id: '15624' } } })).toBe(4500);
    // One that names its likes of other states is the same coupon; one that names another product is not.
    expect(priceFor('12', both, ['5605', '99905'])).toBe(5500);
    expect(priceFor('12', both, ['5605', '40002'])).toBe(4500);
  });
});
