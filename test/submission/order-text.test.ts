import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderText } from '../../src/submission/order-text';

const order = {
  website: 'demo',
  companies: [{ company: { name: 'Pine Ridge LLC' }, products: [{ product_id: 7, quantity: 1 }], notes: ['Business purpose: tea'] }],
  account: { email_address: 'ann@example.com', password: 'Correct-Horse-1', notes: ['A/B variants: 1'] },
  payment: { processor: 'elavon', token: 'tok_1', billing_address: { line1: '1 Main St' } },
};
const [company] = order.companies;

describe('the text of what is ordered', () => {
  it('is another one with other files (SUBM-55)', () => {
    const file = (content: string) => new File([content], 'cv.pdf', { lastModified: 1 });
    const text = orderText(order, { resume: file('a') });
    expect(orderText(order, { resume: file('b') })).toBe(text);
    expect(orderText(order, { resume: file('cc') })).not.toBe(text);
    expect(orderText(order, { coverLetter: file('a') })).not.toBe(text);
    expect(orderText(order, {})).toBe(orderText(order));
  });

  it.each([
    ['its payment', { ...order, payment: null }],
    ['its password', { ...order, account: { ...order.account, password: 'other' } }],
    ['its notes', { ...order, account: { ...order.account, notes: [] }, companies: [{ ...company, notes: undefined }] }],
    ['its affiliate', { ...order, affiliate: { platform: 'everflow' } }],
    ['the order of its keys', Object.fromEntries(Object.entries(order).reverse())],
  ])('is the same whatever %s (SUBM-55)', (_what, other) => {
    expect(orderText(other)).toBe(orderText(order));
  });

  it.each([
    ['a name', { ...order, companies: [{ ...company, company: { name: 'Pine Ridge Inc' } }] }],
    ['a quantity', { ...order, companies: [{ ...company, products: [{ product_id: 7, quantity: 2 }] }] }],
    ['an email', { ...order, account: { ...order.account, email_address: 'ann@example.org' } }],
    ['a further company', { ...order, companies: [company, company] }],
  ])('differs with %s (SUBM-55)', (_what, other) => {
    expect(orderText(other)).not.toBe(orderText(order));
  });

  it('is the same for the same data, whatever that is (SUBM-55)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(orderText(JSON.parse(JSON.stringify({ data })) as object)).toBe(orderText({ data }));
      }),
    );
  });

  it('differs between any two names (SUBM-55)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 50 }), (names) => {
        expect(new Set(names.map((name) => orderText({ name }))).size).toBe(names.length);
      }),
    );
  });
});
