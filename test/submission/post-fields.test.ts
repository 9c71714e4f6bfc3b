import { describe, expect, it } from 'vitest';
import type { CaptchaUse, FormAction } from '../../src/submission/submission-traits';
import { postFields } from '../../src/submission/post-fields';
import { configOf } from './example-order';

const sent = { idempotencyKey: 'key-1', captchaResponse: 'answer' };
const fieldsOf = (action: FormAction, captcha: CaptchaUse, data: object = { a: 1 }) =>
  postFields(configOf(), { action, captcha }, data, sent);

describe('the fields of a post', () => {
  it('of a paid order have no captcha (SUBM-10)', () => {
    expect(fieldsOf('process_signup', 'none', { contact: { first_name: 'Zoë "Z"' } })).toEqual({
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      formFileName: 'form-a-business',
      signupData: '{"contact":{"first_name":"Zoë \\"Z\\""}}',
      idempotency_key: 'key-1',
    });
  });

  it('of a signup with a captcha have it beside signupData (SUBM-10)', () => {
    expect(fieldsOf('process_signup', 'checkedFirst')).toEqual({
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      formFileName: 'form-a-business',
      signupData: '{"a":1}',
      captchaResponse: 'answer',
      idempotency_key: 'key-1',
    });
  });

  it('of an order have its amounts beside signupData', () => {
    const ledger = [{ name: 'Formation', state: 'WY', kind: 'base', cents: 3900 }] as const;
    const fields = postFields(configOf(), { action: 'process_signup', captcha: 'none' }, { a: 1 }, { ...sent, ledger });
    expect([fields.signupData, fields.ledger]).toEqual(['{"a":1}', '[{"name":"Formation","state":"WY","kind":"base","cents":3900}]']);
  });

  it('of an order name what was saved of it (PLUS-05)', () => {
    const fields = (savedOrder: string) =>
      postFields(configOf(), { action: 'process_signup', captcha: 'none' }, { a: 1 }, { ...sent, savedOrder });
    expect(fields('7-abc')).toMatchObject({ saved_order: '7-abc' });
    expect(fields('')).not.toHaveProperty('saved_order');
  });

  it('of a message have contactData (CONTACT-03)', () => {
    expect(fieldsOf('process_contact', 'sent')).toEqual({
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      captchaResponse: 'answer',
      contactData: '{"a":1}',
      idempotency_key: 'key-1',
    });
  });

  const actions = [
    ['process_signup', 'signupData'],
    ['process_contact', 'contactData'],
    ['process_login', 'loginData'],
    ['process_reset_password', 'resetPasswordData'],
    ['process_application', 'applicationData'],
    ['process_client_profile', 'clientProfileData'],
  ] as const;

  it.each(actions)('of %s have %s, the key beside the JSON, not in it (SUBM-10)', (action, dataField) => {
    const { idempotency_key, ...fields } = fieldsOf(action, 'none');
    expect(idempotency_key).toBe('key-1');
    expect(fields[dataField]).toBe('{"a":1}');
    expect(Object.keys(fields).filter((name) => name.endsWith('Data'))).toEqual([dataField]);
  });

  it('have an empty captcha response where it was skipped', () => {
    const form = { action: 'process_contact', captcha: 'sent' } as const;
    expect(postFields(configOf(), form, {}, { idempotencyKey: 'k', captchaResponse: '' })).toMatchObject({ captchaResponse: '' });
  });
});
