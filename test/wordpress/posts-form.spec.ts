import type { Page } from '@playwright/test';
import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { button, fill, fillOrder, payload, submit } from '../browser/support/order-form';
import { expect, logIn, test } from './support/server-site';

const message = { 'contact.firstName': 'Ada', 'contact.lastName': 'Okafor', 'contact.email': 'ada@example.com', 'contact.message': 'Hi' };
const thanks = (page: Page, subject: string) => page.getByRole('heading', { name: `Thank you, your ${subject}` });
/** What was wrong with the last try, beside the button. */
const refusal = (page: Page) => page.locator('#charterform').getByRole('alert');

let host: Awaited<ReturnType<typeof startDemoHost>>;
test.beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
});
test.afterAll(() => host.close());

/** The demo host behind the forms, without its captcha. */
const services = () => ({ ...demoSeed(host).settings, captcha: {} });

test('an LLC is ordered on a page of WordPress, and the owner reads it with its amounts (SUBM-07, SUBM-10)', async ({ site, page }) => {
  site.begin({ accounts: { orders: true } }, services());
  await page.goto(`${site.url}/form/`);
  await fillOrder(page);
  await submit(page);
  await expect(thanks(page, 'order is in')).toBeVisible();
  const [order] = site.orders();
  const { account, payment, ...rest } = payload as Record<string, object>;
  expect(order!.payload).toMatchObject({
    ...rest,
    account: { ...account, password: '' },
    payment: { ...payment, token: expect.any(String) as unknown, customer_id: expect.any(String) as unknown },
  });
  await expect(page.locator('#charterform')).toContainText(String(100_000 + Number(order!.id)));

  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders&order=${order!.id}`);
  await expect(page.locator('.charterform-ledger tfoot')).toContainText('$368.00');
  await expect(page.locator('body')).not.toContainText(/4111|Canary-Plum/);
});

test('an answer that is lost is asked for again under its key, and one order is made (SUBM-56)', async ({ site, page }) => {
  site.begin({ accounts: { orders: true } }, services());
  await page.goto(`${site.url}/form/`);
  await fillOrder(page);
  let posts = 0;
  await page.route('**/form/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    return posts++ === 0 ? route.abort() : route.fulfill({ response });
  });
  await submit(page);
  await expect(thanks(page, 'order is in')).toBeVisible({ timeout: 30_000 });
  expect(posts).toBe(2);
  expect(site.orders()).toHaveLength(1);
});

test('the words of a plugin that refuses a post reach the visitor as text (ERR-06, ERR-11, NET-08)', async ({ site, page }) => {
  const refusals = [
    `add_filter( 'charterform_check_post', static function () { return new WP_Error( 'no', 'we take <i>no</i> messages today' ); } );`,
    `add_action( 'wp_loaded', static function () { if ( isset( $_POST['contactData'] ) ) { wp_send_json_error( 'we take <i>no</i> messages today', 403 ); } }, 1 );`,
    `add_action( 'wp_loaded', static function () { if ( isset( $_POST['contactData'] ) ) { wp_send_json_error( new WP_Error( 'no', 'we take <i>no</i> messages today' ) ); } }, 1 );`,
  ];
  for (const code of refusals) {
    site.begin({}, services());
    site.plugin(code);
    await page.goto(site.page);
    await fill(page, message);
    await button(page, 'Send message').click();
    await expect(refusal(page)).toContainText('We take no messages today.');
  }
  expect(site.orders()).toEqual([]);
});

test('a page from a cache gets its token by itself, and once more where that is stale', async ({ site, page, context }) => {
  site.begin({ require_token: true }, services());
  const token = async () => (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
  await page.goto(site.page);
  expect(await token()).toBeUndefined();
  const renewed = page.waitForResponse('**/charterform/v1/nonce');
  await fill(page, message);
  await renewed;
  await button(page, 'Send message').click();
  await expect(thanks(page, 'message')).toBeVisible();
  expect(site.orders()).toHaveLength(1);

  // Stale, but young by its looks: the salts of the site have changed since.
  site.begin({ require_token: true }, services());
  const forged = `${Math.floor(Date.now() / 1000)}-00-00`;
  await context.addCookies([{ name: 'XSRF-TOKEN', value: forged, url: site.url }]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(site.page);
  await fill(page, message);
  await button(page, 'Send message').click();
  await expect(refusal(page)).toContainText('Please press the button once more.');
  expect(await token()).not.toBe(forged);
  await button(page, 'Send message').click();
  await expect(thanks(page, 'message')).toBeVisible();
  expect(site.orders()).toHaveLength(1);
});
