import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/support/axe';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const screen = (site: ServerSite) => `${site.url}/wp-admin/admin.php?page=charterform-set-up`;
/** As if the plugin had just come: own products, nothing set up, the catalogue of the seed. */
function begin(site: ServerSite) {
  site.begin({}, { endpoints: { marketing: '' } });
  site.run(`global $wpdb; delete_option( 'charterform_first_run' ); delete_option( 'charterform_catalogue_seeded' );
foreach ( array( 'products', 'filing_methods' ) as $t ) { $wpdb->query( "DELETE FROM {$wpdb->prefix}charterform_$t" ); }
Charterform\\Catalogue_Store::touch(); Charterform\\Catalogue_Seed::fill();
foreach ( get_pages( array( 'post_status' => array( 'publish', 'trash' ) ) ) as $page ) { if ( false !== strpos( $page->post_content, 'wp:charterform' ) ) { wp_delete_post( $page->ID, true ); } } return 1;`);
}
const price = (site: ServerSite, code: string) =>
  site.run<number | null>(`return Charterform\\Catalogue_Store::lines()['${code}']['our_price'];`);
const soldIn = (site: ServerSite, list = 'registered_agent_products') =>
  site.run<number>(`return count( Charterform\\Catalogue::read( '${list}', 'all' ) );`);
const pages = (site: ServerSite) =>
  site.run<{ title: string; content: string; status: string }[]>(
    `return array_map( static fn( $page ) => array( 'title' => $page->post_title, 'content' => $page->post_content, 'status' => $page->post_status ), array_values( array_filter( get_pages( array( 'sort_column' => 'ID' ) ), static fn( $page ) => false !== strpos( $page->post_content, 'wp:charterform' ) ) ) );`,
  );
async function answer(page: Page, formation = '49', agent = '99') {
  await page.getByLabel('Your price for a formation').fill(formation);
  await page.getByLabel('Your price for a registered agent per year').fill(agent);
  await page.getByLabel('How is an invoice paid?').fill('IBAN XX12 3456');
}
const press = (page: Page) => page.getByRole('button', { name: 'Set up my shop' }).click();
const isDone = (page: Page) => expect(page.getByRole('heading', { name: 'Your shop is set up' })).toBeVisible();

test('one screen prices, publishes, says how invoices are paid and makes the page; nothing is on sale before (SHOP-04)', async ({
  site,
  page,
}) => {
  begin(site);
  expect([soldIn(site), soldIn(site, 'filing_products')]).toEqual([0, 0]);
  await logIn(page, site);
  await page.goto(screen(site));
  await answer(page);
  await page.getByLabel('Who is told of new orders?').fill('owner@example.test');
  // The fees of the chosen states alone, each with its source and day.
  const fees = page.locator('.charterform-fees tbody tr:visible');
  await expect(fees).toHaveText([/Colorado.*LLC.*\$50\.00.*2026/s, /Wyoming.*LLC.*\$104\.00.*2026/s]);
  await expect(fees.first().getByRole('link')).toHaveAttribute('href', 'https://www.coloradosos.gov/pubs/info_center/fees/business.html');
  await press(page);
  await isDone(page);
  expect([
    price(site, 'business_formation.WY.LLC'),
    price(site, 'registered_agent.CO.12'),
    price(site, 'business_formation.NV.LLC'),
  ]).toEqual([4900, 9900, null]);
  expect([soldIn(site), soldIn(site, 'filing_products')]).toEqual([2, 2]);
  expect(pages(site)).toMatchObject([
    { title: 'Form your company', status: 'publish', content: expect.stringContaining('"states":"CO, WY"') as unknown },
  ]);
  expect(site.run(`return Charterform\\Settings::get( 'server' );`)).toMatchObject({
    payment: { ways: ['invoice'], instructions: 'IBAN XX12 3456' },
    forward: { mail_to: 'owner@example.test' },
  });
});

