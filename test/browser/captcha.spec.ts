import { robotBox } from './support/captcha';
import { button, field, fill } from './support/order-form';
import { contactConfig, openHtml, root, script, setConfig } from './support/own-html';
import { expect, test } from './support/pages';

const message = {
  'contact.firstName': 'Ada',
  'contact.lastName': 'Okafor',
  'contact.email': 'ada@okafor.example',
  'contact.message': 'Hello',
};

test('the captcha is loaded when the form is first touched, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/forms/ContactForm');
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).click();
  await page.mouse.wheel(0, 300);
  expect(asked).not.toContain('/captcha.js');
  await field(page, 'contact.firstName').focus();
  await expect(robotBox(page)).toBeVisible();
  await fill(page, message);
  expect(asked.filter((path) => path === '/captcha.js')).toHaveLength(1);
});

test('a blocked captcha offers another way to write (CAPT-06)', async ({ page, expectConsole }) => {
  expectConsole(/403/);
  expectConsole(/The request "captcha" failed/);
  await page.goto('/pages/contact?scenario=blocked-captcha');
  await field(page, 'contact.firstName').focus();
  const group = page.getByRole('group', { name: 'Are you a person?' });
  await expect(group).toContainText('ReCAPTCHA has not been loaded');
  await expect(group.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', 'mailto:help@demo.example');
  await expect(group.getByRole('link', { name: '(307) 555-0132' })).toHaveAttribute('href', 'tel:3075550132');
});

test('a provider of the page’s own needs no puzzle: its token goes along with the message, and a used one is replaced', async ({
  page,
}) => {
  const provider = `<script>
    const bring = async ({ callback }) => callback((await (await fetch('/captcha/token')).json()).token);
    window.siteCaptcha = { render: (_container, options) => (bring(options), options), reset: bring };
  </script>`;
  const posts: string[] = [];
  const config = {
    ...contactConfig,
    endpoints: {},
    layout: { captchaProvider: 'siteCaptcha' },
    text: { 'captcha.label': 'Checked by this site', 'rule.captchaResponse': 'One moment, please' },
  };
  await openHtml(page, provider, root + setConfig(config) + script);
  await page.route('/own', (route) => {
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ json: posts.length === 1 ? { error: 'Please try again.' } : { success: true } });
  });
  const token = () => page.waitForResponse('**/captcha/token');
  const first = token();
  await fill(page, message);
  await first;
  await expect(page.getByRole('group', { name: 'Checked by this site' })).toBeAttached();
  const second = token();
  await button(page, 'Submit').click();
  await second;
  await expect(page.locator('.charterform-notice')).toContainText('Please try again.');
  await button(page, 'Submit').click();
  await expect(page.getByRole('heading', { name: 'Thank you, your message is on its way' })).toBeVisible();
  const tokens = posts.map((post) => /name="captchaResponse"\r\n\r\n(.*)\r\n/.exec(post)?.[1]);
  expect(tokens).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(new Set(tokens).size).toBe(2);
});
