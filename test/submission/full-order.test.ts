import { describe, expect, it } from 'vitest';
import type { Switches } from '../../src/submission/switches';
import { fullOrder } from '../../src/submission/full-order';
import { orderParts } from '../../src/submission/order-parts';
import { setPath } from '../../src/kernel/util/paths';
import { factsOf, inputOf, valuesWithSecrets } from './example-order';

const parts = orderParts(inputOf());

const dataWith = (switches: Switches) => fullOrder(inputOf({ context: { ...inputOf().context, switches } })).data;

describe('the payload of a full order', () => {
  it('has its keys, one company with its products and notes, and the parts (SUBM-12)', () => {
    const { data, files } = fullOrder(inputOf());
    expect(data).toEqual({
      website: 'demo',
      client_ip: '192.0.2.1',
      companies: [{ products: parts.finalProducts, company: parts.company, notes: parts.notes }],
      account: parts.account,
      contact: parts.contact,
      phones: parts.phones,
      addresses: parts.addresses,
      emails: [],
      payment: null,
      test: false,
      cancel_services: false,
      formType: 'FormABusinessForm',
    });
    expect(files).toEqual({});
    expect(parts.finalProducts).toHaveLength(2);
  });

  it('leaves notes out where there are none, and has nyop where it is asked (SUBM-12)', () => {
    const values = setPath(valuesWithSecrets, 'companyInformation.businessPurpose', '');
    const facts = factsOf({ ...values, nyop: { immediateService: false, requestedPrice: '49' } });
    const { data } = fullOrder(inputOf({ facts: { ...facts, offer: { ...facts.offer, asksNyop: true } } }));
    expect((data as { companies: object[] }).companies[0]).not.toHaveProperty('notes');
    expect(data).toMatchObject({ nyop: { immediateService: false, requestedPrice: '49' } });
  });

  it('has the answers to own questions that are asked, each by its words (SUBM-61, CONTACT-05)', () => {
    const questions = [
      { label: 'Gift?', type: 'yesNo' },
      { label: 'For whom?', type: 'text', when: { question: 'Gift?', answers: ['Yes'] } },
      { label: 'Wrapped', type: 'checkbox', when: { question: 'Gift?', answers: ['Yes'] } },
      { label: 'Gift?', type: 'text' },
    ] as const;
    const orderWith = (gift: string) => {
      const answers = { gift, for_whom: ' Ann ', wrapped: true, gift_2: '' };
      const facts = factsOf({ ...valuesWithSecrets, questions: answers });
      return fullOrder(inputOf({ facts: { ...facts, config: { ...facts.config, questions } } })).data as { questions: object };
    };
    expect(orderWith('Yes').questions).toEqual({ 'Gift?': 'Yes', 'For whom?': 'Ann', Wrapped: 'Yes', 'Gift? 2': '' });
    expect(orderWith('No').questions).toEqual({ 'Gift?': 'No', 'Gift? 2': '' });
  });

  it('has the files that answer own questions, each under its place, and their names as answers (SUBM-62)', () => {
    const questions = [
      { label: 'Passport?', type: 'yesNo' },
      { label: 'Passport', type: 'file', when: { question: 'Passport?', answers: ['Yes'] } },
      { label: 'Photo', type: 'file', required: false },
    ] as const;
    const passport = new File(['%PDF-'], 'passport.pdf');
    const orderWith = (answer: string) => {
      const facts = factsOf({ ...valuesWithSecrets, questions: { passport: answer, passport_2: passport, photo: '' } });
      return fullOrder(inputOf({ facts: { ...facts, config: { ...facts.config, questions } } }));
    };
    expect(orderWith('Yes')).toMatchObject({
      files: { 'question-1': passport },
      data: { questions: { Passport: 'passport.pdf', Photo: '' } },
    });
    expect(orderWith('No').files).toEqual({});
  });

  it('has the signature with its own time and statement, where the page asks for one (ITEM-11)', () => {
    const kept = { name: ' Ada Okafor ', signedAt: '2030-01-15T17:03:00Z', statement: 'I declare it.' };
    const signatureWith = (statement: string, signature: object) => {
      const facts = factsOf({ ...valuesWithSecrets, signature: { ...kept, ...signature } });
      const config = { ...facts.config, signature: { statement, matchContact: false } };
      return (fullOrder(inputOf({ facts: { ...facts, config } })).data as { signature?: object }).signature;
    };
    expect(signatureWith('I declare it.', {})).toEqual({ name: 'Ada Okafor', signed_at: kept.signedAt, statement: 'I declare it.' });
    expect(signatureWith('', {})).toBeUndefined();
    for (const nothing of [{ name: ' ' }, { signedAt: '' }]) expect(signatureWith('I declare it.', nothing)).toBeUndefined();
  });

  it('has the test flag in the test mode of the tokenizer, and the cancel flag as switched (SUBM-14)', () => {
    expect(dataWith({ bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: 'key' })).toMatchObject({
      test: true,
      cancel_services: false,
    });
    expect(dataWith({ bailBeforeSubmission: false, cancelServices: true, tokenizerTestKey: '' })).toMatchObject({
      test: false,
      cancel_services: true,
    });
  });

  it('never holds card number or security code (CARD-13)', () => {
    const sent = JSON.stringify(fullOrder(inputOf()).data);
    expect(sent).not.toMatch(/4111 ?1111/);
    expect(sent).not.toContain('cvc');
    expect(sent).not.toContain('"card"');
  });
});
