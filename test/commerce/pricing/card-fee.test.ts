import { describe, expect, it } from 'vitest';
import { blankItem } from '../../../src/commerce/items/configure-item';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
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
    expect(cardFeeOf(costing(...costs))).toBe(fee);
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

  it("is the bundle's to pay", () => {
    const bundles = [{ product_id: '900', product_ids: ['5602'], price: '9.00' }];
    expect(fees({ bundles }).map(([, ccFee]) => ccFee)).toEqual([0, 0, 0]);
  });
});
