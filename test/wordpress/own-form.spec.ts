import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answers, fill } from '../browser/support/order-form';
import { beginShop } from './support/catalogue';
import { answersWithoutPassword } from './support/order';
import { addPage } from './support/priced-site';
import { expect, logIn, test } from './support/server-site';
import type { ServerSite } from './support/server-site';

/** The plugin of a site that adds the example, as docs/reference/extending.md has it. */
const ownForm = `
add_filter( 'charterform_scripts', function ( $scripts ) {
	$scripts['permits'] = content_url( 'own-form.js' );
	return $scripts;
} );
add_filter( 'charterform_form_types', function ( $types ) {
	$types['PermitRequestForm'] = array( 'action' => 'process_signup', 'sells' => true, 'asksCaptcha' => false, 'searchesDomains' => false );
	return $types;
} );`;

/** The rules of the role, as the script has them. */
const ownRole = `
add_filter( 'charterform_product_roles', function ( $roles ) {
	$roles['permitKit'] = array();
	return $roles;
} );`;

const scriptOf = (site: ServerSite) => join(site.core, 'wp-content/own-form.js');

test.beforeEach(({ site }) => {
  beginShop(site);
  copyFileSync('examples/own-form/own-form.js', scriptOf(site));
  site.run(`Charterform\\Catalogue_Additions::put( 'lines', Charterform\\Catalogue_Additions::make( 'lines', array(
'code' => 'permit_kit', 'name' => 'Permit kit', 'type' => 'permit_kit', 'our_price' => '29.00', 'published' => 'yes' ) ) );
Charterform\\Catalogue_Store::touch(); return 1;`);
});

test.afterEach(({ site }) => {
  site.plugin('');
  rmSync(scriptOf(site), { force: true });
});

/** Fills the form in, up to its last button, and presses that. */
async function order(page: Page, site: ServerSite) {
  await page.goto(addPage(site, '[charterform form="PermitRequestForm"]'));
  await page.getByRole('radio', { name: 'A tower' }).check();
  await page.getByLabel('Height in feet').fill('40');
  await page.getByLabel('Earlier permit number').fill('PR-2031');
  await expect(page.locator('.charterform-summary, aside').first()).toContainText('$29.00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fill(page, answersWithoutPassword.contact ?? answers.contact);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('#charterform')).toContainText('PR-2031');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /Submit Order/ }).click();
}

test('a form type that a script of the site adds is ordered by invoice, and is in the list of orders (REG-01, REG-07, REG-08)', async ({
  page,
  site,
}) => {
  site.plugin(ownForm + ownRole);
  await order(page, site);
  await expect.poll(() => site.orders().length).toBe(1);
  expect(site.orders()[0]).toMatchObject({
    form_type: 'PermitRequestForm',
    total: '2900',
    payload: { permit: { kind: 'tower', height: '40', number: 'PR-2031' }, companies: [{ products: [{ data: { kind: 'tower' } }] }] },
  });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders`);
  const row = page.locator('tbody tr').first();
  await expect(row).toContainText('$29.00');
  await expect(row).toContainText('Permit Request');
});

test('an order of a product whose rules the site does not tell is refused, and nothing is stored (REG-08)', async ({ page, site }) => {
  site.plugin(ownForm);
  await order(page, site);
  await expect(page.locator('#charterform')).toContainText('A product of your order is no longer sold here. Nothing was ordered.');
  expect(site.orders()).toEqual([]);
});

test('the rules that a site tells count as those of ours: the terms, and the fees beside a bundle (REG-08)', async ({ site }) => {
  const faults = site.run<unknown>(`
$own   = new Charterform\\Quote_Own_Roles( array( 'permitKit' => array( 'terms' => array( 'entityTypes' => array( 'LLC' ) ), 'keepsFeesInBundle' => true ) ), true );
$quote = static function ( $kind, $type, $own ) {
	$product = array( 'product_id' => 7, 'name' => 'Permit kit', 'price' => '29.00', 'type' => $type );
	$line    = (object) array( 'product_id' => 7, 'product_option_id' => '', 'quantity' => 1, 'data' => new stdClass(), 'saveAs' => 'permitKit' );
	$order   = (object) array( 'companies' => array( (object) array( 'company' => (object) array( 'entity_type' => $kind ), 'products' => array( $line ) ) ) );
	$result  = Charterform\\Quote::of( $order, array( 'formType' => 'PermitRequestForm' ), static fn( $list ) => 'simple_products' === $list ? array( $product ) : array(), $own );
	return $result->fault ? $result->fault['reason'] : $result->total;
};
$config = new Charterform\\Quote_Config( array(), $own );
return array(
	$quote( 'LLC', 'permit_kit', $own ), $quote( 'Corporation', 'permit_kit', $own ), $quote( 'LLC', 'unheard_of', $own ),
	$quote( 'LLC', 'unheard_of', null ), $quote( 'LLC', 'seal', $own ),
	$config->keeps_fees( array( 'type' => 'permit_kit' ) ), $config->keeps_fees( array( 'type' => 'seal' ) ) );`);
  // A form of ours sells products of any type at their list price.
  expect(faults).toEqual([2900, 'kind', 'unknown', 2900, 2900, true, false]);
});

test('a page with a script of the site loads the full script, also where its form sells nothing (HOST-09, REG-01)', async ({
  page,
  site,
}) => {
  const address = addPage(site, '[charterform form="ContactForm"]');
  const scripts = () =>
    page
      .locator('script[src*="umd.js"], script[src*="own-form.js"]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')!.replace(/.*\/|\?.*/g, '')));
  await page.goto(address);
  expect(await scripts()).toEqual(['charterform.forms.umd.js']);
  site.plugin(ownForm);
  await page.goto(address);
  expect(await scripts()).toEqual(['charterform.umd.js', 'own-form.js']);
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
});
