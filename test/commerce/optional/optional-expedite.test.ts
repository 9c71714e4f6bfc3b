import { describe, expect, it } from 'vitest';
import { isExpediteOffered } from '../../../src/commerce/optional/optional-expedite';
import { bundle, factsOf } from './optional-facts';

describe('expedited processing', () => {
  const offered = (config: Record<string, unknown>, alwaysOptIns: readonly string[] = []) =>
    isExpediteOffered(factsOf({ alwaysOptIns, config: { bundles: [bundle(config)] } }));

  it('may be opted in where the primary bundle says so, and where the page always asks (CART-22)', () => {
    expect(offered({ expeditedProcessingOptInToggle: true })).toBe(true);
    expect([offered({}), offered({ expeditedProcessingOptInToggle: false }), offered({ expeditedProcessingOptInToggle: 'true' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([offered({}, ['expeditedProcessing']), offered({}, ['partnerInsurance'])]).toEqual([true, false]);
  });

  it('may not where there is no bundle, or none with a config', () => {
    expect(isExpediteOffered(factsOf({}))).toBe(false);
    expect(isExpediteOffered(factsOf({ config: { bundles: [{ product_id: '1', product_ids: [], price: '1' }] } }))).toBe(false);
  });
});
