import { describe, expect, it } from 'vitest';
import { cardPart, paymentPart } from '../../../src/submission/payload/card';

describe('the card', () => {
  it('has its six fields, the expiry as keys and the number unmasked (CARD-07)', () => {
    const card = {
      first_name: 'Ann',
      last_name: 'Lee',
      number: '3782 822463 10005',
      cvc: '1234',
      exp_month: { key: '7', value: '07 - July' },
      exp_year: { key: '2031', value: '31' },
    };
    expect(cardPart({ card })).toEqual({
      first_name: 'Ann',
      last_name: 'Lee',
      number: '378282246310005',
      cvc: '1234',
      exp_month: '7',
      exp_year: '2031',
    });
  });

  it('becomes a payment by its token (CARD-10)', () => {
    const billing = { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };
    expect(paymentPart({ token: 'tok_1', customer_id: 'cus_1' }, billing)).toEqual({
      processor: 'elavon',
      token: 'tok_1',
      customer_id: 'cus_1',
      billing_address: billing,
    });
  });
});
