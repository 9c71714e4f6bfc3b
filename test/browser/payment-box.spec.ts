import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { arriveAt, button, cardNumber, confirmation, field, notice, openPayment, securityCode, submit } from './support/order-form';
import { followLink } from './support/fill';
import { expect, test, type Host } from './support/fixtures';
import { hostWithHeaders } from './support/host-headers';

const address = '/pages/payment-box';
const declined = '4000000000000002';
const asking = '4000002760003184';

/** The provider's frame, and what it holds. */
const frame = (page: Page) => page.frameLocator('iframe[title="Payment details"]');
const input = (page: Page, name: 'Card number' | 'Expiry date' | 'Security code') => frame(page).getByRole('textbox', { name });
const group = (page: Page) => page.locator('#charterform').getByRole('group', { name: 'Payment details' }).first();
const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]');
const answerBank = (page: Page, name: string) => bank(page).getByRole('button', { name }).click();
const links = (page: Page) => page.locator('.charterform-errors').getByRole('link');

async function enterCard(page: Page, number: string): Promise<void> {
  await input(page, 'Card number').fill(number);
  await input(page, 'Expiry date').fill(`12${String(new Date().getFullYear() + 4).slice(2)}`);
  await input(page, 'Security code').fill(securityCode);
}

async function openBox(page: Page): Promise<void> {
  await openPayment(page, address);
  await expect(frame(page).getByText('DemoPay charges $368.00.')).toBeVisible();
}

async function payWith(page: Page, number: string): Promise<void> {
  await enterCard(page, number);
  await submit(page);
}

const posts = async (host: Host, action: string) => (await host.received()).requests.filter((request) => request.action === action);

/** One order, which was paid in one payment, whatever was posted on the way. */
async function expectPaidOnce(page: Page, host: Host): Promise<void> {
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#charterform')).toContainText('your payment');
  const { orders } = await host.received();
  expect(orders).toHaveLength(1);
  expect(JSON.stringify(orders[0]!.signupData)).toMatch(/"payment":\{"way":"demo-pay","token":"dptok_\w+"\}/);
}

/** Everything that the page can see or keep of what a visitor enters: addresses, storage, cookies, events, messages to the console. */
async function watchSecrets(page: Page): Promise<() => Promise<string>> {
  const seen: string[] = [];
  page.on('console', (message) => void seen.push(message.text()));
  page.on('request', (request: Request) => void seen.push(request.url()));
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    Reflect.set(window, 'dataLayer', []);
    for (const type of ['ready', 'change', 'step', 'cart', 'submit', 'ordered', 'error'])
      addEventListener(`charterform:${type}`, (event) => told.push(JSON.stringify((event as CustomEvent).detail)));
  });
  return async () =>
    JSON.stringify([
      seen,
      await page.evaluate(() => [
        Reflect.get(window, 'told'),
        Reflect.get(window, 'dataLayer'),
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        document.documentElement.outerHTML,
      ]),
    ]);
}

/** Without the address of the provider's own frame of the bank, which has the secret and tells it to nobody else. */
const withoutBank = (traces: string) => traces.replaceAll(/http:[^"]*\/demo-pay\/bank\.html#[^"\\]*/g, '');

test('the provider owns the whole box: no card input of ours, its script on that step alone, paid in one order (PAY-06)', async ({
  page,
  host,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/demo-pay/box.js')) scripts.push(request.frame().url());
  });
  await page.goto(`${address}?fill=optional-items`);
  await arriveAt(page, 'optional-items');
  expect(scripts).toEqual([]);
  await openBox(page);
  expect(scripts).toHaveLength(1);
  await expect(page.locator('#charterform input[autocomplete^="cc-"]')).toHaveCount(0);
  await expect(field(page, 'billing.different')).toHaveCount(0);
  await payWith(page, cardNumber);
  await expectPaidOnce(page, host);
  expect(await posts(host, 'settle_payment')).toEqual([]);
});

test('an empty box is an error like any other, which leads into the box; keys alone go through it (PAY-06)', async ({
  page,
  expectConsole,
}) => {
  // axe calls into frames of its own origin only.
  expectConsole(/target origin provided/);
  await openBox(page);
  await expectAccessible(page, 'the box');
  await submit(page);
  await expect(links(page)).toHaveText(['Payment method is required']);
  await expectAccessible(page, 'the box, refused');
  await followLink(links(page));
  await expect(input(page, 'Card number')).toBeFocused();
  await page.keyboard.type(cardNumber);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0131');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await expect(page.locator('#charterform .charterform-group .charterform-error').last()).toContainText('Payment method is not valid');
  await page.keyboard.press('Shift+Tab');
  // The Tab has selected what was there.
  await page.keyboard.type(securityCode);
  await expect(page.locator('#charterform .charterform-group .charterform-error').last()).toHaveText('');
});

