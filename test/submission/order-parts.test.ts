import { describe, expect, it } from 'vitest';
import { orderParts } from '../../src/submission/order-parts';
import { inputOf, mailing } from './example-order';

const input = inputOf({ context: { ...inputOf().context, hadChat: true } });

describe('the parts of an order', () => {
  it('are all there, in their order (SUBM-03, SUBM-08)', () => {
    expect(Object.keys(orderParts(input)).join(' ')).toBe(
      'contact account emails addresses phones company secondCompany affiliate finalProducts secondCompanyFinalProducts notes secondCompanyNotes nyop payment',
    );
  });

  it('are each built from the answers, the cart and the visit (SUBM-08)', () => {
    expect(orderParts(input)).toMatchObject({
      contact: { first_name: 'Ann', last_name: 'Lee' },
      account: {
        email_address: 'ann@example.com',
        password: 'Correct-Horse-1',
        notes: ['Client interacted with Live Chat', 'A/B variants: blue'],
      },
      emails: [],
      addresses: [
        { kind: 'primary', ...mailing },
        { kind: 'billing', ...mailing },
      ],
      phones: [{ kind: 'primary' }],
      company: { name: 'Pine Ridge LLC' },
      finalProducts: [
        { product_id: 35601, data: { effective_date: 'Upon Filing' } },
        { product_id: '15624', data: {} },
      ],
      notes: ['Business purpose: Selling hand-made boots'],
      nyop: null,
      payment: null,
    });
  });

  it('leave their input as it was', () => {
    const before = JSON.stringify(input);
    orderParts(input);
    expect(JSON.stringify(input)).toBe(before);
  });
});
