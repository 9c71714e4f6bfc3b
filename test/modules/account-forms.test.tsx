import { describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../src/submission/submission';
import { deferred, dropped, fakeServices, loggedText, posted } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const box = "I'm not a robot";
const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);
const missingBox = 'ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.';
const login = { 'login.username': 'ann', 'login.password': 'Old horse' };
const account = {
  'contactInformation.firstName': 'Ann',
  'contactInformation.lastName': 'Lee',
  'accountInformation.email': 'ann@example.com',
  'accountInformation.password': 'Correct-Horse-1',
};
const profile = {
  'clientProfile.name': 'Ann Lee',
  'clientProfile.email': 'ann@example.com',
  'clientProfile.businessDescription': 'We mend boots.',
};

const stored = ({ services }: RenderedForm) => JSON.stringify([[...services.localStorage.entries], [...services.sessionStorage.entries]]);

describe('the login form', () => {
  const openLogin = (config: object = {}, services = fakeServices()) => renderForm({ formType: 'LoginForm', ...config }, services);

  it('asks for username and password, and has no rules for an old password and no captcha (LOGIN-02, CAPT-01)', async () => {
    const form = await openLogin();
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(['Username is required', 'Password is required']));
    expect(form.services.captcha.render).not.toHaveBeenCalled();
    await form.answerAll({ ...login, 'login.password': 'x' });
    await vi.waitFor(() => expect(form.messageOf('login.password')).toBe(''));
    await form.press('Submit');
    await form.reads('You are logged in');
  });

  it('lets a password manager fill it in, and shows the password when asked to', async () => {
    const form = await openLogin();
    const [username, password] = form.all<HTMLInputElement>('input');
    expect([username!.autocomplete, password!.autocomplete, password!.type]).toEqual(['username', 'current-password', 'password']);
    expect(username!.getAttribute('autocapitalize')).toBe('none');
    await form.press('Show Password');
    expect(form.all<HTMLInputElement>('input')[1]!.type).toBe('text');
  });

  it('sends loginData in one "process_login" post, with the page it stands on (LOGIN-01, LOGIN-03, SUBM-54)', async () => {
    history.replaceState(null, '', '/login?from=mail#form');
    const form = await openLogin();
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('You are logged in');
    expect(posted(form.services)).toEqual([
      {
        action: 'process_login',
        fields: { formType: 'LoginForm', pageID: 'page-1', idempotency_key: 'key-1' },
        data: { url: `${location.origin}/login`, username: 'ann', password: 'Old horse' },
      },
    ]);
    history.replaceState(null, '', '/');
  });

  it('goes where the server says, also to another host (LOGIN-01, REDIR-03)', async () => {
    const form = await openLogin();
    form.services.formPost.post.mockResolvedValueOnce({ result: { login_url: 'https://my.example/in?key=1' } });
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('One moment');
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledExactlyOnceWith('https://my.example/in?key=1'), {
      timeout: 5000,
    });
  });

  it('does not go to an address that would run a script (REDIR-07)', async () => {
    const form = await openLogin();
    form.services.formPost.post.mockResolvedValueOnce({ result: { login_url: 'javascript:alert(1)' } });
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('You are logged in');
    expect(form.root.innerHTML).not.toContain('javascript:');
    expect(form.services.redirector.go).not.toHaveBeenCalled();
  });

  it('says that it is sending, tries again under the same key, and speaks of no order (SUBM-56)', async () => {
    const form = await openLogin({ flags: { idempotentPosts: true } });
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('Logging you in…');
    answer.reject(dropped());
    await form.reads('We are asking again');
    expect(form.root.textContent).not.toMatch(/order|charged|message/i);
    await form.reads('You are logged in');
    expect(new Set(posted(form.services).map(({ fields }) => fields.idempotency_key)).size).toBe(1);
  });

  it('may be sent with another password after no answer came, as an attempt of its own and without a question', async () => {
    const form = await openLogin();
    form.services.formPost.post.mockRejectedValueOnce(dropped());
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('We got no answer. Please try again.');
    await form.answerAll({ 'login.username': 'bo', 'login.password': 'Other horse' });
    await form.press('Submit');
    await form.reads('You are logged in');
    const sent = posted(form.services);
    expect(sent.map(({ data }) => data.username)).toEqual(['ann', 'bo']);
    expect(sent[1]!.fields.idempotency_key).not.toBe(sent[0]!.fields.idempotency_key);
  });

  it('shows the refusal of the server, or its own words where that has none, and keeps what was typed (LOGIN-01, ERR-08)', async () => {
    const form = await openLogin();
    form.services.formPost.post.mockResolvedValueOnce({ error: 'wrong password' }).mockResolvedValueOnce({ success: false });
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('Wrong password.');
    await form.press('Submit');
    await form.reads('An error occurred. Please verify your input and try again.');
    expect(form.control('login.username').value).toBe('ann');
    await form.press('Submit');
    await form.reads('You are logged in');
  });

  it('keeps nothing of a login: neither answers nor that there was one, nor a word in the log (CARD-13, SUBM-57)', async () => {
    const form = await openLogin();
    form.services.formPost.post.mockRejectedValueOnce(dropped());
    await form.answerAll(login);
    await form.press('Submit');
    await form.reads('We got no answer.');
    await form.press('Submit');
    await form.reads('You are logged in');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored(form) + loggedText(form.services)).not.toMatch(/Old horse|"ann"/);
    form.stop();
    const again = await openLogin({}, form.services);
    expect(again.control('login.username').value).toBe('');
  });
});

