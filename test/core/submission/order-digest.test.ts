import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderDigest } from '../../../src/core/submission/order-digest';

const order = {
  website: 'demo',
  companies: [{ company: { name: 'Pine Ridge LLC' }, products: [{ product_id: 7, quantity: 1 }], notes: ['Business purpose: tea'] }],
  account: { email_address: 'ann@example.com', password: 'Correct-Horse-1', notes: ['A/B variants: 1'] },
  payment: { processor: 'elavon', token: 'tok_1', billing_address: { line1: '1 Main St' } },
};
const [company] = order.companies;

describe('the digest of an order', () => {
  it('is another one with other files (SUBM-55)', () => {
    const [one, same, other] = ['a', 'b', 'cc'].map((content) => ({ resume: new File([content], 'cv.pdf', { lastModified: 1 }) }));
    expect(orderDigest(order, one)).toBe(orderDigest(order, same));
    expect(orderDigest(order, one)).not.toBe(orderDigest(order, other));
    expect(orderDigest(order, {})).toBe(orderDigest(order));
  });

  it.each([
    ['its payment', { ...order, payment: null }],
    ['its password', { ...order, account: { ...order.account, password: 'other' } }],
    ['its notes', { ...order, account: { ...order.account, notes: [] }, companies: [{ ...company, notes: undefined }] }],
    ['its affiliate', { ...order, affiliate: { platform: 'everflow' } }],
    ['the order of its keys', Object.fromEntries(Object.entries(order).reverse())],
  ])('is the same whatever %s (SUBM-55)', (_what, other) => {
    expect(orderDigest(other)).toBe(orderDigest(order));
  });

  it.each([
    ['a name', { ...order, companies: [{ ...company, company: { name: 'Pine Ridge Inc' } }] }],
    ['a quantity', { ...order, companies: [{ ...company, products: [{ product_id: 7, quantity: 2 }] }] }],
    ['an email', { ...order, account: { ...order.account, email_address: 'ann@example.org' } }],
    ['a further company', { ...order, companies: [company, company] }],
  ])('differs with %s (SUBM-55)', (_what, other) => {
    expect(orderDigest(other)).not.toBe(orderDigest(order));
  });

  it('is short, and the same for the same data, whatever that is (SUBM-55)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const digest = orderDigest({ data });
        expect(digest).toMatch(/^[a-z0-9]{1,11}$/);
        expect(orderDigest(JSON.parse(JSON.stringify({ data })) as object)).toBe(digest);
      }),
    );
  });

  it('differs between any two names (SUBM-55)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 50 }), (names) => {
        expect(new Set(names.map((name) => orderDigest({ name }))).size).toBe(names.length);
      }),
    );
  });
});
