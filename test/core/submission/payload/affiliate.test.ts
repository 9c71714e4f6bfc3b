import { describe, expect, it } from 'vitest';
import { fullOrder } from '../../../../src/core/submission/full-order';
import { factsOf, inputOf, valuesWithSecrets } from '../example-order';

const bundle = { product_id: 'b1', product_ids: ['35601'], price: '99.00' };

function affiliateOf(affiliateCode: string, affiliate_code_toggle: boolean) {
  const facts = factsOf({ ...valuesWithSecrets, affiliateInformation: { affiliateCode } }, { bundles: [{ ...bundle, config: { affiliate_code_toggle } }] });
  return (fullOrder(inputOf({ facts })).data as { affiliate?: object }).affiliate;
}

describe('the affiliate of an order', () => {
  it('is the code that the visitor entered, where it is asked for (SUBM-12, TRACK-13, COMP-19)', () => {
    expect(affiliateOf(' friend-7 ', true)).toEqual({ affiliate_code: 'friend-7' });
    expect([affiliateOf('friend-7', false), affiliateOf('', true)]).toEqual([undefined, undefined]);
  });
});
