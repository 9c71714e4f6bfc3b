import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choiceKey } from '../../src/kernel/answers/form-values';
import { expectAccessible } from './support/axe';
import { robotBox, tickBox } from './support/captcha';
import { expect, test, type Host } from './support/fixtures';
import { keysOn } from './support/keys';
import { button, expectAnswers, field, fill, password, type Answers } from './support/order-form';

const read = (folder: string, formType: string) => JSON.parse(readFileSync(`fixtures/${folder}/${formType}.json`, 'utf8'));

interface AccountForm {
  formType: string;
  /** What its button says. */
  verb: string;
  data: string;
  /** The path of the password, if one is asked. */
  secret?: string;
  captcha?: 'sent' | 'checked first';
  /** Where the visitor goes next. */
  end: string;
}

const forms: readonly AccountForm[] = [
  {
    formType: 'FreeAccountForm',
    verb: 'Create account',
    data: 'signupData',
    secret: 'accountInformation.password',
    captcha: 'checked first',
    end: '**/thank-you?for=account',
  },
  {
    formType: 'AffiliateSignupForm',
    verb: 'Join',
    data: 'signupData',
    secret: 'accountInformation.password',
    captcha: 'checked first',
    end: '**/thank-you?for=affiliate',
  },
  { formType: 'LoginForm', verb: 'Log in', data: 'loginData', secret: 'login.password', end: '**/my-orders' },
  { formType: 'ResetPasswordForm', verb: 'Send me a link', data: 'resetPasswordData', end: '**/forms/LoginForm?passwordReset=true' },
  { formType: 'ClientProfileForm', verb: 'Send profile', data: 'clientProfileData', captcha: 'sent', end: '**/thank-you?for=contact' },
  { formType: 'CustomContactForm', verb: 'Send message', data: 'contactData', captcha: 'sent', end: '**/thank-you?for=contact' },
];

/** What is entered: the answers that the demo host fills the form with, and the password. */
function answersOf({ formType, secret }: AccountForm): Answers {
  const filled = Object.entries(Object.assign({}, ...Object.values<object>(read('fills', formType))) as Record<string, unknown>);
  return { ...Object.fromEntries(filled.map(([path, answer]) => [path, choiceKey(answer)])), ...(secret && { [secret]: password }) };
}

/** An account that was opened by another visit. */
const account = { email: 'ada@okafor-lindqvist.example', key: 'opened-before-the-test' };

/** Opens the account that the login of a test is for. */
async function openAccount(host: Host): Promise<void> {
  const { token } = (await (await fetch(`${host.url}/captcha/token`)).json()) as { token: string };
  const body = new FormData();
  const fields = { formType: 'FreeAccountForm', pageID: 'FreeAccountForm', captchaResponse: token, idempotency_key: account.key };
  const signupData = JSON.stringify(read('payloads', 'FreeAccountForm'));
  for (const [name, value] of Object.entries({ action: 'process_signup', ...fields, signupData })) body.append(name, value);
  const answer = await fetch(`${host.url}/forms/FreeAccountForm`, { method: 'POST', body });
  expect(await answer.json()).toHaveProperty('result');
}

const notice = (page: Page) => page.locator('.charterform-notice[data-kind="error"]');

/** Expects the server to have got the form once, key for key, after the check of its captcha if it has one. */
async function expectSent(host: Host, { formType, data, captcha }: AccountForm): Promise<void> {
  const { requests } = await host.received();
  const sent = requests.filter(
    ({ action, answer, idempotencyKey }) =>
      action !== 'process_captcha' && answer !== 'dropped' && answer?.status === 200 && idempotencyKey !== account.key,
  );
  expect(sent.map(({ fields }) => fields.formType)).toEqual([formType]);
  const golden = JSON.stringify(read('payloads', formType)).replace('{{page}}', `${host.url}/forms/${formType}`);
  expect(sent[0]!.json).toEqual({ [data]: JSON.parse(golden) });
  expect(requests.filter(({ action }) => action === 'process_captcha')).toHaveLength(captcha === 'checked first' ? 1 : 0);
  expect('captchaResponse' in sent[0]!.fields).toBe(captcha !== undefined);
}

