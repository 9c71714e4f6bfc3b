import { describe, expect, it } from 'vitest';
import { configureItem } from '../../../src/core/cart/configure-item';
import { agents, choice, filings, formingIn, simples, someFacts } from '../catalogue/sample-facts';

const facts = someFacts({ values: formingIn('WY') });
const wyoming = (product = filings.WY[0]!) => ({ product, jurisdiction: 'WY', isFiling: true });

describe('configureItem', () => {
  it('prices a filing with the cost and surcharge of its method, and names both as sent', () => {
    expect(configureItem(facts, wyoming())).toMatchObject({
      product_id: '5601',
      sentID: 5601,
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
      product_option_sentID: 560110,
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
});
