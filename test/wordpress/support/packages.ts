import type { Page } from '@playwright/test';
import type { Json } from './back-end';
import { beginShop, sellLlcs } from './catalogue';
import type { ServerSite } from './server-site';

/** A shop that sells LLCs in Wyoming and Colorado, an agent, a tax id everywhere, and mail in Wyoming alone. */
export function begin(site: ServerSite, others: object = {}) {
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

export const openTab = (page: Page, site: ServerSite, query = '') =>
  page.goto(`${site.url}/wp-admin/admin.php?page=charterform-products&tab=packages${query}`);
export const card = (page: Page, name: string) => page.locator('.charterform-packages .card').filter({ hasText: name });

export interface Typed {
  name: string;
  price: string;
  products: readonly string[];
  extras?: string;
  states?: string;
  kinds?: readonly string[];
}

/** Types a package into its form, and saves it. */
export async function save(page: Page, { name, price, products, extras = '', states = '', kinds = [] }: Typed) {
  const form = page.locator('.charterform-package-form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Price in dollars').fill(price);
  for (const product of products) await form.getByLabel(product).check();
  for (const kind of kinds) await form.getByLabel(kind, { exact: true }).check();
  await form.getByLabel('Further lines').fill(extras);
  await form.getByLabel('States').fill(states);
  await page.getByRole('button', { name: 'Save the package' }).click();
}

export const starter = { name: 'Starter', price: '$199', products: ['Business Formation', 'Registered Agent, 1 year'] };
export const complete = {
  name: 'Complete',
  price: '249.50',
  products: [...starter.products, 'Tax ID with SSN', 'Operating Agreement'],
  extras: 'A call with our team\n\nOnline account',
};

/** Two packages as an owner types them, without the screen. */
export const makePackages = (site: ServerSite, shown = 'cards') =>
  site.run(`use Charterform\\Package_Store;
$starter = array( 'id' => '', 'name' => 'Starter', 'price' => 19900, 'products' => array( 'business_formation', 'registered_agent.12' ), 'extras' => array(), 'states' => array(), 'kinds' => array() );
Package_Store::put( $starter );
Package_Store::put( array( 'name' => 'Complete', 'price' => 24950, 'products' => array( 'business_formation', 'tax_id_with_ssn', 'registered_agent.12', 'operating_agreement' ), 'extras' => array( 'Online account' ) ) + $starter );
Package_Store::show( '${shown}' ); return 1;`);

/** The page config of the page with the form, or of one with a page config of its own. */
export const configOf = (site: ServerSite, own: object = {}, form = 'FormABusinessForm') =>
  site.run<Json>(
    `return Charterform\\Page_Config::build( array( 'form' => '${form}', 'config' => '${JSON.stringify(own)}' ), get_page_by_path( 'form' )->ID, true );`,
  );

export const change = (site: ServerSite, values: string) =>
  site.run(`Charterform\\Package_Store::put( array( ${values} ) + Charterform\\Package_Store::find( 'package-1' ) ); return 1;`);