test('what is missing is said in words by field, and nothing that was typed is lost', async ({ site, page }) => {
  begin(site);
  await logIn(page, site);
  await page.goto(screen(site));
  await page.getByLabel('Your price for a formation').fill('forty');
  await page.getByLabel('The states that I tick').check();
  await page.getByLabel('Who is told of new orders?').fill('nobody');
  await press(page);
  const faults = page.locator('.charterform-faults');
  await expect(faults).toBeFocused();
  await expect(faults.getByRole('link')).toHaveText([
    'Choose at least one state.',
    '“forty” is not an amount. Write dollars with a dot, such as 49 or 1200.00.',
    'Enter your price in dollars, such as 49. Enter 0 if you ask for nothing.',
    'Say how your customers pay an invoice, such as the bank account that they pay to.',
    'Enter an email address, such as orders@example.com.',
  ]);
  const formation = page.getByLabel('Your price for a formation');
  await expect(formation).toHaveValue('forty');
  await expect(formation).toHaveAccessibleDescription(/is not an amount/);
  await expect(page.getByLabel('Who is told of new orders?')).toHaveValue('nobody');
  expect([pages(site), site.run(`return get_option( 'charterform_first_run', null );`)]).toEqual([[], null]);
  await expectAccessible(page, 'set-up with faults', '.charterform-set-up');

  // A state whose fee nobody has looked up is not sold before the owner has.
  await answer(page);
  await page.getByLabel('Who is told of new orders?').fill('owner@example.test');
  await page.getByLabel('Alabama', { exact: true }).check();
  await press(page);
  await expect(faults).toContainText('none of the fees of the states that you chose is confirmed');
  await page.getByLabel(/Not confirmed.*Alabama, Company formation, LLC/).check();
  await press(page);
  await isDone(page);
  expect(pages(site)[0]!.content).toContain('"states":"AL"');
  expect(site.run(`return Charterform\\Catalogue_Store::lines()['business_formation.AL.LLC']['confirmed'];`)).toBe(true);
});

test('repeated, it doubles no page and overwrites no edit', async ({ site, page }) => {
  begin(site);
  await logIn(page, site);
  await page.goto(screen(site));
  await answer(page);
  await press(page);
  await isDone(page);
  // The owner edits the page, the price of one state, and takes an offer back.
  site.run(`$page = get_page_by_path( 'form-your-company' );
wp_update_post( wp_slash( array( 'ID' => $page->ID, 'post_title' => 'Start here', 'post_content' => "<!-- wp:paragraph -->\\n<p>Hello.</p>\\n<!-- /wp:paragraph -->\\n\\n" . $page->post_content ) ) );
Charterform\\Catalogue::set_price( array( 'business_formation.CO.LLC' ), 7900 );
Charterform\\Catalogue::publish( array( 'registered_agent.CO.12' ), false ); return 1;`);
  await page.getByRole('link', { name: 'Change these answers' }).click();
  await expect(page.getByLabel('Page for: Company formation')).toHaveValue(/^\d+$/);
  await page.getByLabel('The states that I tick').check();
  for (const state of ['Wyoming', 'Colorado', 'Nevada']) await page.getByLabel(state, { exact: true }).check();
  await page.getByLabel('Your price for a formation').fill('59');
  await press(page);
  await isDone(page);
  expect(pages(site)).toHaveLength(1);
  expect(pages(site)[0]).toMatchObject({ title: 'Start here' });
  expect(pages(site)[0]!.content).toMatch(/<p>Hello\.<\/p>[^]*"states":"CO, NV, WY"/);
  expect(['WY', 'NV', 'CO'].map((state) => price(site, `business_formation.${state}.LLC`))).toEqual([5900, 5900, 7900]);
  expect(site.run(`return Charterform\\Catalogue_Store::lines()['registered_agent.CO.12']['published'];`)).toBe(false);
});

