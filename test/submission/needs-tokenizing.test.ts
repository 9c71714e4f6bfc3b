import { describe, expect, it } from 'vitest';
import { needsTokenizing } from '../../src/submission/needs-tokenizing';
import { valuesWithSecrets } from './example-order';

describe('tokenizing', () => {
  const billingAddress = { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };
  const request = { card: valuesWithSecrets.card, billingAddress, testKey: '' };

  it('is needed without a token, and not again for the same data (CARD-11)', () => {
    expect(needsTokenizing(undefined, request)).toBe(true);
    const { country, ...rest } = billingAddress;
    expect(needsTokenizing(request, { card: { ...valuesWithSecrets.card }, billingAddress: { country, ...rest }, testKey: '' })).toBe(
      false,
    );
  });

  it.each(Object.keys(valuesWithSecrets.card))('is needed again when %s of the card changes (CARD-11)', (field) => {
    expect(needsTokenizing(request, { ...request, card: { ...valuesWithSecrets.card, [field]: 'x' } })).toBe(true);
  });

  it('is needed again in another test mode (CARD-09, CARD-11)', () => {
    expect(needsTokenizing(request, { ...request, testKey: 'key' })).toBe(true);
  });

  it.each(Object.keys(billingAddress))('is needed again when %s of the billing address changes (CARD-11)', (field) => {
    expect(needsTokenizing(request, { ...request, billingAddress: { ...billingAddress, [field]: '' } })).toBe(true);
  });
});
