import type { Page } from '@playwright/test';
import { confirmation, notice, openAt, submit } from './support/order-form';
import { expect, test } from './support/fixtures';

const box = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bank = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');
const asking = '4000002500003155';

async function payWith(page: Page, number: string): Promise<void> {
  await box(page).getByLabel('Card number').fill(number);
  await box(page).getByLabel('Expiration date').pressSequentially('0434');
  await box(page).getByLabel('Security code').fill('123');
  await box(page).getByLabel('ZIP code').fill('82801');
  await submit(page);
}

const expectPaid = async (page: Page) => {
  await expect(confirmation(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#charterform')).toContainText('your payment');
};

test.beforeEach(async ({ page }) => {
  await openAt(page, 'payment', '/pages/stripe-element');
  await expect(box(page).getByText('total $368.00')).toBeVisible();
});

test("an order is paid in Stripe's Payment Element, after a card that was declined (PAY-06)", async ({ page, host }) => {
  await payWith(page, '4000000000000002');
  await expect(notice(page)).toContainText('Your bank declined the payment');
  expect((await host.received()).orders).toEqual([]);
  await payWith(page, '4242424242424242');
  await expectPaid(page);
  expect((await host.received()).orders).toHaveLength(1);
});

test('3-D Secure that fails orders nothing, and completed after a reload ends in one paid order (PAY-06)', async ({ page, host }) => {
  await payWith(page, asking);
  await bank(page).getByRole('button', { name: /fail/i }).click();
  await expect(notice(page)).toBeVisible();
  expect((await host.received()).orders).toEqual([]);
  await payWith(page, asking);
  await expect(bank(page).getByRole('button', { name: /complete/i })).toBeVisible();
  await page.reload();
  await bank(page)
    .getByRole('button', { name: /complete/i })
    .click();
  await expectPaid(page);
  expect((await host.received()).orders).toHaveLength(1);
});