describe('the form for a forgotten password', () => {
  it('asks for a valid email (RESET-02)', async () => {
    const form = await renderForm({ formType: 'ResetPasswordForm' });
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(['Email is required']));
    await form.answer('accountInformation.email', 'ann@example');
    await vi.waitFor(() => expect(form.messageOf('accountInformation.email')).toBe('Please enter a valid email address'));
    await form.press('Submit');
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    expect(form.all('input')).toHaveLength(1);
  });

  it('sends it in one "process_reset_password" post and leads to the login page (RESET-01, REDIR-04, SUBM-54)', async () => {
    const form = await renderForm({ formType: 'ResetPasswordForm', redirects: { login: '/login/' } });
    await form.answer('accountInformation.email', 'ann@example.com');
    await form.press('Submit');
    await form.reads('One moment');
    expect(posted(form.services)).toMatchObject([
      { action: 'process_reset_password', data: { url: location.href, email: 'ann@example.com' } },
    ]);
    expect(posted(form.services)[0]!.fields).not.toHaveProperty('captchaResponse');
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledWith('/login/?passwordReset=true'), { timeout: 5000 });
  });

  it('says to look for the email where there is no login page (REDIR-07)', async () => {
    const form = await renderForm({ formType: 'ResetPasswordForm' });
    await form.answer('accountInformation.email', 'ann@example.com');
    await form.press('Submit');
    await form.reads('Check your email');
    expect(form.hasButton('Ask for another link')).toBe(true);
  });
});

describe('the form for a free account', () => {
  it('checks the captcha, then signs up; the password goes nowhere else (SUBM-09, SUBM-53, CAPT-02)', async () => {
    const form = await renderForm({ formType: 'FreeAccountForm', formFileName: 'account', website: 'site-1' });
    await form.press('Submit');
    const asked = ['First name is required', 'Last name is required', 'Email is required', 'Password is required', missingBox];
    await vi.waitFor(() => expect(errors(form)).toEqual(asked));
    await form.answerAll(account);
    await form.press(box);
    await form.press('Submit');
    await form.reads('Welcome, your account is ready');
    const [check, signup] = form.services.formPost.post.mock.calls.map(([action, fields]) => [action, fields] as const);
    expect(check).toEqual(['process_captcha', { captchaResponse: 'captcha-answer', idempotency_key: expect.any(String) }]);
    expect(signup).toMatchObject([
      'process_signup',
      { formType: 'FreeAccountForm', formFileName: 'account', captchaResponse: 'captcha-answer' },
    ]);
    expect(JSON.parse(String(signup![1].signupData))).toEqual({
      website: 'site-1',
      account: { email_address: 'ann@example.com', password: 'Correct-Horse-1', notes: [], ab_test_rolled_variants: [] },
      contact: { first_name: 'Ann', last_name: 'Lee' },
      formType: 'FreeAccountForm',
    });
    expect(form.kept()).toMatchObject({ accountInformation: { email: 'ann@example.com' } });
    expect(stored(form) + loggedText(form.services)).not.toMatch(/Correct-Horse|captcha-answer/);
  });

  it('is refused by the check of the captcha, then by the server, and goes out at last (CAPT-05, ERR-04)', async () => {
    const form = await renderForm({ formType: 'FreeAccountForm' });
    await form.answerAll(account);
    form.services.formPost.post.mockResolvedValueOnce({ success: false });
    await form.press(box);
    await form.press('Submit');
    await form.reads('Error while verifying ReCAPTCHA response.');
    form.services.formPost.post.mockResolvedValueOnce({ success: true }).mockResolvedValueOnce({ error: 'this email is taken' });
    await form.press(box);
    await form.press('Submit');
    await form.reads('This email is taken.');
    await form.press(box);
    await form.press('Submit');
    await form.reads('Welcome, your account is ready');
    const actions = form.services.formPost.post.mock.calls.map(([action]) => action.replace('process_', ''));
    expect(actions).toEqual(['captcha', 'captcha', 'signup', 'captcha', 'signup']);
  });
});

describe('the client profile', () => {
  it('asks for name, email and business, and for the captcha (CLIENT-02, CAPT-01)', async () => {
    const form = await renderForm({ formType: 'ClientProfileForm' });
    await form.press('Submit');
    await vi.waitFor(() =>
      expect(errors(form)).toEqual(['Name is required', 'Email is required', 'Business description is required', missingBox]),
    );
  });

  it('is sent in one "process_client_profile" post and leads to the thank-you page (CLIENT-01, CAPT-02, REDIR-05)', async () => {
    const form = await renderForm({ formType: 'ClientProfileForm', redirects: { contactThankYou: '/thanks' } });
    await form.answerAll(profile);
    await form.press(box);
    await form.press('Submit');
    await form.reads('One moment');
    expect(posted(form.services)).toEqual([
      {
        action: 'process_client_profile',
        fields: { formType: 'ClientProfileForm', pageID: 'page-1', captchaResponse: 'captcha-answer', idempotency_key: 'key-1' },
        data: { name: 'Ann Lee', email: 'ann@example.com', businessDescription: 'We mend boots.' },
      },
    ]);
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledWith('/thanks'), { timeout: 5000 });
  });

  it('shows why the server refused it, in the words of the server where it has some (CLIENT-01, ERR-06)', async () => {
    const form = await renderForm({ formType: 'ClientProfileForm', flags: { skipCaptcha: true } });
    await form.answerAll(profile);
    form.services.formPost.post.mockResolvedValueOnce({ success: false }).mockResolvedValueOnce({ error: 'mailbox is full' });
    await form.press('Submit');
    await form.reads('Server ErrorAn error has occurred. Please try again in a few minutes.');
    await form.press('Submit');
    await form.reads('Mailbox is full.');
    expect(form.control('clientProfile.name').value).toBe('Ann Lee');
  });
});
