import { describe, expect, it } from 'vitest';
import { setPath } from '../../../src/kernel/util/paths';
import { accountPart } from '../../../src/submission/payload/account';
import { factsOf, valuesWithSecrets } from '../example-order';

describe('the account', () => {
  it('has email, password, notes and variants (SUBM-17)', () => {
    expect(accountPart(factsOf(valuesWithSecrets), ['a note'])).toEqual({
      email_address: 'ann@example.com',
      password: 'Correct-Horse-1',
      notes: ['a note'],
      ab_test_rolled_variants: ['blue'],
    });
  });

  it('has the password to the letter, spaces included', () => {
    const values = setPath(valuesWithSecrets, 'accountInformation.password', ' Correct Horse 1 ');
    expect(accountPart(factsOf(values), []).password).toBe(' Correct Horse 1 ');
  });
});