test('a declined card leaves the order unsent, and another card pays it under another key (PAY-06)', async ({ page, host }) => {
  await openBox(page);
  await payWith(page, declined);
  await expect(notice(page)).toContainText('Your card was declined');
  await expect(group(page)).toContainText('Your card was declined');
  expect((await host.received()).orders).toEqual([]);
  await notice(page).getByRole('link', { name: 'Check your payment details' }).click();
  await payWith(page, cardNumber);
  await expectPaidOnce(page, host);
  const keys = (await posts(host, 'process_signup')).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test.describe('what the bank asks for', () => {
  test('is confirmed in the provider’s dialog, and closes the same attempt (PAY-06)', async ({ page, host }) => {
    const traces = await watchSecrets(page);
    await openBox(page);
    await payWith(page, asking);
    await expect(bank(page).getByRole('button', { name: 'Confirm the payment' })).toBeFocused();
    await expect(page.locator('#charterform [inert]').first()).toBeAttached();
    expect(withoutBank(await traces())).not.toContain('dpsecret_');
    await answerBank(page, 'Confirm the payment');
    await expectPaidOnce(page, host);
    const [posted] = await posts(host, 'process_signup');
    const [settled] = await posts(host, 'settle_payment');
    expect(settled?.idempotencyKey).toBe(posted?.idempotencyKey);
  });

  for (const [name, end] of [
    ['Refuse', (page: Page) => answerBank(page, 'Refuse')],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`ends in no order where the visitor presses ${name}, and the box can be used again (PAY-06)`, async ({ page, host }) => {
      await openBox(page);
      await payWith(page, asking);
      await expect(bank(page).getByRole('button', { name: 'Confirm the payment' })).toBeFocused();
      await end(page);
      await expect(notice(page)).toContainText('Your bank did not confirm the payment');
      await expect(page.locator('iframe[title="Your bank"]')).toHaveCount(0);
      expect((await host.received()).orders).toEqual([]);
      await payWith(page, cardNumber);
      await expectPaidOnce(page, host);
    });
  }

  test('goes on after a reload in the middle, and ends in one order (PAY-06)', async ({ page, host }) => {
    await openBox(page);
    await payWith(page, asking);
    await expect(bank(page).getByRole('button', { name: 'Confirm the payment' })).toBeVisible();
    await page.reload();
    await answerBank(page, 'Confirm the payment');
    await expectPaidOnce(page, host);
    expect(await posts(host, 'process_signup')).toHaveLength(1);
  });

  test('is not asked again after a reload where the bank has confirmed it already (PAY-06)', async ({ page, host }) => {
    await openBox(page);
    await payWith(page, asking);
    // The answer of the bank comes to the provider, and its page is gone before it tells the form.
    await page.route('**/demo-pay/confirmations', async (route) => {
      await route.fetch();
    });
    await answerBank(page, 'Confirm the payment');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expectPaidOnce(page, host);
    await expect(page.locator('iframe[title="Your bank"]')).toHaveCount(0);
  });

  test('is sent once by many clicks, and survives a moment without network (PAY-06)', async ({ page, host, context, expectConsole }) => {
    expectConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED|The submission failed/);
    await openBox(page);
    await enterCard(page, asking);
    await button(page, 'Submit Order').dblclick();
    await expect(bank(page).getByRole('button', { name: 'Confirm the payment' })).toBeVisible();
    await context.setOffline(true);
    await answerBank(page, 'Confirm the payment');
    await expect(bank(page).getByRole('alert')).toContainText('could not be reached');
    await context.setOffline(false);
    await answerBank(page, 'Confirm the payment');
    await expectPaidOnce(page, host);
    expect(await posts(host, 'process_signup')).toHaveLength(1);
  });
});

test('the amount follows the order without a new box (PAY-06)', async ({ page, host }) => {
  const html = await (await fetch(`${host.url}${address}?fill=payment`)).text();
  const longPage = html.replace('"pageID":"payment-box"', '"pageID":"payment-box","layout":{"stepMode":false}');
  const other = await hostWithHeaders(host.url, {}, { '/own': longPage });
  await page.goto(`${other.url}/own`);
  await expect(frame(page).getByText('DemoPay charges $368.00.')).toBeVisible();
  await input(page, 'Card number').fill(cardNumber);
  await field(page, 'companyInformation.registeredAgentServiceDuration', '12').check({ force: true });
  await expect(frame(page).getByText('DemoPay charges $368.00.')).toHaveCount(0);
  await expect(frame(page).getByText(/^DemoPay charges \$\d+\.\d\d\.$/)).toBeVisible();
  await expect(input(page, 'Card number')).toHaveValue(cardNumber.replace(/\d{4}(?=\d)/g, '$& '));
  await other.close();
});

test('the box goes with its way and its step, and comes back empty (PAY-01, PAY-06)', async ({ page }) => {
  await openBox(page);
  await input(page, 'Card number').fill(cardNumber);
  await field(page, 'payment.way', 'invoice').check({ force: true });
  await expect(page.locator('iframe[title="Payment details"]')).toHaveCount(0);
  await field(page, 'payment.way', 'demo-pay').check({ force: true });
  await expect(input(page, 'Card number')).toHaveValue('');
  await button(page, 'Back').click();
  await expect(page.locator('iframe[title="Payment details"]')).toHaveCount(0);
});

test('a provider that does not come leaves words and a way to try again, and the console names it (PAY-06)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|The request "payment\.box" failed/);
  await page.route('**/demo-pay/box.js', (route) => route.abort());
  await openPayment(page, address);
  await expect(group(page)).toContainText('We could not load the payment form. Nothing was charged.');
  await page.unroute('**/demo-pay/box.js');
  await button(page, 'Try again').click();
  await expect(frame(page).getByText('DemoPay charges $368.00.')).toBeVisible();
  await payWith(page, cardNumber);
  await expectPaidOnce(page, host);
});

test('neither card, token nor secret gets anywhere but to the provider and into the one post (PAY-06, STORE-13)', async ({
  page,
  host,
}) => {
  const traces = await watchSecrets(page);
  await openBox(page);
  await payWith(page, declined);
  await expect(notice(page)).toContainText('Your card was declined');
  await payWith(page, asking);
  await answerBank(page, 'Confirm the payment');
  await expectPaidOnce(page, host);
  const everything = await traces();
  for (const secret of [declined, asking, securityCode === '987' ? '"987"' : securityCode, 'dptok_'])
    expect(everything).not.toContain(secret);
  expect(withoutBank(everything)).not.toContain('dpsecret_');
});
