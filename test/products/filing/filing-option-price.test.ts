import { describe, expect, it } from 'vitest';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { CatalogueEntry } from '../../../src/commerce/catalogue/product-lookup';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { Coupon, FilingMethod } from '../../../src/kernel/facts/product';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { filingOptionParts, ourFee } from '../../../src/products/filing/filing-option-price';
import { entrySum, priceLedger } from '../../../src/commerce/pricing/price-ledger';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { choice, filings, formingIn, fullCatalogue, someFacts, wireMethod } from '../../commerce/catalogue/sample-facts';
import { pricedItem } from '../../commerce/pricing/sample-items';

const product = filings.WY[0]!;
const [cheap, fast] = product.filing_methods;
const coupon = (rest: Partial<Coupon> = {}): Coupon => ({
  id: '7',
  wireId: 7,
  name: '10 % off',
  product_id_restrictions: ['5601'],
  dollar_value: 0,
  percent_value: 10,
  bundled: false,
  bundleID: null,
  ...rest,
});
const bundle = (rest: Partial<BundleConfig> = {}): BundleConfig => ({ product_id: '900', product_ids: ['5601'], price: '99.00', ...rest });

/** What a way of filing shows, our fee and the state's together. */
function filingCost(facts: Facts, offered: CatalogueEntry, method: FilingMethod): number {
  const { price, fees } = filingOptionParts(facts, offered, method);
  return price + fees;
}

/** The price shown for the cheap way of forming in Wyoming: 39.00 ours, 100.00 the state's, 3.75 surcharge. */
function priceOf({
  bundles = [],
  coupons = [],
  method = cheap!,
}: { bundles?: PageConfig['bundles']; coupons?: readonly Coupon[]; method?: typeof cheap } = {}) {
  const facts = someFacts({ values: formingIn('WY'), config: { bundles }, catalogue: { ...fullCatalogue, coupons } });
  return filingCost(facts, { product, jurisdiction: 'WY', isFiling: true }, method!);
}

describe('our fee and the filing cost', () => {
  it('are the base fee, without and with the state fee (PRICE-07)', () => {
    const item = pricedItem(3900, 10000, 375);
    expect(ourFee(item)).toBe(3900);
    const values = formingIn('WY');
    const { price, fees } = filingOptionParts(someFacts({ values }), { product, jurisdiction: 'WY', isFiling: true }, cheap!);
    expect([price, fees]).toEqual([4275, 10000]);
  });
});

describe('the price of a filing option', () => {
  it('is the price of the filing by that method, after coupons', () => {
    expect([priceOf(), priceOf({ method: fast })]).toEqual([14275, 19275]);
    expect(priceOf({ coupons: [coupon()] })).toBe(3510 + 9000 + 338);
    expect(priceOf({ coupons: [coupon({ product_id_restrictions: ['801'] })] })).toBe(14275);
  });

  it('is bundle price and state fee in a bundle, without facade and matching coupon (PRICE-06)', () => {
    expect([priceOf({ bundles: [bundle()] }), priceOf({ bundles: [bundle()], method: fast })]).toEqual([19900, 24900]);
    expect(priceOf({ bundles: [bundle()], coupons: [coupon({ product_id_restrictions: ['801'] })] })).toBe(19900);
  });

  it('is not what it adds to the total: that is state fee and surcharge, beside the bundle once (SUMM-08)', () => {
    const config = { bundles: [bundle()], primaryProducts: ['businessFormation'] };
    const cart = rebuildCart(someFacts({ values: formingIn('WY'), config }));
    expect(priceOf({ bundles: config.bundles })).toBe(9900 + 10000);
    expect(priceLedger(cart).map(entrySum)).toEqual([9900, 10000 + 375]);
    expect(cartTotal(cart)).toBe(9900 + 10375);
  });

  it('is the price of the product in a bundle with a facade or a matching coupon (PRICE-06)', () => {
    expect(priceOf({ bundles: [bundle({ use_facade: true })] })).toBe(14275);
    expect(priceOf({ bundles: [bundle()], coupons: [coupon()] })).toBe(3510 + 9000 + 338);
    const bundled = coupon({ bundled: true, bundleID: '900' });
    expect(priceOf({ bundles: [bundle()], coupons: [bundled] })).toBe(3510 + 9000 + 338);
    expect(priceOf({ coupons: [bundled] })).toBe(14275);
  });

  it('has no coupon for a change of agent with a year of service or less (PRICE-04)', () => {
    const [change] = parseProducts(
      [
        {
          product_id: 5605,
          name: 'Change of Agent',
          price: '50.00',
          type: 'change_of_agent',
          filing_methods: [wireMethod(560510, 'WY', '5.00')],
        },
      ],
      (message) => expect.unreachable(message),
    );
    const shown = (months: string, bundles: PageConfig['bundles'] = []) => {
      const catalogue = {
        ...fullCatalogue,
        filing: { WY: [change!] },
        coupons: [coupon({ product_id_restrictions: ['5605'], percent_value: 0, dollar_value: 1000 })],
      };
      const values = formingIn('WY', { registeredAgentServiceDuration: choice(months) });
      const facts = someFacts({ values, catalogue, config: { bundles, primaryProducts: ['changeOfAgent', 'registeredAgent'] } });
      const price = filingCost(facts, { product: change!, jurisdiction: 'WY', isFiling: true }, change!.filing_methods[0]!);
      const paid = rebuildCart(facts).find(({ saveAs }) => saveAs === 'changeOfAgent')!;
      return { price, paid: paid.price };
    };
    expect([shown('12'), shown('24')]).toEqual([
      { price: 5500, paid: 5500 },
      { price: 4500, paid: 4500 },
    ]);
    const held = [bundle({ product_ids: ['5605'] })];
    expect([shown('12', held).price, shown('24', held).price]).toEqual([9900 + 500, 4500]);
  });

  it('minds only a bundle that applies and holds the filing', () => {
    expect(priceOf({ bundles: [bundle({ product_ids: ['801'] })] })).toBe(14275);
    const limits = { entity_type_limit_toggle: true, entity_type_limit_select: ['Corp'] };
    expect(priceOf({ bundles: [bundle({ config: limits })] })).toBe(14275);
  });
});
