import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { expectAccessible } from '../browser/support/axe';
import { fillUpTo } from '../browser/support/order-form';
import { answersWithoutPassword } from './support/order';
import { expect, logIn, test } from './support/server-site';
import { addWooCommerce, expectState, payBy, timesIn, wooOrders } from './support/woocommerce';

test('a visitor orders on the form, lands on the pay page, goes back, comes again, and pays once (PAY-05, SHOP-09)', async ({
  site,
  page,
}) => {
  const host = await startDemoHost({ port: 0, quiet: true });
  const { tokenizer: _, ...endpoints } = demoSeed(host).settings.endpoints as Record<string, string>;
  site.begin({ payment: { ways: ['woocommerce'] } }, { endpoints, captcha: {} });
  addWooCommerce(site);
  const order = `${site.url}/form/`;
  await page.goto(order);
  await fillUpTo(page, 'payment', answersWithoutPassword);
  const form = page.locator('#charterform');
  await expect(form.locator('[name="card.number"], iframe')).toHaveCount(0);
  // The payment methods of the shop.
  for (const mark of ['Pay', 'Cheque']) await expect(form.getByText(mark, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/order-pay\/\d+\//);
  const payPage = page.url();
  const [woo] = wooOrders(site);
  expect(payPage).toBe(woo!.url);
  expect(Math.round(Number(woo!.total) * 100)).toBe(Number(site.orders()[0]!.total));
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('wc_order_');

  // Back in the browser, and by the link of the pay page: nothing is ordered again, nothing is paid.
  await page.goBack();
  await expect(page).toHaveURL(order);
  await page.goForward();
  await expect(page).toHaveURL(payPage);
  await payBy(page, 'Fail');
  await page.getByRole('link', { name: /^Go to your order/ }).click();
  await expect(page.locator('.charterform-status')).toContainText('Please pay');
  await expectAccessible(page, 'status page of an order by WooCommerce', '.charterform-status');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(payPage);
  await payBy(page, 'Pay');
  await expect(page).toHaveURL(/order-received/);
  await page.reload();
  await page.getByRole('link', { name: /^Go to your order/ }).click();
  await expect(page.locator('.charterform-status')).toContainText('You paid');
  await expectState(site, 'paid', 'paid');
  expect(timesIn(site, 'paid')).toBe(1);
  expect(site.orders()).toHaveLength(1);
  expect(wooOrders(site)).toHaveLength(1);
  // A page in English stays in the history; going back to it orders nothing.
  await page.goto(order);
  expect(site.orders()).toHaveLength(1);
  host.close();
});

test('the owner ticks WooCommerce, and reads why it is not offered where it is not (PAY-05, PAY-01)', async ({ site, page }) => {
  site.begin({ payment: { ways: ['invoice'] } });
  addWooCommerce(site);
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=payment`);
  await page.getByRole('checkbox', { name: /^WooCommerce/ }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('checkbox', { name: /^WooCommerce/ })).toBeChecked();
  await expect(page.getByText('is not offered yet')).toHaveCount(0);
  site.run(`update_option( 'woocommerce_currency', 'EUR' ); return 1;`);
  await page.reload();
  await expect(page.getByText('“Pay online” is not offered yet. Orders are in US dollars, and WooCommerce sells in EUR.')).toBeVisible();
});
