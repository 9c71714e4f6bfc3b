import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { confirmation, fillUpTo } from '../browser/support/order-form';
import { runMails } from './support/mails';
import { answersWithoutPassword } from './support/order';
import { changeStatus, openOrder } from './support/orders';
import { openForm, refunds } from './support/refunds';
import { expect, logIn, test, type ServerSite } from './support/server-site';
import { addWooCommerce, payBy, withWoo, wooOrders } from './support/woocommerce';
import type { Page } from '@playwright/test';

/** A site whose form sells what the demo host sells, by one way to pay. */
async function sellBy(site: ServerSite, way: string, server: object = {}) {
  const host = await startDemoHost({ port: 0, quiet: true });
  const { tokenizer: _, ...endpoints } = demoSeed(host).settings.endpoints as Record<string, string>;
  site.begin({ payment: { ways: [way], instructions: 'IBAN XX12 3456' }, ...server }, { endpoints, captcha: {} });
  return host;
}

/** Orders as a visitor does. @param button that sends the order */
async function order(page: Page, site: ServerSite, button = 'Continue to payment'): Promise<void> {
  await page.goto(`${site.url}/form/`);
  await fillUpTo(page, 'payment', answersWithoutPassword);
  await page.locator('#charterform').getByRole('button', { name: button, exact: true }).click();
}

/** Refunds $10.00 of the first line, then everything, on the page of the only order; answers its total in cents. */
async function refundInTwo(page: Page, site: ServerSite): Promise<number> {
  const { id } = site.orders()[0]!;
  const total = Number(site.orders()[0]!.total);
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const notice = page.locator('.wrap > .notice');
  await openForm(page, site, id);
  await page.locator('.charterform-refund-row input').first().fill('10');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: /^(Refund|Note) \$10\.00/ }).click();
  await expect(notice).toContainText('$10.00: ');
  await expect(page.locator('.charterform-payment')).toContainText(`Refunded: $10.00. Remains paid: ${dollars(total - 1000)}.`);
  expect(site.orders()[0]!.status).toBe('paid');
  await openForm(page, site, id);
  await page.getByLabel(/Everything that is left/).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: /^(Refund|Note) \$\d/ }).click();
  await expect(notice).toContainText(`${dollars(total - 1000)}: `);
  expect(site.orders()[0]!.status).toBe('refunded');
  expect(refunds(site).map(({ state, cents }) => [state, Number(cents)])).toEqual([
    ['done', 1000],
    ['done', total - 1000],
  ]);
  const url = site.run<string>(`return Charterform\\Status_Page::url( Charterform\\Orders::find( ${id} ) );`);
  await page.goto(url);
  await expect(page.locator('.charterform-refunded')).toContainText(/−\$10\.00.*Paid after refunds\s*\$0\.00/s);
  const subjects = (await runMails(site)).map(({ subject }) => subject).filter((subject) => subject.startsWith('We refunded'));
  expect(subjects).toEqual([expect.stringMatching(/a part of your order/), expect.stringMatching(/^We refunded your order/)]);
  return total;
}

test('by invoice: ordered in the form, marked as paid, refunded in part and then as a whole (PAY-03, PAY-07)', async ({ site, page }) => {
  test.setTimeout(240_000);
  const host = await sellBy(site, 'invoice');
  await order(page, site, 'Submit Order');
  await expect(confirmation(page)).toBeVisible();
  await logIn(page, site);
  await openOrder(page, site);
  await changeStatus(page, 'Paid', 'Bank statement of 3 May');
  await refundInTwo(page, site);
  host.close();
});

test('by WooCommerce: ordered in the form, paid on its page, refunded in part and then as a whole (PAY-05, PAY-07)', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const host = await sellBy(site, 'woocommerce');
  addWooCommerce(site);
  await order(page, site);
  await page.getByLabel('Pay', { exact: true }).waitFor();
  await payBy(page, 'Pay');
  await expect(page).toHaveURL(/order-received/);
  await logIn(page, site);
  const total = await refundInTwo(page, site);
  expect(wooOrders(site)[0]).toMatchObject({ status: 'refunded' });
  expect(
    wooOrders(site)[0]!
      .refunds.map(Number)
      .sort((a, b) => a - b),
  ).toEqual([10, (total - 1000) / 100].sort((a, b) => a - b));
  host.close();
});

test('a refund in WooCommerce is noted here once, and one that its method declines counts nothing (PAY-05, PAY-07)', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const host = await sellBy(site, 'woocommerce');
  addWooCommerce(site);
  await order(page, site);
  await page.getByLabel('Pay', { exact: true }).waitFor();
  await payBy(page, 'Pay');
  await expect(page).toHaveURL(/order-received/);
  withWoo(
    site,
    `wc_create_refund( array( 'order_id' => $woo->get_id(), 'amount' => '5.00', 'reason' => '', 'refund_payment' => true ) ); return 1;`,
  );
  expect(refunds(site)).toMatchObject([{ state: 'done', cents: '500', made_by: 'provider' }]);
  site.run(`return update_option( 'test_refund_fails', 1 );`);
  await logIn(page, site);
  await openForm(page, site, site.orders()[0]!.id);
  await page.locator('.charterform-refund-row input').first().fill('10');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(page.locator('.wrap > .notice')).toContainText('Not refunded.');
  await expect(page.locator('.charterform-payment')).toContainText('Refunded: $5.00.');
  expect(wooOrders(site)[0]!.refunds).toEqual(['5.00']);
  host.close();
});
