import { describe, expect, it } from 'vitest';
import { formTypes } from '../../../src/core/submission/action-for';
import { postFields } from '../../../src/core/submission/post-fields';
import { configOf } from './example-order';

const sent = { idempotencyKey: 'key-1', captchaResponse: 'answer' };
const fieldsOf = (formType: string, data: object = { a: 1 }) => postFields(configOf({ formType }), data, sent);

describe('the fields of a post', () => {
  it('of a paid order have no captcha (SUBM-10)', () => {
    expect(fieldsOf('FormABusinessForm', { contact: { first_name: 'Zoë "Z"' } })).toEqual({
      formType: 'FormABusinessForm',
      pageID: 'page-1',
      formFileName: 'form-a-business',
      signupData: '{"contact":{"first_name":"Zoë \\"Z\\""}}',
      idempotency_key: 'key-1',
    });
  });

  it.each(['FreeAccountForm', 'AffiliateSignupForm'])('of %s have it beside signupData (SUBM-10)', (formType) => {
    expect(fieldsOf(formType)).toEqual({
      formType,
      pageID: 'page-1',
      formFileName: 'form-a-business',
      signupData: '{"a":1}',
      captchaResponse: 'answer',
      idempotency_key: 'key-1',
    });
  });

  it.each(['ContactForm', 'CustomContactForm'])('of %s have contactData (CONTACT-03)', (formType) => {
    expect(fieldsOf(formType)).toEqual({
      formType,
      pageID: 'page-1',
      captchaResponse: 'answer',
      contactData: '{"a":1}',
      idempotency_key: 'key-1',
    });
  });

  it.each([
    ['LoginForm', 'loginData'],
    ['ResetPasswordForm', 'resetPasswordData'],
    ['JobApplicationForm', 'applicationData'],
    ['ClientProfileForm', 'clientProfileData'],
  ])('of %s have %s', (formType, dataField) => {
    expect(fieldsOf(formType)).toMatchObject({ formType, pageID: 'page-1', [dataField]: '{"a":1}' });
    expect(fieldsOf(formType)).not.toHaveProperty('formFileName');
  });

  it.each(formTypes)('of %s carry the key beside the JSON, not in it (SUBM-10)', (formType) => {
    const fields: Record<string, string | undefined> = fieldsOf(formType);
    expect(fields.idempotency_key).toBe('key-1');
    const json = Object.entries(fields).filter(([name]) => name.endsWith('Data'));
    expect(json).toHaveLength(1);
    expect(json[0]![1]).not.toContain('key-1');
  });

  it('have an empty captcha response where it was skipped', () => {
    const fields = postFields(configOf({ formType: 'ContactForm' }), {}, { idempotencyKey: 'k' });
    expect(fields).toMatchObject({ captchaResponse: '' });
  });
});
