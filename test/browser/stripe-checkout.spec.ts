import type { Page } from '@playwright/test';
import { expect, test, type Host } from './support/fixtures';
import { button, openPriced } from './support/order-form';

const order = (scenario = '') => `/pages/stripe-checkout${scenario && `?scenario=${scenario}`}`;

/** Opens the form at its last step and submits it; the visitor is on the provider's page then. */
async function leave(page: Page, scenario = ''): Promise<void> {
  await openPriced(page, order(scenario));
  await button(page, 'Continue to payment').click();
  await expect(page.getByRole('heading', { name: 'Pay $' })).toBeVisible();
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click();
const expectPaid = (page: Page) => expect(page.getByText(/^You paid \$[\d.]+ on /)).toBeVisible();
const expectDue = (page: Page) => expect(page.getByText(/^Please pay \$[\d.]+\.$/)).toBeVisible();
const payNow = (page: Page) => page.getByRole('button', { name: 'Pay now' });

interface Paid {
  status: string;
  cents: number;
  payments: { state: string; cents: number }[];
}
const payments = async (host: Host) => ((await host.received()) as unknown as { payments?: Paid[] }).payments ?? [];

test('from the form over the payment page to the paid order, and Back and a reload order nothing again (PAY-04)', async ({
  page,
  host,
}) => {
  await leave(page);
  const due = (await host.received()).orders[0]!.ledger!.reduce((sum, { cents }) => sum + cents, 0);
  await expect(page.getByRole('row').last()).toContainText(`$${(due / 100).toFixed(2)}`);
  await pay(page);
  await expectPaid(page);
  await page.reload();
  await expectPaid(page);
  await page.goBack();
  await expect(page.locator('main')).toContainText(/already completed|Thank you/);
  expect(await payments(host)).toMatchObject([{ status: 'paid', cents: due, payments: [{ state: 'paid', cents: due }] }]);
  expect((await host.received()).orders).toHaveLength(1);
});

test('cancelling leads to the same order, which can be paid then (PAY-04)', async ({ page, host }) => {
  await leave(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expectDue(page);
  await payNow(page).click();
  await pay(page);
  await expectPaid(page);
  expect(await payments(host)).toMatchObject([{ status: 'paid', payments: [{ state: 'paid' }] }]);
});

test('a declined card is said on the payment page, and another one pays (PAY-04)', async ({ page, host, expectConsole }) => {
  expectConsole(/402/);
  await leave(page);
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  expect(await payments(host)).toMatchObject([{ status: 'awaiting_payment' }]);
  await pay(page);
  await expectPaid(page);
});

test('3-D Secure on the payment page: refused, then completed (PAY-04)', async ({ page, host, expectConsole }) => {
  expectConsole(/402/);
  await leave(page, 'secure-card');
  await pay(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await pay(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expectPaid(page);
  expect(await payments(host)).toMatchObject([{ payments: [{ state: 'paid' }] }]);
});

for (const scenario of ['webhook-late', 'webhook-twice', 'webhook-lost', 'webhook-early', 'webhook-out-of-order', 'webhook-forged']) {
  test(`paid once, with ${scenario} (PAY-04)`, async ({ page, host }) => {
    await leave(page, scenario);
    await pay(page);
    await expectPaid(page);
    expect(await payments(host)).toMatchObject([{ status: 'paid', payments: [{ state: 'paid' }] }]);
  });
}

test('a dead provider loses no order: its page takes the payment later (PAY-04)', async ({ page, host }) => {
  await openPriced(page, order('dead-provider'));
  await button(page, 'Continue to payment').click();
  await expect(page.locator('#charterform')).toContainText('Awaiting payment');
  expect((await host.received()).orders).toHaveLength(1);
  await page.locator('#charterform').getByRole('link', { name: 'Pay now' }).click();
  await payNow(page).click();
  await pay(page);
  await expectPaid(page);
  expect(await payments(host)).toMatchObject([{ status: 'paid', payments: [{ state: 'paid' }] }]);
});

test('coming back to the form by Back leads on to the same payment, and nothing of it is stored (PAY-04)', async ({ page, host }) => {
  await leave(page);
  const address = page.url();
  await page.goBack();
  await arriveOrRead(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('/c/pay/');
  expect(stored).not.toContain('cs_test');
  await page.goto(address);
  await pay(page);
  await expectPaid(page);
  expect((await host.received()).orders).toHaveLength(1);
});

/** The form after Back: with its order, or at its last step. */
async function arriveOrRead(page: Page): Promise<void> {
  await expect(page.locator('#charterform')).toContainText(/Awaiting payment|Continue to payment|Pay now/);
}

test('the payment page, the order and the received payments fit a phone (PAY-04)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await leave(page);
  await fits();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expectDue(page);
  await fits();
  await page.goto('/received');
  await expect(page.getByRole('heading', { name: 'Payments: 1' })).toBeVisible();
  await fits();
});
