import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseCoupons, parseSubscriptionBundles } from '../../../src/commerce/catalogue/parse-products';
import { isCents, money, number } from '../../kernel/util/wire-values';

const silent = () => {};

describe('parseSubscriptionBundles', () => {
  const bundle = {
    id: 50056,
    name: 'Wyoming Business Subscription',
    jurisdiction: 'WY',
    product_ids: [35601, '15612', null],
    llc_price: '348.00',
    corp_price: 360,
    price_monthly: '29.00',
  };

  it('reads a bundle, its yearly prices in cents', () => {
    expect(parseSubscriptionBundles([bundle], silent)).toEqual([
      {
        id: '50056',
        wireId: 50056,
        name: 'Wyoming Business Subscription',
        jurisdiction: 'WY',
        product_ids: ['35601', '15612'],
        llc_price: 34800,
        corp_price: 36000,
      },
    ]);
  });

  it.each([[{ id: undefined }], [{ llc_price: '1.234' }], [{ corp_price: null }], [{ corp_price: -1 }], [{ jurisdiction: null }]])(
    'leaves %o out and reports it',
    (flaw) => {
      const report = vi.fn();
      expect(parseSubscriptionBundles([{ ...bundle, ...flaw }, bundle], report)).toHaveLength(1);
      expect(report).toHaveBeenCalledOnce();
    },
  );

  it('takes a bundle once', () => {
    const report = vi.fn();
    expect(parseSubscriptionBundles([bundle, { ...bundle, llc_price: '1.00' }], report)).toMatchObject([{ llc_price: 34800 }]);
    expect(report).toHaveBeenCalledExactlyOnceWith('A repeated subscription bundle was left out.', expect.anything());
  });
});

describe('parseCoupons', () => {
  const coupon = {
    id: 60001,
    name: '$25 off',
    product_id_restrictions: [15612],
    dollar_value: '25.00',
    percent_value: 0,
    bundled: false,
    bundleID: null,
  };

  it('reads a coupon in dollars and one in percent', () => {
    expect(parseCoupons([coupon, { id: 2, percent_value: '10', bundled: true, bundleID: 5 }], silent)).toEqual([
      { ...coupon, id: '60001', wireId: 60001, product_id_restrictions: ['15612'], dollar_value: 2500 },
      {
        id: '2',
        wireId: 2,
        name: '',
        product_id_restrictions: [],
        dollar_value: 0,
        percent_value: 10,
        bundled: true,
        bundleID: 5,
      },
    ]);
  });

  it('takes a coupon once, and one whose other value is left empty', () => {
    const report = vi.fn();
    expect(
      parseCoupons(
        [
          { ...coupon, percent_value: '' },
          { ...coupon, dollar_value: null },
        ],
        report,
      ),
    ).toMatchObject([{ dollar_value: 2500, percent_value: 0 }]);
    expect(report).toHaveBeenCalledExactlyOnceWith('A repeated coupon was left out.', expect.anything());
  });

  it.each([
    [{ id: '' }],
    [{ dollar_value: '-1' }],
    [{ dollar_value: '0.001' }],
    [{ percent_value: 101 }],
    [{ percent_value: 'ten' }],
    [{ percent_value: [5] }],
    [{ percent_value: NaN }],
  ])('leaves %o out and reports it', (flaw) => {
    const report = vi.fn();
    expect(parseCoupons([{ ...coupon, ...flaw }, coupon], report)).toHaveLength(1);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('both', () => {
  it('never throw, and let no part of a cent or percent beyond 100 through', () => {
    const fields = {
      id: fc.nat(9),
      jurisdiction: fc.constantFrom('WY', ''),
      product_ids: fc.anything(),
      llc_price: money,
      corp_price: money,
    };
    const bundles = fc.array(fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.anything()));
    const coupon = {
      id: fc.nat(9),
      product_id_restrictions: fc.anything(),
      dollar_value: money,
      percent_value: number,
      bundled: fc.anything(),
      bundleID: fc.anything(),
    };
    const coupons = fc.array(fc.oneof(fc.record(coupon, { requiredKeys: [] }), fc.anything()));
    fc.assert(
      fc.property(bundles, coupons, (wireBundles, wireCoupons) => {
        for (const { llc_price, corp_price } of parseSubscriptionBundles(wireBundles, silent))
          expect(isCents(llc_price) && isCents(corp_price)).toBe(true);
        const parsed = parseCoupons(wireCoupons, silent);
        for (const { dollar_value, percent_value } of parsed)
          expect(isCents(dollar_value) && percent_value >= 0 && percent_value <= 100).toBe(true);
        expect(new Set(parsed.map(({ id }) => id)).size).toBe(parsed.length);
      }),
    );
  });
});
