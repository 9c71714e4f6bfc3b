import { describe, expect, it } from 'vitest';
import { bundleMethodFilter } from '../../../src/commerce/bundles/bundle-speeds';
import { filings } from '../catalogue/sample-facts';
import { bundle } from '../optional/optional-facts';

const formation = filings.WY[0]!;
const speeds = (config?: Record<string, unknown>) =>
  formation.filing_methods.filter(bundleMethodFilter(config && bundle(config), formation)).map(({ id }) => id);
const all = formation.filing_methods.map(({ id }) => id);
const lineItem = (own: object) => ({ lineItems: [{ product: 'businessFormation', toggle: true, ...own }] });

describe('the filing speeds of a bundle line item', () => {
  it('are offered with showFilingOptionsToggle alone, limited to filingOptionSpeeds (OPT-17)', () => {
    expect(speeds(lineItem({ showFilingOptionsToggle: true, filingOptionSpeeds: ['560111'] }))).toEqual(['560111']);
    expect(speeds(lineItem({ showFilingOptionsToggle: true }))).toEqual(all);
    expect(speeds(lineItem({ filingOptionSpeeds: ['560111'] }))).toEqual([]);
    expect(speeds(lineItem({ showFilingOptionsToggle: false }))).toEqual([]);
    expect(speeds(lineItem({ showFilingOptionsToggle: true, filingOptionSpeeds: ['no such speed'] }))).toEqual([]);
  });

  it('name their product by its id, its type or the name it is saved as', () => {
    for (const product of ['5601', 'business_formation', 'businessFormation'])
      expect(speeds({ lineItems: [{ product }] }), String(product)).toEqual([]);
    expect(formation.filing_methods.filter(bundleMethodFilter(bundle({ lineItems: [{ product: 'llc' }] }), formation, 'llc'))).toEqual([]);
  });

  it('of any other product are all there are, and line items without a product change nothing', () => {
    expect(speeds()).toEqual(all);
    for (const lineItems of [undefined, [], [{}], [{ product: 'registeredAgent' }]]) expect(speeds({ lineItems })).toEqual(all);
  });
});