for (const form of forms) {
  const { formType, verb, captcha, secret, end } = form;
  const address = `/forms/${formType}`;

  test(`${formType} is refused while it is empty, then filled in by keys alone on a phone, never with a fault for axe, and the server gets all of it once`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}?a=1#b`);
    const keys = keysOn(page);
    await expectAccessible(page, 'empty');
    await keys.press(button(page, verb));
    await expect(page.locator('.charterform-errors')).toBeFocused();
    expect((await host.received()).requests).toEqual([]);
    await expectAccessible(page, 'refused');
    if (formType === 'LoginForm') await openAccount(host);
    await fill(page, answersOf(form), keys);
    if (captcha) await tickBox(page, () => keys.check(robotBox(page), true));
    await expectAccessible(page, 'filled');
    await keys.press(button(page, verb));
    await page.waitForURL(end);
    await expectSent(host, form);
  });

  test(`${formType} is sent by the light script, which has all that it needs (HOST-09)`, async ({ page, host }) => {
    await page.goto(`${address}?script=forms`);
    await expect(page.locator('script[src$="charterform.forms.umd.js"]')).toHaveCount(1);
    if (formType === 'LoginForm') await openAccount(host);
    await fill(page, answersOf(form));
    if (captcha) await tickBox(page);
    await button(page, verb).click();
    await page.waitForURL(end);
    await expectSent(host, form);
  });

  test(`${formType} that the server refuses says why, keeps what was typed, and can be sent again`, async ({
    page,
    host,
    expectConsole,
  }) => {
    expectConsole(/status of 422/);
    const answers = answersOf(form);
    if (formType === 'LoginForm') await openAccount(host);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await fill(page, answers);
    const replies = [
      { status: 422, json: { error: 'we are closed today' } },
      ...(captcha ? [{ json: { error: 'The captcha could not be verified. Please check the box again.', code: 'captcha' } }] : []),
    ];
    for (const [index, words] of ['We are closed today.', 'The captcha could not be verified.'].slice(0, replies.length).entries()) {
      if (captcha) await tickBox(page);
      await page.route(address, (route) => (route.request().method() === 'POST' ? route.fulfill(replies[index]!) : route.continue()));
      await button(page, verb).click();
      await expect(notice(page)).toContainText(words);
      await expectAnswers(page, answers);
      if (captcha) await expect(robotBox(page)).not.toBeChecked();
      await page.unrouteAll();
    }
    if (captcha) await tickBox(page);
    await button(page, verb).click();
    await page.waitForURL(end);
    await expectSent(host, form);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    if (secret) expect(kept).not.toContain(password);
    expect(kept.includes('okafor-lindqvist')).toBe(!/^(Login|Reset)/.test(formType));
  });
}

test('a wrong password is told by the server; after Back the password is gone and the visitor can log in again (LOGIN-01)', async ({
  page,
  host,
}) => {
  await openAccount(host);
  await page.goto('/forms/LoginForm');
  await fill(page, { 'login.username': account.email, 'login.password': 'wrong' });
  await button(page, 'Log in').click();
  await expect(notice(page)).toContainText('The username or the password is wrong.');
  await fill(page, { 'login.password': password });
  await button(page, 'Log in').click();
  await page.waitForURL('**/my-orders');
  await page.goBack();
  await expect(field(page, 'login.password')).toHaveValue('');
  await fill(page, { 'login.username': account.email, 'login.password': password });
  await button(page, 'Log in').click();
  await page.waitForURL('**/my-orders');
});

test('a form of few questions is 26em wide and no higher than they are, and has the one heading of its page (FORM-46)', async ({
  page,
}) => {
  for (const [width, expected] of [
    [1280, 416],
    [390, 358],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const { formType } of [...forms, { formType: 'ContactForm' }]) {
      await page.goto(`/forms/${formType}?fresh`);
      const place = await page.locator('#charterform').evaluate((root) => {
        const main = root.querySelector('.charterform-main')!;
        const space = root.getBoundingClientRect().height - main.getBoundingClientRect().height;
        return { width: Math.round(main.getBoundingClientRect().width), space: Math.round(space) };
      });
      expect([place.width, place.space <= 50], `${formType} at ${width}: ${place.space}`).toEqual([expected, true]);
      await expect(page.locator('h1, #charterform :is(h2, h3)'), formType).toHaveCount(1);
      await expect(page.locator('.charterform-progress'), formType).toHaveCount(0);
    }
  }
});

test('login and reset lead to one another, and after a reset the login says what to do (LOGIN-04, REDIR-04)', async ({ page }) => {
  await page.goto('/forms/LoginForm');
  const keys = keysOn(page);
  await keys.press(page.getByRole('link', { name: 'Forgot your password?' }));
  await page.waitForURL('**/forms/ResetPasswordForm');
  await keys.press(page.getByRole('link', { name: 'Back to login' }));
  await page.waitForURL('**/forms/LoginForm');
  await page.goto('/forms/ResetPasswordForm');
  await fill(page, { 'accountInformation.email': 'ada@okafor.example' });
  await button(page, 'Send me a link').click();
  await page.waitForURL('**/forms/LoginForm?passwordReset=true');
  await expect(page.locator('.charterform-notice')).toHaveText(/^Check your email\. If we know the address you entered/);
  await expectAccessible(page, 'after a reset');
});
