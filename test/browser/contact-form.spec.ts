import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { robotBox, tickBox } from './support/captcha';
import { followLink } from './support/fill';
import { keysOn } from './support/keys';
import { button, expectAnswers, field, fill } from './support/order-form';
import { expect, test } from './support/pages';

const message = {
  'contact.firstName': 'Ada',
  'contact.lastName': 'Okafor',
  'contact.email': 'ada@okafor.example',
  'contact.phone': '3075550142',
  'contact.companyName': 'Okafor & Lindqvist LLC',
  'contact.subject': 'Opening hours',
  'contact.message': 'When are you open?\nThank you.',
};
const missingCaptcha = 'ReCAPTCHA response missing. Please check the "I\'m not a robot" box and try again.';
const links = (page: Page) => page.locator('.charterform-errors').getByRole('link');
const confirmation = (page: Page) => page.getByRole('heading', { name: 'Thank you, your message is on its way' });
const config = { formType: 'ContactForm', pageID: 'contact', pluginVersion: '1' };

test('a message goes out with the captcha and leads to the thank-you page (CONTACT-01, CONTACT-03)', async ({ page, host }) => {
  await page.goto('/pages/contact');
  await fill(page, message);
  await tickBox(page);
  await button(page, 'Send message').click();
  await page.waitForURL('**/thank-you?for=contact');
  const { requests, orders } = await host.received();
  expect(orders).toEqual([]);
  expect(requests).toHaveLength(1);
  const { fields, json } = requests[0]!;
  expect(fields).toEqual({
    action: 'process_contact',
    formType: 'ContactForm',
    pageID: 'contact',
    captchaResponse: expect.stringMatching(/^[\da-f-]{36}$/),
    contactData: expect.any(String),
    idempotency_key: expect.any(String),
  });
  expect(json.contactData).toEqual({
    first_name: 'Ada',
    last_name: 'Okafor',
    phone: '(307) 555-0142',
    subject: 'Opening hours',
    email: 'ada@okafor.example',
    message: 'When are you open?\nThank you.',
    company_name: 'Okafor & Lindqvist LLC',
  });
});

test('a message is sent by the light script, which has all that it needs (HOST-09)', async ({ page, host }) => {
  await page.goto('/forms/ContactForm?script=forms');
  await expect(page.locator('script[src$="charterform.forms.umd.js"]')).toHaveCount(1);
  await fill(page, message);
  await tickBox(page);
  await button(page, 'Send message').click();
  await expect(confirmation(page)).toBeFocused();
  expect((await host.received()).requests.map(({ fields }) => fields.formType)).toEqual(['ContactForm']);
});

test('a message is written by keys alone on a phone, never with a fault for axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/forms/ContactForm');
  const keys = keysOn(page);
  await keys.press(button(page, 'Send message'));
  await expect(page.locator('.charterform-errors')).toBeFocused();
  await expectAccessible(page, 'refused');
  await fill(page, message, keys);
  await tickBox(page, () => keys.check(robotBox(page), true));
  await expectAccessible(page, 'filled');
  await keys.press(button(page, 'Send message'));
  await expect(confirmation(page)).toBeFocused();
  await expectAccessible(page, 'sent');
});

test('without a thank-you page the confirmation takes the place of the form, once (REDIR-07)', async ({ page, host }) => {
  await page.goto('/forms/ContactForm');
  await fill(page, message);
  await tickBox(page);
  await button(page, 'Send message').evaluate((submit: HTMLButtonElement) => {
    submit.click();
    submit.click();
  });
  await expect(confirmation(page)).toBeFocused();
  await expect(page.locator('.charterform-spinner')).toHaveCount(0);
  await expect(field(page, 'contact.message')).toHaveCount(0);
  expect((await host.received()).requests).toHaveLength(1);
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await button(page, 'Send another message').click();
  await expect(field(page, 'contact.message')).toHaveValue('');
});

