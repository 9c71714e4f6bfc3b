import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arriveAt, fill } from '../browser/support/fill';
import { keysOn } from '../browser/support/keys';
import { button, confirmation, step, submit, total } from '../browser/support/order-form';
import { phone } from '../browser/support/phone';
import type { Json } from './support/back-end';
import { beginShop, sellLlcs } from './support/catalogue';
import { send } from './support/form-post';
import { answersWithoutPassword as answers } from './support/order';
import { addPage, blockOf, saw } from './support/priced-site';
import { expect, logIn, test, type ServerSite } from './support/server-site';

/** A shop that sells LLCs in Wyoming and Colorado, an agent, a tax id everywhere, and mail in Wyoming alone. */
function begin(site: ServerSite, others: object = {}) {
  beginShop(site, others);
  sellLlcs(site);
  site.run(`use Charterform\\Catalogue; delete_option( 'charterform_packages' );
foreach ( array( 'tax_id_with_ssn' => 5000, 'operating_agreement' => 4000, 'mf_parent' => 3000 ) as $product => $cents ) {
  $codes = Catalogue::find( array( 'product' => $product ) );
  Catalogue::set_price( $codes, $cents );
  Catalogue::publish( $codes );
}
$s = get_option( 'charterform_settings' ); $s['server']['payment'] = array( 'ways' => array( 'invoice' ), 'instructions' => 'IBAN XX12' ); update_option( 'charterform_settings', $s ); return 1;`);
}

const openTab = (page: Page, site: ServerSite, query = '') =>
  page.goto(`${site.url}/wp-admin/admin.php?page=charterform-products&tab=packages${query}`);
const card = (page: Page, name: string) => page.locator('.charterform-packages .card').filter({ hasText: name });

interface Typed {
  name: string;
  price: string;
  products: readonly string[];
  extras?: string;
  states?: string;
  kinds?: readonly string[];
}

/** Types a package into its form, and saves it. */
async function save(page: Page, { name, price, products, extras = '', states = '', kinds = [] }: Typed) {
  const form = page.locator('.charterform-package-form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price in dollars').fill(price);
  for (const product of products) await form.getByLabel(product).check();
  for (const kind of kinds) await form.getByLabel(kind, { exact: true }).check();
  await form.getByLabel('Further lines').fill(extras);
  await form.getByLabel('States').fill(states);
  await page.getByRole('button', { name: 'Save the package' }).click();
}

const starter = { name: 'Starter', price: '$199', products: ['Business Formation', 'Registered Agent, 1 year'] };
const complete = {
  name: 'Complete',
  price: '249.50',
  products: [...starter.products, 'Tax ID with SSN', 'Operating Agreement'],
  extras: 'A call with our team\n\nOnline account',
};

/** Two packages as an owner types them, without the screen. */
const makePackages = (site: ServerSite, shown = 'cards') =>
  site.run(`use Charterform\\Package_Store;
$starter = array( 'id' => '', 'name' => 'Starter', 'price' => 19900, 'products' => array( 'business_formation', 'registered_agent.12' ), 'extras' => array(), 'states' => array(), 'kinds' => array() );
Package_Store::put( $starter );
Package_Store::put( array( 'name' => 'Complete', 'price' => 24950, 'products' => array( 'business_formation', 'tax_id_with_ssn', 'registered_agent.12', 'operating_agreement' ), 'extras' => array( 'Online account' ) ) + $starter );
Package_Store::show( '${shown}' ); return 1;`);

/** With `SHOTS=folder` the screens are drawn there. */
async function shot(page: Page, name: string) {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('an owner makes two packages by the screen, and a visitor with a phone and keys orders one to the cent (PLUS-01, SHOP-13)', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  begin(site);
  await logIn(page, site);
  await openTab(page, site);
  await page.getByRole('link', { name: 'Add a package' }).click();
  await shot(page, 'form-new');
  await save(page, starter);
  await expect(page.locator('.notice-success')).toHaveText(/The package “Starter” was saved\./);
  await expect(page.locator('.notice-warning')).toContainText('do not offer packages yet');
  await page.getByRole('link', { name: 'Add a package' }).click();
  await save(page, complete);
  await expect(card(page, 'Complete')).toContainText('It can be ordered in 2 states: CO, WY.');
  await expect(card(page, 'Complete')).toContainText(
    'Bought singly, its products cost $294.00 to $314.00. The package saves $44.50 to $64.50.',
  );
  await page.getByLabel('Show packages').selectOption('As cards');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shot(page, 'list');

  await page.setViewportSize(phone);
  await page.goto(`${site.url}/form/`);
  const keys = keysOn(page);
  await fill(page, { 'companyInformation.state': 'WY', 'companyInformation.entityType': 'LLC' }, keys);
  const packages = page.locator('#charterform .charterform-card').filter({ has: page.locator('[name="package"]') });
  await expect(packages).toHaveCount(2);
  await fill(page, { package: 'package-2' }, keys);
  await expect(packages.nth(1)).toContainText('Online account');
  await expect(total(page)).toHaveText('$353.50');
  await expect(packages.nth(1).locator('.charterform-price b').first()).toHaveText('$353.50');
  await shot(page, 'visitor');
  await page.setViewportSize(phone);

  const { 'companyInformation.state': _, ...company } = answers.company;
  await fill(page, company, keys);
  for (const key of ['people', 'contact', 'payment'] as const) {
    await keys.press(button(page, 'Continue'));
    await arriveAt(page, key, keys, 'Continue');
    if (key !== 'payment') await fill(page, answers[key]);
  }
  await expect(step(page, 'payment')).toContainText('You pay by invoice');
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  const [order] = site.orders();
  console.log(JSON.stringify(order!.payload.companies[0].products), order!.ledger);
  expect(Number(order!.total)).toBe(35_350);
  expect(JSON.stringify(order!.payload)).toContain('"package-2"');
});
