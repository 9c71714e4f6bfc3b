import type { Page } from '@playwright/test';
import { arriveAt, field } from './support/fill';
import { expectSound, openAs, sights } from './support/looks';
import { button, confirmation, expectTotal, filledTo, notice, openAt, pageConfig, total } from './support/order-form';
import { expect, test, type OwnPages } from './support/pages';

const provider = 'https://checkout.stripe.com/c/pay/cs_test_a1#fid2cGd2ZndsdXF';

const everyWay = [
  { id: 'stripe-checkout', marks: ['Visa', 'Mastercard', 'Apple Pay', 'Google Pay'] },
  'woocommerce',
  { id: 'bank', kind: 'page', label: 'Bank transfer', text: 'Your bank opens on the next page.' },
  { id: 'cash', kind: 'invoice', label: 'Cash' },
  'invoice',
];

/** The address of a form of these ways at its payment step, all before it answered. */
const paymentStep = (ownPages: OwnPages, ways: readonly unknown[]) =>
  filledTo(
    'payment',
    ownPages.write('ways', { ...pageConfig, pageID: 'ways', pluginVersion: '1', flags: { accounts: false }, payment: { ways } }),
  );

/** What a server is told and answers, of orders and of how their payment stands. */
async function serve(page: Page, ownPages: OwnPages, answer: object, settled: object = answer) {
  const posts: { action: string; key: string; payment: string }[] = [];
  await page.route(`${ownPages.url}/**`, async (route) => {
    const body = route.request().postData() ?? '';
    const [, action] = /name="action"\r\n\r\n(\w+)/.exec(body) ?? [];
    if (action !== 'process_signup' && action !== 'settle_payment') return route.fallback();
    const [, key = ''] = /name="idempotency_key"\r\n\r\n([\w-]+)/.exec(body) ?? [];
    const [, payment = ''] = /"payment":(\{[^}]*\})/.exec(body) ?? [];
    posts.push({ action, key, payment });
    await route.fulfill({ json: action === 'settle_payment' ? settled : answer });
  });
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pay</title><h1>Pay $368.00</h1>' }),
  );
  return {
    posts,
    orders: () => posts.filter(({ action }) => action === 'process_signup'),
    settlings: () => posts.filter(({ action }) => action === 'settle_payment'),
  };
}

const result = { invoice_numbers: ['1007'], order_url: '/order-status?key=abc' };
const accepted = { result, next: { url: provider } };

async function goToPayment(page: Page): Promise<void> {
  await expectTotal(page);
  await button(page, 'Continue to payment').click();
}

const payNow = (page: Page) => page.getByRole('link', { name: 'Pay now', exact: true });

test('an order is sent, the provider page opens, and Back shows that it awaits its payment (PAY-04, SHOP-09)', async ({
  page,
  ownPages,
}) => {
  const server = await serve(page, ownPages, accepted);
  await page.goto(paymentStep(ownPages, ['stripe-checkout']));
  await arriveAt(page, 'payment');
  await expect(page.locator('#charterform')).toContainText("take you to Stripe's payment page. You pay $368.00 there.");
  await expect(field(page, 'card.number')).toHaveCount(0);
  await goToPayment(page);
  await page.waitForURL('https://checkout.stripe.com/**');
  expect(server.orders()).toMatchObject([{ payment: '{"way":"stripe-checkout"}' }]);
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator('.charterform-facts')).toContainText('1007');
  await expect(page.locator('.charterform-facts')).toContainText('Awaiting payment');
  await expect(total(page)).toHaveText('$368.00');
  await expect(payNow(page)).toHaveAttribute('href', result.order_url);
  await expect(page.locator('#charterform')).not.toContainText(/\bpaid\b/i);
  await expect(button(page, 'Continue to payment')).toHaveCount(0);
  await expect.poll(() => server.settlings().length).toBe(1);
  expect(server.settlings()[0]!.key).toBe(server.orders()[0]!.key);
  await page.reload();
  await expect(payNow(page)).toBeVisible();
  expect(server.orders()).toHaveLength(1);
});