test('without the captcha nothing is sent, and the visitor reads why (CAPT-04)', async ({ page, host }) => {
  await page.goto('/pages/contact');
  await fill(page, message);
  await button(page, 'Send message').click();
  await expect(links(page)).toHaveText([missingCaptcha]);
  await expect(page.locator('.charterform-error').filter({ hasText: missingCaptcha })).toBeVisible();
  await followLink(links(page));
  await expect(page.getByRole('group', { name: 'Are you a person?' }).locator(':focus')).toHaveCount(1);
  expect((await host.received()).requests).toEqual([]);
});

test('name, email and message are required, the rest is optional; the page may change each (CONTACT-04)', async ({ page, ownPages }) => {
  await page.goto('/pages/contact');
  await button(page, 'Send message').click();
  await expect(links(page)).toHaveText([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Message is required',
    missingCaptcha,
  ]);
  const module = { id: 'Message', required: ['phone', 'subject', 'companyName'] };
  const steps = [{ key: 'write', title: 'Write', sections: [{ modules: [module, { id: 'Captcha', enabled: false }] }] }];
  await page.goto(ownPages.write('contact', { ...config, flags: { skipCaptcha: true }, steps }));
  await button(page, 'Submit').click();
  await expect(links(page)).toHaveText(['Phone number is required', 'Company name is required', 'Subject is required']);
});

test('a skipped captcha shows no box and needs no response (CAPT-03)', async ({ page, ownPages }) => {
  const address = ownPages.write('contact', { ...config, flags: { skipCaptcha: true } });
  let posted = '';
  await page.route(address, (route) => {
    posted = route.request().postData() ?? '';
    return posted ? route.fulfill({ json: { success: true } }) : route.continue();
  });
  await page.goto(address);
  await fill(page, message);
  await expect(robotBox(page)).toHaveCount(0);
  await expect(page.locator('#charterform')).not.toContainText('Are you a person?');
  await button(page, 'Submit').click();
  await expect(confirmation(page)).toBeVisible();
  expect(posted).toMatch(/name="captchaResponse"\r\n\r\n\r\n/);
});

test('a captcha script that does not come is said (CAPT-06)', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/The request "captcha" failed/);
  await page.route('**/captcha.js?*', (route) => route.abort());
  await page.goto('/pages/contact');
  await field(page, 'contact.firstName').focus();
  await expect(page.locator('.charterform-error').filter({ hasText: 'ReCAPTCHA has not been loaded' })).toBeVisible();
  await expect(robotBox(page)).toHaveCount(0);
});

test('a captcha that the server refuses empties the box, keeps the message, and can be answered again', async ({ page }) => {
  const notice = page.locator('.charterform-notice[data-kind="error"]');
  await page.goto('/pages/contact');
  await fill(page, message);
  await tickBox(page);
  await page.route('/pages/contact', (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1');
    // The token of the box is not the one that the server gets.
    const spoiled = body?.replace(/(name="captchaResponse"\s+)\S+/, '$1made-up');
    return route.continue(spoiled === undefined ? {} : { postData: Buffer.from(spoiled, 'latin1') });
  });
  await button(page, 'Send message').click();
  await expect(notice).toContainText('The captcha could not be verified. Please check the box again.');
  await expect(robotBox(page)).not.toBeChecked();
  await expectAnswers(page, { ...message, 'contact.phone': '(307) 555-0142' });
  await page.unrouteAll();
  await tickBox(page);
  await button(page, 'Send message').click();
  await page.waitForURL('**/thank-you?for=contact');
});

test('a reload keeps the message and never the captcha', async ({ page }) => {
  await page.goto('/pages/contact');
  await fill(page, message);
  const response = await tickBox(page);
  await page.reload();
  await expectAnswers(page, { ...message, 'contact.phone': '(307) 555-0142' });
  await field(page, 'contact.firstName').focus();
  await expect(robotBox(page)).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(response);
});
