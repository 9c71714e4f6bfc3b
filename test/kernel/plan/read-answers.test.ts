import { describe, expect, it } from 'vitest';
import { readAnswers, readField } from '../../../src/kernel/plan/read-answers';
import { field, moduleOf, planOf, stepOf } from './sample-plan';

const plan = planOf([
  stepOf('company', [
    moduleOf([
      field('companyInformation.companyName'),
      field('companyInformation.state', { initial: { key: '', value: '' } }),
      field('contactInformation.zip', { reading: 'code' }),
      field('contact.message', { control: 'textArea' }),
      field('accountInformation.email', { type: 'email', clean: (text) => text.trim() }),
      field('accountInformation.password', { type: 'password', secret: true }),
      field('card.number', { secret: true, inputmode: 'numeric' }),
      field('captcha.response', { secret: true }),
      field('llc.members[].first_name'),
    ]),
  ]),
]);

const odd = ' Oka\u200bfor\u00a0\tPine\u202e ';

describe('the answers that a form starts with, kept or configured', () => {
  it('are read as if they were entered, each by its kind (FIELD-25)', () => {
    expect(
      readAnswers(plan, {
        companyInformation: { companyName: odd, unasked: odd },
        contactInformation: { zip: '８２６０１–1234' },
        contact: { message: 'one\r\n two\u200b' },
        accountInformation: { email: '\u00a0ｉnfo@okafor.com ' },
        card: { number: '４１１１' },
        llc: { members: [{ first_name: 'Jose\u0301' }, { first_name: odd }] },
      }),
    ).toEqual({
      companyInformation: { companyName: ' Okafor Pine ', unasked: ' Okafor Pine ' },
      contactInformation: { zip: '82601-1234' },
      contact: { message: 'one\n two' },
      accountInformation: { email: 'info@okafor.com' },
      card: { number: '4111' },
      llc: { members: [{ first_name: 'José' }, { first_name: ' Okafor Pine ' }] },
    });
  });

  it('keep passwords, tokens, choices and files as they are (FIELD-25)', () => {
    const file = new File(['%PDF-'], 'a\u200b.pdf');
    const values = {
      accountInformation: { password: odd },
      captcha: { response: odd },
      companyInformation: { state: { key: odd, value: odd } },
      plate: { id: 1, name: odd },
      job: { resume: file },
    };
    expect(readAnswers(plan, values)).toBe(values);
  });

  it('are the same object where nothing changes', () => {
    const values = { companyInformation: { companyName: 'Okafor LLC' }, llc: { members: [{ first_name: 'Ann' }] } };
    expect(readAnswers(plan, values)).toBe(values);
  });
});

describe('what is entered in a field', () => {
  it('is ASCII where type, mask or input mode say so (FIELD-25)', () => {
    const wide = '１２–３';
    for (const code of [{ type: 'tel' }, { mask: '111' }, { inputmode: 'numeric' }, { inputmode: 'decimal' }] as const)
      expect(readField(field('card.cvc', code), wide)).toBe('12-3');
    for (const address of [{ type: 'email' }, { type: 'url' }] as const) expect(readField(field('card.cvc', address), wide)).toBe('12–3');
    expect(readField(field('card.cvc'), wide)).toBe(wide);
  });
});
