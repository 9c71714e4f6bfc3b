import { describe, expect, it } from 'vitest';
import { addressesPart, tokenizerBilling } from '../../../src/submission/payload/addresses';
import { llcValues, mailing } from '../example-order';

describe('addresses', () => {
  const elsewhere = { country: 'CA', line1: '9 Bay St', city: 'Toronto', state: 'Ontario', zip: 'M5J 2X2' };

  it('are the mailing address, and the same for billing (SUBM-25)', () => {
    expect(addressesPart(llcValues)).toEqual([
      { kind: 'primary', label: 'Mailing Address', ...mailing },
      { kind: 'billing', label: 'Billing Address', ...mailing },
    ]);
  });

  it('are different where a different billing address is given (SUBM-25)', () => {
    const values = { ...llcValues, billing: { different: true, address: elsewhere } };
    expect(addressesPart(values)[1]).toEqual({
      kind: 'billing',
      label: 'Billing Address',
      line1: '9 Bay St',
      city: 'Toronto',
      state_province_region: 'Ontario',
      zip_postal_code: 'M5J 2X2',
      country: 'CA',
    });
    expect(addressesPart(values)[0]).toMatchObject(mailing);
    // Typed, then thought better of.
    const undone = { ...llcValues, billing: { different: false, address: elsewhere } };
    expect(addressesPart(undone)[1]).toMatchObject(mailing);
  });

  it('hold nothing that their country does not have (ADDR-27)', () => {
    const address = { country: { key: 'HK', value: 'Hong Kong' }, line1: '1 Queen’s Rd', city: 'Central', state: 'Ontario', zip: '82601' };
    const values = { ...llcValues, billing: { different: true, address } };
    expect(addressesPart(values)[1]).toEqual({
      kind: 'billing',
      label: 'Billing Address',
      line1: '1 Queen’s Rd',
      city: 'Central',
      state_province_region: '',
      zip_postal_code: '',
      country: 'HK',
    });
  });

  it('have the names of the tokenizer for the card (CARD-08)', () => {
    expect(tokenizerBilling({ ...llcValues, billing: { different: true, address: elsewhere } })).toEqual({
      line1: '9 Bay St',
      city: 'Toronto',
      state: 'Ontario',
      zipcode: 'M5J 2X2',
      country: 'CA',
    });
  });
});
