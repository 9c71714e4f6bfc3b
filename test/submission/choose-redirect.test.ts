import { describe, expect, it } from 'vitest';
import { chooseRedirect, serverLogin, type RedirectChoice } from '../../src/submission/choose-redirect';
import type { SignupResult } from '../../src/submission/submission';
import { contact } from '../../src/forms/contact.form';
import { formABusiness } from '../../src/forms/form-a-business.form';
import { resetPassword } from '../../src/forms/reset-password.form';
import { formList } from '../../src/forms/form-list';
import { jobApplication } from '../../src/forms/job-application.form';

const redirects = { login: '/login/', contactThankYou: '/contact/thanks/', jobThankYou: '/jobs/thanks/' };

const choose = (
  form: { redirects: readonly RedirectChoice[] },
  result: SignupResult = {},
  more: Partial<Record<string, string | undefined>> = {},
) => chooseRedirect(form.redirects, { ...redirects, ...more }, { result });

describe('the redirect after a success', () => {
  const login_url = 'https://app.example/in?key=1';

  it.each(Object.entries(formList))('of %s is the login_url of the server before anything else (REDIR-03)', (_name, form) => {
    expect(choose(form, { login_url, account_id: '7' })).toBe(login_url);
  });

  it.each([
    ['https://staging.example/accounts/{account_id}/in?a=1', 'https://staging.example/accounts/A%207/in?a=1'],
    ['https://staging.example/login/0000/?a=1#b', 'https://staging.example/login/A%207?a=1#b'],
    ['https://staging.example/login', 'https://staging.example/A%207'],
    ['https://staging.example', 'https://staging.example/A%207'],
  ])('by %s takes the account id into the staging login (REDIR-03)', (stagingLogin, rewritten) => {
    const result = { login_url: 'https://staging.example/login/from-server', account_id: 'A 7' };
    expect(choose(formABusiness, result, { stagingLogin })).toBe(rewritten);
  });

  it('stays the login_url where it is no staging address, or no account id came (REDIR-03)', () => {
    const stagingLogin = 'https://staging.example/login/{account_id}';
    expect(choose(formABusiness, { login_url, account_id: '7' }, { stagingLogin })).toBe(login_url);
    const staging = 'https://staging.example/login/x';
    expect(choose(formABusiness, { login_url: staging }, { stagingLogin })).toBe(staging);
  });

  it('of a job application is the priority thank-you page where the server says so, else the job thank-you page (REDIR-06)', () => {
    const jobPriorityThankYou = '/jobs/soon/';
    expect(choose(jobApplication, { priority: true }, { jobPriorityThankYou })).toBe(jobPriorityThankYou);
    expect(choose(jobApplication, { priority: false }, { jobPriorityThankYou })).toBe('/jobs/thanks/');
    expect(choose(jobApplication, { priority: true })).toBe('/jobs/thanks/');
  });

  it('of a message is the contact redirect link, else the contact thank-you page (REDIR-05)', () => {
    expect(choose(contact)).toBe('/contact/thanks/');
    expect(choose(contact, {}, { contact: '/welcome/' })).toBe('/welcome/');
  });

  it.each([
    ['/login/', '/login/?passwordReset=true'],
    ['https://my.example/login?a=1#top', 'https://my.example/login?a=1&passwordReset=true#top'],
    ['#login', '?passwordReset=true#login'],
  ])('after a reset is the login page %j with its passwordReset flag (REDIR-04)', (login, address) => {
    expect(choose(resetPassword, {}, { login })).toBe(address);
  });

  it('is none after a reset where the login page is not configured (REDIR-04)', () => {
    expect(choose(resetPassword, {}, { login: undefined })).toBeUndefined();
  });

  it('is the first choice of a form that there is, by the answer or by configuration', () => {
    const byPriority: RedirectChoice = ({ jobThankYou }, { priority }) => (priority ? '/jobs/soon/' : jobThankYou);
    expect(choose({ redirects: [serverLogin, byPriority] }, { priority: true })).toBe('/jobs/soon/');
    expect(choose({ redirects: [serverLogin, byPriority] })).toBe('/jobs/thanks/');
    expect(choose({ redirects: ['contact', 'login'] })).toBe('/login/');
    expect(choose({ redirects: ['login', serverLogin] }, { login_url })).toBe('/login/');
  });

  it('is none where no choice fits (REDIR-07)', () => {
    expect(choose(formABusiness)).toBeUndefined();
    expect(choose(formABusiness, {}, { stagingLogin: 'no address' })).toBeUndefined();
    expect(chooseRedirect(formABusiness.redirects, redirects, { success: true })).toBeUndefined();
  });

  it('is none where its address is not configured (REDIR-07)', () => {
    expect(choose(contact, {}, { contactThankYou: '' })).toBeUndefined();
  });

  it.each(['javascript:alert(1)', ' JaVaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', 'http://'])(
    'is none where the address is %j',
    (address) => {
      expect(choose(formABusiness, { login_url: address })).toBeUndefined();
      expect(choose(contact, {}, { contact: address })).toBeUndefined();
    },
  );
});
