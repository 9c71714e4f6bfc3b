import { expectAccessible } from './support/axe';
import { answers, button, confirmation, fill, notice, openPayment, submit, total } from './support/order-form';
import { expect, test } from './support/fixtures';
import { expectOrderByKeys, wholeOrders } from './support/whole-orders';

test('by invoice no card is asked for, and the confirmation says what is due and where the order is (PAY-01, PAY-03, SHOP-09)', async ({
  page,
  host,
}) => {
  await openPayment(page, '/pages/ways-to-pay');
  await page.getByRole('radio', { name: 'Invoice' }).check();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'We send an invoice for' })).toBeVisible();
  await expectAccessible(page, 'the choice of an invoice');
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  await expect(page.locator('.charterform-facts')).toContainText('Awaiting payment');
  await expect(page.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', /\/order-status\/1\//);
  await expect(page.locator('#charterform')).not.toContainText(/\bpaid\b/i);
  const { orders } = await host.received();
  expect(orders.map(({ signupData }) => (signupData as { payment: unknown }).payment)).toEqual([{ way: 'invoice' }]);
});

test('a changed price is shown and asked for on a phone, and ordered once agreed to (SHOP-06)', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPayment(page, '/forms/FormABusinessForm?scenario=price-changed');
  await fill(page, answers.payment);
  const before = await total(page).textContent();
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'The price has changed' });
  await expect(dialog).toContainText(`instead of ${before}`);
  await expectAccessible(page, 'a changed price');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toContainText('Nothing has been ordered or charged');
  await expect(notice(page)).toBeFocused();
  await expect(total(page)).not.toHaveText(before!);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  const { orders, requests } = await host.received();
  expect(orders).toHaveLength(1);
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('what is not sold any more leads to its step (SHOP-06)', async ({ page }) => {
  await openPayment(page, '/forms/FormABusinessForm?scenario=not-sold');
  await fill(page, answers.payment);
  await submit(page);
  await expect(notice(page)).toContainText('no longer sold here');
  await page.getByRole('link', { name: 'Change your order' }).click();
  await expect(button(page, 'Continue')).toBeVisible();
});

test('an order for nothing asks for no card and goes out from the review, by keys alone (PAY-02)', async ({ page, host }) => {
  const free = wholeOrders.find(({ name }) => name === 'boi-paid-by-coupon')!;
  await expectOrderByKeys(page, host, free);
});
