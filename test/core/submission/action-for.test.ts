import { describe, expect, it } from 'vitest';
import { actionFor, captchaFor, formTypes, isPaidOrder } from '../../../src/core/submission/action-for';

const full = [
  'FormABusinessForm',
  'DoubleLLCForm',
  'ForeignRegistrationForm',
  'DomesticationForm',
  'TaxIDForm',
  'RASignupForm',
  'MFVOStandaloneForm',
  'PhoneServiceForm',
];
const decided = ['ComplianceForm', 'TrademarkForm', 'BOIForm', 'DomainForm', 'BusinessIdentityForm'];

/** The forms that are no paid orders: form type, action, captcha. */
const others = [
  ['FreeAccountForm', 'process_signup', 'checkedFirst'],
  ['AffiliateSignupForm', 'process_signup', 'checkedFirst'],
  ['LoginForm', 'process_login', 'none'],
  ['ResetPasswordForm', 'process_reset_password', 'none'],
  ['JobApplicationForm', 'process_application', 'sent'],
  ['ContactForm', 'process_contact', 'sent'],
  ['CustomContactForm', 'process_contact', 'sent'],
  ['ClientProfileForm', 'process_client_profile', 'sent'],
] as const;

describe('form types', () => {
  it('are all known, and nothing else is (FORM-01, FORM-03)', () => {
    const all = [...full, ...decided, ...others.map(([formType]) => formType)];
    expect([...formTypes].sort()).toEqual([...all].sort());
    for (const formType of all) expect(() => actionFor(formType)).not.toThrow();
    for (const formType of ['', 'toString', '__proto__', 'contactform']) expect(() => actionFor(formType)).toThrow('Form type not set');
  });

  it('are full paid orders or not (FORM-02, FORM-03)', () => {
    for (const formType of [...full, ...decided]) expect(isPaidOrder(formType)).toBe(true);
    for (const [formType] of others) expect(isPaidOrder(formType)).toBe(false);
  });

  it.each([...full, ...decided])('%s ends in process_signup without a captcha (SUBM-54, CAPT-01)', (formType) => {
    expect(actionFor(formType)).toBe('process_signup');
    expect(captchaFor(formType)).toBe('none');
  });

  it.each(others)('%s ends in %s, captcha %s (SUBM-54, CAPT-01, CAPT-02)', (formType, action, captcha) => {
    expect(actionFor(formType)).toBe(action);
    expect(captchaFor(formType)).toBe(captcha);
  });

  it.each(['', 'NoSuchForm', 'constructor'])('%j aborts the submission (SUBM-01)', (formType) => {
    expect(() => actionFor(formType)).toThrow('Form type not set. Aborting.');
    expect(() => captchaFor(formType)).toThrow('Form type not set. Aborting.');
  });
});
