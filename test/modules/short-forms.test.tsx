import { describe, expect, it } from 'vitest';
import { renderForm, type RenderedForm } from '../support/render-form';

describe('what a short form says and where it leads', () => {
  it.each([
    ['LoginForm', 'Log in'],
    ['ResetPasswordForm', 'Send me a link'],
    ['FreeAccountForm', 'Create account'],
    ['AffiliateSignupForm', 'Join'],
    ['ContactForm', 'Send message'],
    ['CustomContactForm', 'Send message'],
    ['ClientProfileForm', 'Send profile'],
    ['JobApplicationForm', 'Apply'],
  ])('the button of %s reads "%s" where the page asks for it, else "Submit" (FORM-10, FORM-45)', async (formType, verb) => {
    const plain = await renderForm({ formType });
    expect(['Submit', verb].filter(plain.hasButton)).toEqual(['Submit']);
    plain.stop();
    const form = await renderForm({ formType, layout: { submitVerb: true } });
    expect(['Submit', verb].filter(form.hasButton)).toEqual([verb]);
    form.stop();
    const own = await renderForm({ formType, layout: { submitVerb: true }, text: { 'button.submit': 'Go' } });
    expect(['Submit', verb, 'Go'].filter(own.hasButton)).toEqual(['Go']);
  });

  it('speaks Spanish where the form does (FORM-45)', async () => {
    const form = await renderForm({ formType: 'LoginForm', locale: 'es', layout: { submitVerb: true, resetPasswordLink: '/reset' } });
    await form.reads('¿Olvidó su contraseña?');
    expect(form.hasButton('Iniciar sesión')).toBe(true);
  });

  it.each([
    ['LoginForm', { layout: { resetPasswordLink: '/reset' } }, 'Forgot your password?', '/reset'],
    ['ResetPasswordForm', { redirects: { login: '/login' } }, 'Back to login', '/login'],
    ['FreeAccountForm', { redirects: { login: '/login' } }, 'I already have an account', '/login'],
    ['AffiliateSignupForm', { redirects: { login: '/login' } }, 'I already have an account', '/login'],
  ])('%s links to the page beside it where that has an address (LOGIN-04)', async (formType, config, words, address) => {
    const links = (form: RenderedForm) => form.all<HTMLAnchorElement>('a').map((link) => [link.textContent, link.getAttribute('href')]);
    const without = await renderForm({ formType });
    expect(links(without)).toEqual([]);
    without.stop();
    expect(links(await renderForm({ formType, ...config }))).toEqual([[words, address]]);
  });

  it('the login says what to do to whom a reset has sent there, and to no one else (REDIR-04, LOGIN-04)', async () => {
    const notice = 'Check your email. If we know the address you entered, we have sent it a link to choose a new password.';
    const form = await renderForm({ formType: 'LoginForm' });
    expect(form.root.textContent).not.toContain(notice);
    form.stop();
    history.replaceState(null, '', '/login?passwordReset=true');
    await (await renderForm({ formType: 'LoginForm' })).reads(notice);
    history.replaceState(null, '', '/');
  });

  it('has no heading of its own where the page leaves it out', async () => {
    const form = await renderForm({ formType: 'LoginForm', text: { 'section.login': '' } });
    expect(form.all('h2, h3')).toEqual([]);
  });
});
