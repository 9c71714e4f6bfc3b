import { describe, expect, it } from 'vitest';
import { chooseRedirect } from '../../../src/core/submission/choose-redirect';
import type { SignupResult } from '../../../src/core/submission/submission';
import { configOf } from './example-order';

const redirects = {
  affiliateThankYou: '/affiliates/thanks/',
  login: '/login/?from=form#top',
  contactThankYou: '/contact/thanks/',
  jobThankYou: '/jobs/thanks/',
  jobPriorityThankYou: '/jobs/soon/',
};

const choose = (formType: string, result: SignupResult = {}, more: Partial<Record<string, string>> = {}) =>
  chooseRedirect(configOf({ formType, redirects: { ...redirects, ...more } }), { result });

describe('the redirect after a success', () => {
  const login_url = 'https://app.example/in?key=1';

  it('of an affiliate is the affiliate thank-you page before anything else (REDIR-02)', () => {
    expect(choose('AffiliateSignupForm', { login_url })).toBe('/affiliates/thanks/');
  });

  const anyOther = ['FormABusinessForm', 'FreeAccountForm', 'LoginForm', 'ResetPasswordForm', 'JobApplicationForm'];

  it.each(anyOther)(
    'of %s is the login_url of the server next (REDIR-03)',
    (formType) => {
      expect(choose(formType, { login_url, account_id: '7' })).toBe(login_url);
    },
  );

  it.each([
    ['https://staging.example/accounts/{account_id}/in?a=1', 'https://staging.example/accounts/A%207/in?a=1'],
    ['https://staging.example/login/0000/?a=1#b', 'https://staging.example/login/A%207?a=1#b'],
    ['https://staging.example/login', 'https://staging.example/A%207'],
    ['https://staging.example', 'https://staging.example/A%207'],
  ])('by %s takes the account id into the staging login (REDIR-03)', (stagingLogin, rewritten) => {
    const result = { login_url: 'https://staging.example/login/from-server', account_id: 'A 7' };
    expect(choose('FormABusinessForm', result, { stagingLogin })).toBe(rewritten);
  });

  it('stays the login_url where it is no staging address, or no account id came (REDIR-03)', () => {
    const stagingLogin = 'https://staging.example/login/{account_id}';
    expect(choose('FormABusinessForm', { login_url, account_id: '7' }, { stagingLogin })).toBe(login_url);
    const staging = 'https://staging.example/login/x';
    expect(choose('FormABusinessForm', { login_url: staging }, { stagingLogin })).toBe(staging);
  });

  it('after a reset is the login page with the passwordReset flag (REDIR-04)', () => {
    expect(choose('ResetPasswordForm')).toBe('/login/?from=form&passwordReset=true#top');
    expect(choose('ResetPasswordForm', {}, { login: '/login/' })).toBe('/login/?passwordReset=true');
  });

  it.each(['ContactForm', 'CustomContactForm', 'ClientProfileForm'])(
    'of %s is the contact redirect link, else the contact thank-you page (REDIR-05)',
    (formType) => {
      expect(choose(formType)).toBe('/contact/thanks/');
      expect(choose(formType, {}, { contact: '/welcome/' })).toBe('/welcome/');
    },
  );

  it('of a job application depends on its priority (REDIR-06)', () => {
    expect(choose('JobApplicationForm', { priority: true })).toBe('/jobs/soon/');
    expect(choose('JobApplicationForm', { priority: false })).toBe('/jobs/thanks/');
    expect(choose('JobApplicationForm')).toBe('/jobs/thanks/');
  });

  it('is none where no choice fits (REDIR-07)', () => {
    for (const formType of ['FormABusinessForm', 'FreeAccountForm', 'LoginForm']) expect(choose(formType)).toBeUndefined();
    expect(chooseRedirect(configOf(), { success: true })).toBeUndefined();
  });

  it('is none where its address is not configured, though a later choice would fit (REDIR-07)', () => {
    const none = { affiliateThankYou: '', login: '', contactThankYou: '', jobThankYou: '' };
    expect(choose('AffiliateSignupForm', { login_url }, none)).toBeUndefined();
    for (const formType of ['ResetPasswordForm', 'ContactForm', 'JobApplicationForm'])
      expect(choose(formType, {}, none)).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    'http://',
  ])('is none where the address is %j', (address) => {
    expect(choose('FormABusinessForm', { login_url: address })).toBeUndefined();
    expect(choose('ContactForm', {}, { contact: address })).toBeUndefined();
  });
});
