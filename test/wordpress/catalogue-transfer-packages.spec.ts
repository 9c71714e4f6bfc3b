import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf } from '../../host/catalogue/catalogue.mjs';
import { applyPlan, changesAnything, makePlan } from '../../host/catalogue/plan.mjs';
import { readCatalogueFile } from '../../host/catalogue/read-file.mjs';
import { writeJson } from '../../host/catalogue/write-file.mjs';
import { createHost } from '../../host/host.mjs';
import { pagesOf } from '../../host/pages/pages.mjs';
import { memoryFolder } from '../../scripts/memory-folder.mjs';
import { fill } from '../browser/support/fill';
import type { Json } from './support/back-end';
import { beginCatalogue } from './support/catalogue';
import { accept, differences, exported, refusal, upload } from './support/catalogue-file';
import { begin, card, makePackages, openTab } from './support/packages';
import { expect, logIn, test, type ServerSite } from './support/server-site';

interface File {
  charterform: string;
  lines: Json[];
  packages: Json[];
}

const stored = (site: ServerSite) => site.run<Json[]>(`return Charterform\\Package_Store::all();`);
const fileOf = (packages: object[], more: object = {}) => JSON.stringify({ charterform: 'catalogue', ...more, packages });
const starter = { code: 'package-1', name: 'Starter', price: '199.00', products: 'business_formation registered_agent.12' };

test('a package that was deleted comes back from the file under its id, and a form offers it (SHOP-03, SHOP-13)', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  begin(site);
  makePackages(site, '');
  await logIn(page, site);
  const json = await exported(page, site, 'JSON');
  const complete = {
    ...{ code: 'package-2', name: 'Complete', price: '249.50', states: '', kinds: '', extras: 'Online account' },
    products: 'business_formation tax_id_with_ssn registered_agent.12 operating_agreement',
  };
  expect((JSON.parse(json) as File).packages).toEqual([{ ...starter, states: '', kinds: '', extras: '' }, complete]);
  await upload(page, site, json, true);
  await expect(page.locator('.notice-success')).toContainText('there is nothing to change');

  const before = stored(site);
  await openTab(page, site);
  await page.getByRole('link', { name: 'Delete Complete' }).click();
  await page.getByRole('button', { name: 'Delete the package' }).click();
  await upload(page, site, json);
  const words = `Name Complete, Price in dollars 249.50, Products ${complete.products}, Further lines Online account`;
  expect(await differences(page)).toEqual([['package-2', 'new row', '(empty)', words]]);
  expect(stored(site)).toHaveLength(1);
  await accept(page);
  await expect(page.locator('.notice-success')).toContainText(
    'The changes are in the catalogue. Your forms do not offer packages yet. Choose how they show them under “Packages”.',
  );
  expect(stored(site)).toEqual(before);

  await openTab(page, site);
  await page.getByLabel('Show packages').selectOption('As cards');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(`${site.url}/form/`);
  await fill(page, { 'companyInformation.state': 'WY', 'companyInformation.entityType': 'LLC' });
  const packages = page.locator('#charterform .charterform-card').filter({ has: page.locator('[name="package"]') });
  await expect(packages).toHaveCount(2);
  await expect(packages.nth(1)).toContainText('Online account');
});

test('packages of a file are changed, added and removed as a whole, and no id is used again (SHOP-03, SHOP-13)', async ({ site, page }) => {
  test.setTimeout(120_000);
  begin(site);
  makePackages(site);
  await logIn(page, site);
  // The names change places; the new one names what the file puts on sale.
  const lines = [
    { code: 'translation', name: 'Translation', type: 'translation', our_price: 20, published: true },
    { code: 'tax_id_with_ssn.US.any', our_price: '' },
  ];
  const rows = [
    {
      code: 'package-7',
      name: 'Third',
      price: 300,
      products: 'translation business_formation',
      states: 'wy, co',
      extras: 'A seal\n\n A call, too ',
    },
    { code: 'package-1', name: 'Complete' },
    { code: 'package-2', name: 'Starter' },
  ];
  await upload(page, site, fileOf(rows, { lines }));
  await expect(page.locator('.charterform-sum')).toContainText('Cells changed: 3. Rows added: 2. Rows removed: 0.');
  expect(await differences(page)).toContainEqual(['package-1', 'Name', 'Starter', 'Complete']);
  await accept(page);
  await expect(page.locator('.notice-success')).not.toContainText('do not offer packages');
  expect(stored(site).map(({ id, name }) => [id, name])).toEqual([
    ['package-1', 'Complete'],
    ['package-2', 'Starter'],
    ['package-7', 'Third'],
  ]);
  expect(stored(site)[2]).toMatchObject({
    ...{ price: 30_000, products: ['translation', 'business_formation'], states: ['WY', 'CO'], kinds: [] },
    extras: ['A seal', 'A call, too'],
  });
  // What is in a package stays, also where it is not on sale any more.
  await upload(page, site, await exported(page, site, 'JSON'));
  await expect(page.locator('.notice-success')).toContainText('there is nothing to change');
  await openTab(page, site);
  await expect(card(page, 'Starter')).toContainText('is not on sale anywhere');

  await upload(page, site, '{"charterform":"catalogue","coupons":[]}', true);
  await expect(page.locator('.notice-success')).toContainText('there is nothing to change');
  await upload(page, site, fileOf([{ code: 'package-1' }]), true);
  expect(await differences(page)).toEqual(['package-2', 'package-7'].map((code) => [code, 'whole row', 'is there', 'removed']));
  site.run(`Charterform\\Package_Store::move( 'package-1', 1 ); return 1;`);
  await accept(page);
  await expect(refusal(page)).toContainText('somebody changed the catalogue meanwhile');
  await upload(page, site, fileOf([{ code: 'package-1' }]), true);
  await accept(page);
  site.run(`Charterform\\Package_Store::put( array( 'id' => '', 'name' => 'Later' ) + Charterform\\Package_Store::all()[0] ); return 1;`);
  expect(stored(site).map(({ id }) => id as string)).toEqual(['package-1', 'package-8']);
});

