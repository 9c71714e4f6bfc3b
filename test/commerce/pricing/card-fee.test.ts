import { describe, expect, it } from 'vitest';
import { blankItem } from '../../../src/commerce/items/configure-item';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { readPageConfig } from '../../../src/kernel/page-config/read-page-config';
import { cardFeeOf } from '../../../src/commerce/pricing/card-fee';
import { formingIn, fullCatalogue, someFacts, wireMethod } from '../catalogue/sample-facts';

const costing = (...costs: number[]) => ({
  ...blankItem,
  filing_methods: costs.map((cost, index) => ({ key: String(index), cost, filedIn: 0, docsIn: 0 })),
});

describe('the card fee', () => {
  it.each([
    [[10_000], 500],
    [[15_000, 10_000], 800],
    [[14_999], 700],
    [[9_000], 500],
    [[8_900], 400],
    [[0], 0],
    [[], 0],
  ])('of filings that cost %o cents is %i: 5 percent of the highest, to the whole dollar (PRICE-05)', (costs, fee) => {
    expect(cardFeeOf(costing(...costs), 5)).toBe(fee);
  });

  it.each([
    [0, 0],
    [0.1, 0],
    [2.5, 300],
    [3.255, 300],
    [3.5, 400],
    [100, 10_000],
  ])('of a page that asks %d percent of 100.00 is %i cents, to the whole dollar (PRICE-16)', (percent, fee) => {
    expect(cardFeeOf(costing(10_000), percent)).toBe(fee);
  });

  const free = parseProducts(
    [
      {
        product_id: 5602,
        name: 'Free Formation',
        price: '0.00',
        type: 'business_formation_free',
        filing_methods: [
          wireMethod(1, 'WY', '100.00'),
          wireMethod(2, 'WY', '310.00'),
          wireMethod(3, 'WY', '900.00', { entity_types: ['Corp'] }),
        ],
      },
    ],
    (message) => expect.unreachable(message),
  );
  const catalogue = { ...fullCatalogue, filing: { ...fullCatalogue.filing, WY: [...fullCatalogue.filing.WY!, ...free] } };
  const primaryProducts = ['businessFormationFree', 'book'];
  const fees = (config: object) =>
    rebuildCart(someFacts({ catalogue, config: { primaryProducts, ...config }, values: formingIn('WY') })).map(
      ({ saveAs, ccFee, price }) => [saveAs, ccFee, price],
    );

  it("is the free formation's alone, beside its price (PRICE-05)", () => {
    // 5 % of 310.00 = 15.50
    expect(fees({})).toEqual([
      ['businessFormationFree', 1600, 10_000],
      ['book', 0, 5000],
    ]);
  });

  it('is what the page config says, none for 0, and the usual one for what is no share (PRICE-16)', () => {
    const feeAt = (cardFee: number) => fees({ payment: { cardFee } })[0]![1];
    // 2.9 % of 310.00 = 8.99
    expect([feeAt(0), feeAt(2.9), feeAt(10)]).toEqual([0, 900, 3100]);
    for (const wrong of [-1, 101, '3', null, Number.NaN, [3]]) {
      const { config } = readPageConfig(
        { formType: 'FormABusinessForm', payment: { cardFee: wrong } },
        { formTypes: ['FormABusinessForm'] },
      );
      expect([wrong, config?.payment.cardFee]).toEqual([wrong, 5]);
    }
  });

  it("is the bundle's to pay", () => {
    const bundles = [{ product_id: '900', product_ids: ['5602'], price: '9.00' }];
    expect(fees({ bundles }).map(([, ccFee]) => ccFee)).toEqual([0, 0, 0]);
  });
});