test('a page that there is can be taken, but not one with another form', async ({ site, page }) => {
  begin(site);
  const id = site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Our services', 'post_content' => '<p>Welcome.</p>' ) );`,
  );
  await logIn(page, site);
  await page.goto(screen(site));
  await answer(page);
  await page.getByLabel('Page for: Company formation').selectOption('Order');
  await press(page);
  await expect(page.locator('.charterform-faults')).toContainText('This page shows another form already. Choose another page.');
  await page.getByLabel('Page for: Company formation').selectOption(String(id));
  await press(page);
  await isDone(page);
  expect(pages(site)).toMatchObject([
    { title: 'Our services', status: 'publish', content: expect.stringMatching(/^<p>Welcome\.<\/p>/) as unknown },
  ]);
  site.run(`return wp_delete_post( ${id}, true );`);
});

test('the notice stands until it is done or dismissed, and others neither see nor set up anything', async ({ site, page }) => {
  begin(site);
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  const notice = page.locator('.charterform-first-run-notice');
  await expect(notice).toContainText('Your shop is not set up yet.');
  await page.getByRole('link', { name: 'Don’t show this again' }).click();
  await expect(page).toHaveURL(/plugins\.php/);
  await expect(notice).toHaveCount(0);
  await page.context().clearCookies();
  await logIn(page, site, 'editor');
  await page.goto(screen(site));
  await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
});

test('a single activation leads to the screen once, that of several does not', async ({ site, page }) => {
  begin(site);
  await logIn(page, site);
  const switchOff = () =>
    site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'charterform/charterform.php' ); return 1;`);
  switchOff();
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.locator('#activate-charterform').click();
  await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible();
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible();

  switchOff();
  await page.reload();
  await page.locator('input[value="charterform/charterform.php"]').check();
  await page.locator('#bulk-action-selector-top').selectOption('activate-selected');
  await page.locator('#doaction').click();
  await expect(page.getByText('Selected plugins activated.')).toBeVisible();
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeVisible();
});

test('the screen works by keyboard alone and at 390 px', async ({ site, page }) => {
  begin(site);
  await logIn(page, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen(site));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'set-up', '.charterform-set-up');
  await page.getByLabel('Your price for a formation').focus();
  await page.keyboard.type('49');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.getByLabel('How is an invoice paid?').focus();
  await page.keyboard.type('IBAN');
  await page.getByRole('button', { name: 'Set up my shop' }).focus();
  await page.keyboard.press('Enter');
  await isDone(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'set up', '.charterform-set-up');
});

test('an owner who ticks Stripe enters the secret key, which is never shown again, and reads what is left to do (SHOP-04, PAY-04)', async ({
  site,
  page,
}) => {
  begin(site);
  await logIn(page, site);
  await page.goto(screen(site));
  await answer(page);
  await page.getByRole('checkbox', { name: /^Stripe: the customer pays on a page/ }).check();
  const key = page.getByLabel('The secret key of your Stripe account');
  for (const [typed, fault] of [
    ['', 'Enter the secret key of your Stripe account.'],
    ['pk_test_1', 'The secret key is a publishable key.'],
  ] as const) {
    await key.fill(typed);
    await press(page);
    await expect(page.locator('.charterform-fault').filter({ hasText: fault })).toBeVisible();
    await expect(key).toHaveValue('');
  }
  await key.fill('sk_test_typed');
  await press(page);
  await isDone(page);
  await expect(page.locator('.charterform-left')).toContainText('Stripe is in test mode');
  await expect(page.locator('.charterform-left')).toContainText('Let Stripe tell your site of payments');
  expect(site.run(`return Charterform\\Settings::get( 'server' );`)).toMatchObject({
    payment: { ways: ['invoice', 'stripe-checkout'] },
    stripe: { secret_key: 'sk_test_typed' },
  });
  await page.getByRole('link', { name: 'Change these answers' }).click();
  await expect(page.getByText('A key is stored.')).toBeVisible();
  expect(await page.content()).not.toContain('sk_test_typed');
});