test('a row of a package that is wrong is named with what is wrong, and nothing changes (SHOP-03, SHOP-13)', async ({ site, page }) => {
  test.setTimeout(240_000);
  begin(site);
  makePackages(site);
  await logIn(page, site);
  const before = stored(site);
  const eight = Array.from({ length: 7 }, (_, index) => ({ ...starter, code: `package-${index + 3}`, name: `Package ${index}` }));
  const wrong = (row: object) => [
    { ...starter, code: 'package-8', name: 'Right' },
    { ...starter, code: 'package-9', name: 'Wrong', ...row },
  ];
  for (const [rows, words] of [
    [wrong({ name: '', price: '' }), 'packages 2: Name: Enter a name. Price in dollars: Enter a price.'],
    [wrong({ name: 'STARTER' }), 'packages 2: Name: There is another package “Starter”.'],
    [wrong({ name: 'x'.repeat(101) }), 'packages 2: Name: The name is longer than 100 characters.'],
    [wrong({ price: '49,50' }), 'packages 2: Price in dollars: “49,50” is not an amount.'],
    [wrong({ products: 'registered_agent.12' }), 'packages 2: Products: Select a formation'],
    [wrong({ products: 'business_formation no_such' }), 'packages 2: Products: “no_such” is not on sale. Put it on sale'],
    [wrong({ products: 'business_formation web_hosting' }), 'packages 2: Products: “web_hosting” is not on sale.'],
    [wrong({ extras: 'One more\n'.repeat(11) }), 'packages 2: Further lines: Write at most 10 lines.'],
    [wrong({ extras: 'x'.repeat(101) }), 'packages 2: Further lines: A line is longer than 100 characters.'],
    [wrong({ states: 'Texas' }), 'packages 2: Sold in: “Texas” is no state.'],
    [wrong({ states: 'US' }), 'packages 2: Sold in: “US” is no state.'],
    [wrong({ kinds: 'Guild' }), 'packages 2: Kinds of company: “Guild” is no kind of company.'],
    [wrong({ code: 'starter' }), 'packages 2: “starter” is no code of a package. Write “package-” and a number, such as package-3.'],
    [wrong({ code: 'package-03' }), 'packages 2: “package-03” is no code of a package.'],
    [wrong({ code: 'package-8', name: 'Twice' }), 'packages 2: The code “package-8” is in the file twice.'],
    [wrong({ products: ['business_formation'] }), 'packages, entry 2: it is no row of texts and numbers.'],
    [eight, 'packages 7: There can be at most 8 packages. Delete one first.'],
  ] as const) {
    await upload(page, site, fileOf([...rows]));
    await expect(refusal(page), words).toContainText(words);
    await expect(refusal(page)).not.toContainText('packages 1:');
  }
  expect(stored(site)).toEqual(before);
});

test('a shop on Node takes the file of the site as it is, and the site takes its file (SHOP-03, SHOP-13)', async ({ site, page }) => {
  test.setTimeout(120_000);
  begin(site);
  makePackages(site);
  site.run(`use Charterform\\Package_Store; Package_Store::put( array( 'name' => 'Für “alle”', 'extras' => array( 'A call, with us', 'Half; whole' ), 'states' => array( 'WY' ), 'kinds' => array( 'LLC' ) ) + Package_Store::all()[0] );
Package_Store::put( array( 'id' => '', 'name' => 'Wyoming & Colorado', 'extras' => array( 'A call, with us', 'Half; whole' ), 'states' => array( 'WY', 'CO' ), 'kinds' => array( 'LLC' ) ) + Package_Store::all()[0] ); return 1;`);
  await logIn(page, site);
  const json = await exported(page, site, 'JSON');
  const folder = mkdtempSync(join(memoryFolder(), 'charterform-shop-'));
  const { shop, close } = await createHost(
    { folder, database: join(folder, 'shop.db'), publicUrl: 'http://shop.example' },
    { pages: pagesOf([]) },
  );
  try {
    const plan = makePlan(await catalogueOf(shop), readCatalogueFile(Buffer.from(json)), true);
    expect(plan.faults).toEqual([]);
    expect(await applyPlan(shop, plan)).toBe(true);
    const catalogue = await catalogueOf(shop);
    expect(catalogue.packages.list).toEqual(stored(site).map((pack) => expect.objectContaining(pack) as unknown));
    expect(changesAnything(makePlan(catalogue, readCatalogueFile(Buffer.from(json)), true))).toBe(false);
    const before = stored(site);
    await upload(page, site, writeJson(catalogue), true);
    await expect(page.locator('.notice-success')).toContainText('there is nothing to change');
    // A new shop sells nothing before it takes the file.
    site.run(`delete_option( 'charterform_packages' ); return 1;`);
    beginCatalogue(site);
    await upload(page, site, writeJson(catalogue), true);
    await accept(page);
    expect(stored(site)).toEqual(before);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});