test('once the provider has said so the confirmation says that it is paid, and nothing moves (PAY-04)', async ({ page, ownPages }) => {
  const server = await serve(page, ownPages, accepted, { result: { ...result, paid: true } });
  await page.goto(paymentStep(ownPages, ['stripe-checkout']));
  await arriveAt(page, 'payment');
  await goToPayment(page);
  await page.waitForURL('https://checkout.stripe.com/**');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${ownPages.url}/**`, async (route) => {
    if (route.request().postData()?.includes('settle_payment')) await held;
    await route.fallback();
  });
  await page.goBack();
  await expect(payNow(page)).toBeVisible();
  const places = () =>
    page
      .locator('#charterform')
      .evaluate((form) => [
        scrollY,
        ...[...form.querySelectorAll('h2, .charterform-buttons, .charterform-total, li')].map((part) => part.getBoundingClientRect().top),
      ]);
  const before = await places();
  answer();
  await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible();
  await expect(page.locator('.charterform-side .charterform-total')).toContainText('Paid today');
  expect(await places()).toEqual(before);
  await page.reload();
  await expect(page.locator('.charterform-side .charterform-total')).toContainText('Paid today');
  expect(server.settlings()).toHaveLength(1);
});

test("on Stripe's page of the demo host an order is paid, and Back shows that it is (PAY-04, SHOP-09)", async ({ page, host }) => {
  await openAt(page, 'payment', '/pages/stripe-checkout');
  await goToPayment(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  const stripePage = page.url();
  await page.goBack();
  await expect(page.locator('.charterform-facts')).toContainText('Awaiting payment');
  await expect(payNow(page)).toHaveAttribute('href', /./);
  await page.goto(stripePage);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/^You paid \$[\d.]+ on /)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('.charterform-side .charterform-total')).toContainText('Paid today');
  await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible();
  const { orders } = await host.received();
  expect(orders).toHaveLength(1);
});

test('two clicks send one order; another one is begun anew, with a key of its own (PAY-04)', async ({ page, ownPages }) => {
  const server = await serve(page, ownPages, accepted);
  await page.goto(paymentStep(ownPages, ['woocommerce']));
  await arriveAt(page, 'payment');
  await expectTotal(page);
  await button(page, 'Continue to payment').dblclick();
  await page.waitForURL('https://checkout.stripe.com/**');
  expect(server.orders()).toHaveLength(1);
  await page.goBack();
  await button(page, 'Place another order').click();
  await expect(page.locator('[data-step="company"]')).toBeVisible();
  await page.goto(paymentStep(ownPages, ['woocommerce']));
  await arriveAt(page, 'payment');
  await goToPayment(page);
  await page.waitForURL('https://checkout.stripe.com/**');
  expect(new Set(server.orders().map(({ key }) => key)).size).toBe(2);
});

test('nothing of the payment page is kept in the browser, nor told to the page (PAY-04)', async ({ page, ownPages }) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.addInitScript(() => {
    const events = ['ready', 'step', 'change', 'cart', 'submit', 'ordered', 'error'];
    const log = (event: Event) => console.log(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
    for (const name of events) document.addEventListener(`charterform:${name}`, log);
  });
  await serve(page, ownPages, accepted);
  await page.goto(paymentStep(ownPages, ['stripe-checkout']));
  await arriveAt(page, 'payment');
  await goToPayment(page);
  await page.waitForURL('https://checkout.stripe.com/**');
  await page.goBack();
  await expect(payNow(page)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, Object(window).dataLayer]),
  );
  expect(heard.join()).toContain('charterform:ordered');
  expect(kept + heard.join()).not.toMatch(/cs_test|checkout\.stripe|fid2/);
});

test('an address that is none is not gone to: the confirmation leads to the payment (PAY-04)', async ({
  page,
  ownPages,
  expectConsole,
}) => {
  expectConsole(/error: Charterform: The address of the payment page was skipped: it is not http\(s\)\.$/);
  await serve(page, ownPages, { result, next: { url: 'javascript:document.body.replaceChildren()' } });
  await page.goto(paymentStep(ownPages, ['stripe-checkout']));
  await arriveAt(page, 'payment');
  await goToPayment(page);
  await expect(confirmation(page)).toBeFocused();
  await expect(payNow(page)).toBeVisible();
});

test('by keyboard a way is chosen among several, and a refused payment leads back to the choice (PAY-01, PAY-06)', async ({
  page,
  ownPages,
}) => {
  await serve(page, ownPages, { error: 'The shop takes no payments today.', code: 'payment_refused' });
  await page.goto(paymentStep(ownPages, everyWay));
  await arriveAt(page, 'payment');
  await field(page, 'payment.way', 'stripe-checkout').focus();
  await expect(page.getByRole('radio', { name: 'Pay online' }).first()).toHaveAccessibleDescription(
    /Visa ?, Mastercard ?, Apple Pay ?, Google Pay$/,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toHaveAccessibleDescription('Your bank opens on the next page.');
  await expectTotal(page);
  await button(page, 'Continue to payment').press('Enter');
  await expect(notice(page)).toContainText('The shop takes no payments today.');
  await expect(notice(page)).toContainText('Nothing was ordered or charged.');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('payment.way');
  await field(page, 'payment.way', 'invoice').check();
  await expect(button(page, 'Submit Order')).toBeVisible();
});

for (const { width, look } of sights)
  test(`at ${width} px ${look} the ways and the order that awaits its payment are sound (PAY-01, PAY-04)`, async ({ page, ownPages }) => {
    await serve(page, ownPages, accepted);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, paymentStep(ownPages, everyWay), look);
    await arriveAt(page, 'payment');
    await expectSound(page, 'the ways to pay');
    await goToPayment(page);
    await page.waitForURL('https://checkout.stripe.com/**');
    await page.goBack();
    await expect(payNow(page)).toBeVisible();
    await expectSound(page, 'the order that awaits its payment');
  });
