import { describe, expect, it } from 'vitest';
import { setPath } from '../../../../src/core/util/paths';
import { accountPart } from '../../../../src/core/submission/payload/account';
import { factsOf, llcValues } from '../example-order';

describe('the account', () => {
  it('has email, password, notes and variants (SUBM-17)', () => {
    expect(accountPart(factsOf(), 'Correct-Horse-1', ['a note'])).toEqual({
      email_address: 'ann@example.com',
      password: 'Correct-Horse-1',
      notes: ['a note'],
      ab_test_rolled_variants: ['blue'],
    });
  });

  it('carries the affiliate type for affiliates only (SUBM-17)', () => {
    const values = setPath(llcValues, 'affiliateInformation.affiliateType', { key: 'blogger', value: 'A blogger' });
    const typeFor = (formType: string) => accountPart(factsOf(values, { formType }), '', []).affiliate_type;
    expect(typeFor('AffiliateSignupForm')).toBe('blogger');
    expect(accountPart(factsOf(values), '', [])).not.toHaveProperty('affiliate_type');
  });
});
