import { describe, expect, it } from 'vitest';
import { fullOrder } from '../../../src/core/submission/full-order';
import { buildParts, orderFlow } from '../../../src/core/submission/submission-parts';
import { agent, configOf, factsOf, formation, secrets } from './example-order';

const off = { cancelServices: false, tokenizerTestKey: '' };
const billing_address = { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };
const payment = { processor: 'elavon', token: 'tok_1', customer_id: 'cus_1', billing_address } as const;
const parts = {
  ...buildParts(orderFlow, { facts: factsOf(), cart: [formation, agent], secrets, hadChat: false }),
  payment,
};

describe('the payload of a full order', () => {
  it('has its keys, one company with its products and notes, and the parts (SUBM-12)', () => {
    const payload = fullOrder(configOf(), parts, off);
    expect(payload).toEqual({
      website: 'demo',
      client_ip: '192.0.2.1',
      companies: [{ products: parts.finalProducts, company: parts.company, notes: parts.notes }],
      account: parts.account,
      contact: parts.contact,
      phones: parts.phones,
      addresses: parts.addresses,
      emails: [],
      payment,
      test: false,
      cancel_services: false,
      formType: 'FormABusinessForm',
    });
    expect(payload.companies[0]!.products).toHaveLength(2);
  });

  it('leaves notes out where there are none, and has affiliate and nyop where there are (SUBM-12)', () => {
    const affiliate = { platform: 'everflow' };
    const nyop = { immediateService: false, requestedPrice: '49' };
    const payload = fullOrder(configOf(), { ...parts, notes: [], affiliate, nyop }, off);
    expect(payload.companies[0]).not.toHaveProperty('notes');
    expect(payload).toMatchObject({ affiliate, nyop });
  });

  it('has the test flag in the test mode of the tokenizer, and the cancel flag as switched (SUBM-14)', () => {
    expect(fullOrder(configOf(), parts, { ...off, tokenizerTestKey: 'key' })).toMatchObject({
      test: true,
      cancel_services: false,
    });
    expect(fullOrder(configOf(), parts, { ...off, cancelServices: true })).toMatchObject({
      test: false,
      cancel_services: true,
    });
  });

  it('never holds card number or security code (CARD-13)', () => {
    const sent = JSON.stringify(fullOrder(configOf(), parts, off));
    expect(sent).not.toContain(secrets.card.number);
    expect(sent).not.toContain('cvc');
    expect(sent).not.toContain('"card"');
  });
});
