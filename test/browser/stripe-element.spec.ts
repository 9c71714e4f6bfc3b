import type { Page } from '@playwright/test';
import { expect, test, type Host } from './support/fixtures';
import { button, openPriced } from './support/order-form';

const box = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bank = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');

/** Opens the form at the payment step, types a card into Stripe's box, and submits. */
async function order(page: Page, number: string): Promise<void> {
  await openPriced(page, '/pages/stripe-element');
  await type(page, number);
  await button(page, 'Submit Order').click();
}

async function type(page: Page, number: string): Promise<void> {
  await box(page).getByLabel('Card number').fill(number);
  await box(page).getByLabel('Expiration date').fill('04 / 34');
  await box(page).getByLabel('Security code').fill('123');
  const zip = box(page).getByLabel('ZIP code');
  if (await zip.isVisible()) await zip.fill('82801');
}

interface Paid {
  status: string;
  payments: { state: string }[];
}
const payments = async (host: Host) => ((await host.received()) as unknown as { payments?: Paid[] }).payments ?? [];
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is in' });

test('a card in the box of Stripe pays the order, and the page never has it (PAY-06)', async ({ page, host }) => {
  await order(page, '4242424242424242');
  await expect(thanks(page)).toBeVisible();
  expect(await payments(host)).toMatchObject([{ status: 'paid', payments: [{ state: 'paid' }] }]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]));
  for (const secret of ['4242424242424242', '_secret_', 'ctoken_']) expect(kept).not.toContain(secret);
});

test('a card that Stripe declines orders nothing, and another one pays (PAY-06)', async ({ page, host, expectConsole }) => {
  expectConsole(/declined|refused/i);
  await order(page, '4000000000000002');
  await expect(page.locator('#charterform')).toContainText('Your bank declined the payment');
  expect((await host.received()).orders).toEqual([]);
  await type(page, '4242424242424242');
  await button(page, 'Submit Order').click();
  await expect(thanks(page)).toBeVisible();
  expect((await host.received()).orders).toHaveLength(1);
});

test('3-D Secure closes the same order (PAY-06)', async ({ page, host }) => {
  await order(page, '4000002500003155');
  await bank(page).getByRole('button', { name: 'Complete' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(await payments(host)).toMatchObject([{ status: 'paid', payments: [{ state: 'paid' }] }]);
});
