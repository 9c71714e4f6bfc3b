import { doubleLLC } from '../../../src/forms/double-llc.form';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../src/kernel/facts/cart';
import { configureProduct } from '../../../src/commerce/items/configure-dependents';
import { configureItem } from '../../../src/commerce/items/configure-item';
import { agents, choice, filings, formingIn, simples, someFacts } from '../catalogue/sample-facts';

const facts = someFacts({ values: formingIn('WY') });
const wyoming = (product = filings.WY[0]!) => ({ product, jurisdiction: 'WY', isFiling: true });

describe('configureItem', () => {
  it('prices a filing with the cost and surcharge of its method, and names both as sent', () => {
    expect(configureItem(facts, wyoming())).toMatchObject({
      product_id: '5601',
      wireId: 5601,
      name: 'Business Formation',
      saveAs: 'businessFormation',
      state: 'WY',
      entityType: 'LLC',
      quantity: 1,
      baseFee: 3900,
      stateFee: 10000,
      originalStateFee: 10000,
      processingSurcharge: 375,
      price: 14275,
      originalPrice: 14275,
      isFiling: true,
      isFederal: false,
      product_option_id: '560110',
      product_option_wireId: 560110,
      product_option_key: '560110',
      durationFormatted: '',
      order: 100,
    });
  });

  it('takes the filing method that the visitor chose', () => {
    const values = { ...formingIn('WY'), selectedFilingMethodKeys: { WY: { businessFormation: '560111' } } };
    expect(configureItem(someFacts({ values }), wyoming())).toMatchObject({
      stateFee: 15000,
      price: 19275,
      product_option_id: '560111',
    });
  });

  it('has no item for a filing that cannot be made for the entity type', () => {
    const values = formingIn('WY', { entityType: choice('Trust') });
    expect(configureItem(someFacts({ values }), wyoming())).toBeUndefined();
  });

  it('marks what is federal', () => {
    const item = configureItem(facts, { product: filings.US[0]!, jurisdiction: 'US', isFiling: true });
    expect(item).toMatchObject({ isFederal: true, state: 'US', stateFee: 35000, price: 74900 });
  });

  it('says for how many years a product runs when it is more than one', () => {
    const durations = agents.slice(0, 3).map((product) => {
      const item = configureItem(facts, { product, jurisdiction: 'WY', isFiling: false });
      return [item?.duration, item?.multiYear, item?.durationFormatted, item?.price];
    });
    expect(durations).toEqual([
      [36, true, '(3 Years)', 33000],
      [12, false, '', 12500],
      [24, true, '(2 Years)', 22500],
    ]);
  });

  it('carries what the page says of the product', () => {
    const products = { book: { saveAs: 'folder', label: 'Folder', tooltipText: 'A folder', order: 3 } };
    const item = configureItem(someFacts({ config: { products } }), { product: simples[0]!, jurisdiction: '', isFiling: false });
    expect(item).toMatchObject({ saveAs: 'folder', labelText: 'Folder', tooltipText: 'A folder', order: 3, state: '' });
  });

  it('carries all that an item is made of, its parts N times those of a piece (CART-01, PRICE-13)', () => {
    const binding = {
      saveAs: 'filing',
      quantity: 3,
      hideLineItem: true,
      includedInBothCompanies: true,
      label: 'Filing',
      tooltipText: 'Help',
      order: 7,
      linkedProduct: 'book',
    };
    const config = { filingProducts: { businessFormation: binding }, formType: 'FormABusinessForm' };
    const product = { ...filings.WY[0]!, category: 'filing', subcategory: 'formation', duration: 24 };
    const item = configureProduct(someFacts({ config, values: formingIn('WY') }), wyoming(product))!;
    const { linkedProduct, ...rest } = item;
    expect(linkedProduct).toMatchObject({ product_id: '40002' });
    expect(rest).toEqual({
      name: 'Business Formation',
      quantity: 3,
      product_id: '5601',
      wireId: 5601,
      saveAs: 'filing',
      type: 'business_formation',
      category: 'filing',
      subcategory: 'formation',
      state: 'WY',
      multiState: false,
      isBundle: false,
      bundle_type: '',
      price_monthly: 0,
      price: 42_825,
      originalPrice: 42_825,
      appliedCoupons: [],
      priceChanges: [],
      entityType: 'LLC',
      isUsingHomeState: false,
      bundled: false,
      bundleID: '',
      bundledInPrimaryBundle: false,
      use_facade: false,
      stateFee: 30_000,
      originalStateFee: 30_000,
      baseFee: 11_700,
      processingSurcharge: 1125,
      ccFee: 0,
      product_option_id: '560110',
      product_option_wireId: 560110,
      product_option_key: '560110',
      disabled: false,
      duration: 24,
      durationFormatted: '(2 Years)',
      multiYear: true,
      configuredDependentFilingProducts: [],
      dependantProductID: '',
      parentProductState: '',
      includedInBothCompanies: false,
      vehicleKey: '',
      labelText: 'Filing',
      tooltipText: 'Help',
      order: 7,
      isFiling: true,
      isFederal: false,
      hideLineItem: true,
      abbreviation: '',
      leftOut: [],
      additionalLabels: [],
      filing_methods: [
        { key: '560110', cost: 10_000, filedIn: 72, docsIn: 24 },
        { key: '560111', cost: 15_000, filedIn: 24, docsIn: 24 },
      ],
    } satisfies Omit<CartItem, 'linkedProduct'>);
    const double = { ...someFacts({ config, values: formingIn('WY') }) };
    const both = configureItem({ ...double, form: doubleLLC }, wyoming());
    expect(both?.includedInBothCompanies).toBe(true);
  });

  it('carries the jurisdiction of a registered agent, and no methods for what is not filed (CART-01)', () => {
    const item = configureItem(facts, { product: agents[1]!, jurisdiction: 'WY', isFiling: false });
    expect(item).toMatchObject({ abbreviation: 'WY', state: 'WY', filing_methods: [], quantity: 1, hideLineItem: false });
  });
});
