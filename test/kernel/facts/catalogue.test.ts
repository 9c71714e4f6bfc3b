import { describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { entriesOf } from '../../../src/commerce/catalogue/product-lookup';
import { agents, filings, simples } from '../../commerce/catalogue/sample-facts';

const soldIn = (jurisdiction: string, groups: object) =>
  entriesOf({ ...emptyCatalogue, ...groups }, jurisdiction).map(({ product }) => product.product_id);

describe('the catalogue', () => {
  it('holds registered agents, filings by state, simple products and subscription bundles (PROD-07)', () => {
    expect(Object.keys(emptyCatalogue)).toEqual(expect.arrayContaining(['registeredAgent', 'filing', 'simple', 'subscriptionBundles']));
    expect(soldIn('WY', { filing: filings })).toEqual(['5601', '5606', '1']);
    expect(soldIn('CO', { filing: filings })).toEqual(['801', '1']);
    expect(soldIn('US', { filing: filings })).toEqual(['1']);
    expect(soldIn('CO', { registeredAgent: agents })).toEqual(['10812']);
    expect(soldIn('', { filing: filings, registeredAgent: agents, simple: simples })).toEqual(['1', '40002', '40003', '40099']);
  });
});
