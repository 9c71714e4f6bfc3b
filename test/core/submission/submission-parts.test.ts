import { describe, expect, it } from 'vitest';
import {
  buildParts,
  emptyParts,
  freeAccountFlow,
  orderFlow,
  readSecrets,
} from '../../../src/core/submission/submission-parts';
import { agent, factsOf, formation, llcValues, mailing, secrets } from './example-order';

const input = { facts: factsOf(), cart: [formation, agent], secrets, hadChat: true };

describe('the order flow', () => {
  it('has its steps in order (SUBM-08)', () => {
    expect(orderFlow.join(' ')).toBe(
      'contact accountNotes account emails addresses phones company secondCompany card affiliate ' +
        'finalProducts productData companyNotes nyop tokenizing signup',
    );
  });

  it('builds each part from the ones before it (SUBM-08)', () => {
    const parts = buildParts(orderFlow, input);
    expect(parts).toMatchObject({
      contact: { first_name: 'Ann', last_name: 'Lee' },
      account: {
        email_address: 'ann@example.com',
        password: 'Correct-Horse-1',
        notes: ['Client interacted with Live Chat', 'A/B variants: blue'],
      },
      emails: [],
      addresses: [{ kind: 'primary', ...mailing }, { kind: 'billing', ...mailing }],
      phones: [{ kind: 'primary' }],
      company: { name: 'Pine Ridge LLC' },
      card: secrets.card,
      finalProducts: [
        { product_id: 35601, data: { effective_date: 'Upon Filing' } },
        { product_id: '15624', data: {} },
      ],
      notes: ['Business purpose: Selling hand-made boots'],
      payment: null,
    });
    // The account comes after its notes: the other way round it would have none.
    const swapped = buildParts(['account', 'accountNotes'], input);
    expect(swapped.account!.notes).toEqual([]);
  });

  it('holds every part of a submission and the answer to it (SUBM-03)', () => {
    const held = [
      'company',
      'secondCompany',
      'account',
      'contact',
      'phones',
      'addresses',
      'emails',
      'payment',
      'card',
      'affiliate',
      'nyop',
      'finalProducts',
      'secondCompanyFinalProducts',
      'notes',
      'response',
    ];
    expect(Object.keys(buildParts(orderFlow, input))).toEqual(expect.arrayContaining(held));
    expect(Object.keys(emptyParts)).toEqual(expect.arrayContaining(held));
  });

  it('leaves its input and the empty parts as they were', () => {
    const before = JSON.stringify([input, emptyParts]);
    buildParts(orderFlow, input);
    expect(JSON.stringify([input, emptyParts])).toBe(before);
  });
});

describe('the free account flow', () => {
  it('is account, contact, captcha and signup (SUBM-09)', () => {
    expect(freeAccountFlow).toEqual(['account', 'contact', 'captcha', 'signup']);
    const parts = buildParts(freeAccountFlow, input);
    expect(parts).toEqual({ ...emptyParts, account: parts.account, contact: parts.contact });
    expect(parts.account).toMatchObject({ email_address: 'ann@example.com' });
    expect(parts.contact).toMatchObject({ last_name: 'Lee' });
  });
});

describe('secrets', () => {
  it('are read from the current values of the form, the password to the letter', () => {
    const card = { ...secrets.card, number: '4111 1111 1111 1111' };
    expect(readSecrets({ ...llcValues, accountInformation: { password: ' Correct Horse 1 ' }, card })).toEqual({
      password: ' Correct Horse 1 ',
      card: secrets.card,
    });
  });
});
