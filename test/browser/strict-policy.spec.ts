import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hostWithHeaders, type OtherHost } from './support/host-headers';
import { button, cardNumber, field, fillOrder, fillUpTo, securityCode } from './support/order-form';
import { contactConfig, orderConfig } from './support/own-html';

const nonce = 'cGFnZS1ub25jZQ';
const policy = `script-src 'nonce-${nonce}'; style-src 'self'; require-trusted-types-for 'script'; trusted-types charterform`;

const inline = (code: string) => `<script nonce="${nonce}">${code}</script>`;

/** The origin of the tokenizer and of the payment provider. */
const providerOf = (host: string) => host.replace(/\d+$/, (port) => String(Number(port) + 1));

/** A page under the strict policy: an order, and below it a contact form with a captcha. Resolves with the page's host. */
async function openStrictPage(page: Page, host: string, payment?: object): Promise<OtherHost> {
  const provider = providerOf(host);
  const order = {
    ...orderConfig,
    ...(payment && { payment }),
    endpoints: { ...orderConfig.endpoints, tokenizer: provider, provider: `${provider}/demo-pay/box.js` },
    confirmation: { message: '<p>We <strong>file</strong> it today.<img src=x onerror="alert(1)"></p>' },
  };
  const html = `<!doctype html><html lang="en"><head><title>Own</title><link rel="icon" href="data:,">
    <link rel="stylesheet" href="/dist/charterform.css"></head><body><div id="charterform"></div><div id="contact"></div>
    ${inline(`window.charterformConfig = ${JSON.stringify(order)};`)}
    <script nonce="${nonce}" src="/dist/charterform.umd.js"></script>
    ${inline(`window.order = Charterform.mount('#charterform', window.charterformConfig);
      Charterform.mount('#contact', ${JSON.stringify(contactConfig)});`)}</body></html>`;
  const other = await hostWithHeaders(host, { 'content-security-policy': policy }, { '/own': html });
  await page.route('**/own', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: true, result: { invoice_numbers: ['100001'] } } })
      : route.continue(),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.set(window, 'violations', [
        ...((Reflect.get(window, 'violations') as string[]) ?? []),
        `${violatedDirective}: ${blockedURI}`,
      ]);
    });
  });
  await page.goto(`${other.url}/own`);
  return other;
}

test('an order goes out under a strict policy with a nonce and trusted types, with Spanish and a captcha (CARD-08, CAPT-06)', async ({
  page,
  host,
}) => {
  const other = await openStrictPage(page, host.url);

  await field(page, 'companyInformation.companyName').waitFor();
  await page.locator('#contact [name="contact.firstName"]').focus();
  await expect(page.getByRole('checkbox', { name: "I'm not a robot" })).toBeVisible();

  await fillOrder(page);
  await page.evaluate(() => (Reflect.get(window, 'order') as { setLocale(locale: string): void }).setLocale('es'));
  await expect(button(page, 'Enviar pedido')).toBeVisible();
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/own'));
  const token = page.waitForRequest((request) => request.url().includes('/v1/cards'));
  await button(page, 'Enviar pedido').click();
  expect((await token).frame()).not.toBe(page.mainFrame());
  expect((await posted).postData()).toContain('"token":"tok_');
  await expect(page.locator('#charterform strong', { hasText: /^file$/ })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'violations') as unknown)).toBeUndefined();
  await other.close();
});

test('the plain way to the tokenizer keeps to the policy too (CARD-08)', async ({ page, host, expectConsole }) => {
  expectConsole(/404|The card's frame could not be loaded/);
  await page.route('**/charterform.payment.js', (route) => route.fulfill({ status: 404, body: '' }));
  const other = await openStrictPage(page, host.url);
  await fillOrder(page);
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/own'));
  await button(page, 'Submit Order').click();
  expect((await posted).postData()).toContain('"token":"tok_');
  expect(await page.evaluate(() => Reflect.get(window, 'violations') as unknown)).toBeUndefined();
  await other.close();
});

test("a provider's box is drawn and pays under the policy (PAY-06)", async ({ page, host }) => {
  const ways = [{ id: 'demo-pay', kind: 'box', label: 'DemoPay' }];
  const other = await openStrictPage(page, host.url, { ways, provider: 'demo-pay' });
  await fillUpTo(page, 'payment');
  const box = page.frameLocator('iframe[title="Payment details"]');
  await box.getByRole('textbox', { name: 'Card number' }).fill(cardNumber);
  await box.getByRole('textbox', { name: 'Expiry date' }).fill('1239');
  await box.getByRole('textbox', { name: 'Security code' }).fill(securityCode);
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/own'));
  await button(page, 'Submit Order').click();
  expect((await posted).postData()).toContain('"payment":{"way":"demo-pay","token":"dptok_');
  expect(await page.evaluate(() => Reflect.get(window, 'violations') as unknown)).toBeUndefined();
  await other.close();
});
