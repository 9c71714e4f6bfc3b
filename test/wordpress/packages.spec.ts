import { arriveAt, field, fill } from '../browser/support/fill';
import { keysOn } from '../browser/support/keys';
import { button, confirmation, step, submit, total } from '../browser/support/order-form';
import { phone } from '../browser/support/phone';
import type { Json } from './support/back-end';
import { goldenOrder, send } from './support/form-post';
import { answersWithoutPassword as answers } from './support/order';
import { begin, card, change, complete, configOf, makePackages, openTab, save, starter } from './support/packages';
import { saw } from './support/priced-site';
import { expect, logIn, test, type ServerSite } from './support/server-site';

test('an owner makes two packages by the screen, and a visitor with a phone and keys orders one to the cent (PLUS-01, SHOP-13)', async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  begin(site);
  await logIn(page, site);
  await openTab(page, site);
  await page.getByRole('link', { name: 'Add a package' }).click();
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
  // Packages for LLCs alone take no other kind away.
  await expect(field(page, 'companyInformation.entityType', 'Corp')).toBeAttached();

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
  expect(Number(order!.total)).toBe(35_350);
  expect(JSON.stringify(order!.payload)).toContain('"package-2"');
});

/** An order of a package in Wyoming, as the form posts it; `more` goes into the package. */
function packageOrder(site: ServerSite, id: string, more: readonly number[] = []) {
  const bundle = (configOf(site).bundles as Json[]).find(
    ({ product_id, config }) => product_id === id && config.jurisdiction_limit_select[0] === 'WY',
  )!;
  const filings = site.run<Json[]>(`return Charterform\\Catalogue::read( 'filing_products', 'all' );`);
  const line = (product_id: number) => {
    const ways = (filings.find((one) => one.product_id === product_id)?.filing_methods ?? []) as Json[];
    const way = ways.find(({ entity_types }) => (entity_types as string[]).includes('LLC'));
    return { product_id, product_option_id: (way?.id as number | undefined) ?? '', quantity: 1, data: {}, saveAs: '' };
  };
  const contents = [...(bundle.product_ids as string[]).map(Number), ...more].map((product) => [product, line(product)]);
  const data = goldenOrder('wyoming-llc');
  data.companies[0].products = [{ product_id: id, product_option_id: '', quantity: 1, data: Object.fromEntries(contents), saveAs: '' }];
  data.payment = { way: 'invoice' };
  return data;
}

test('an order of a package has the price that its visitor saw, or is asked anew, or is refused in words (SHOP-13, SHOP-06)', async ({
  site,
}) => {
  begin(site);
  makePackages(site);
  const data = packageOrder(site, 'package-1');
  const order = (posted: unknown, fields: Record<string, string>) => send(`${site.url}/form/`, { data: posted, fields });
  const mend = 'Nothing was ordered. Please check what you chose.';
  const totals = () => site.orders().map(({ total }) => Number(total));

  expect((await order(data, saw(30_300))).body).toMatchObject({ result: {} });
  expect(totals()).toEqual([30_300]);
  for (const cents of [1, 10_400, 30_299])
    expect((await order(data, saw(cents))).body).toMatchObject({ code: 'price_changed', price: { was: cents, total: 30_300 } });
  const cheap = structuredClone(data);
  Object.assign(cheap.companies[0].products[0], { price: '1.00', name: 'Starter' });
  expect((await order(cheap, saw(10_500))).body).toMatchObject({ code: 'price_changed', price: { total: 30_300 } });
  const [tax] = configOf(site)
    .bundles.find(({ product_id }: Json) => product_id === 'package-2')
    .product_ids.slice(1) as string[];
  expect((await order(packageOrder(site, 'package-1', [Number(tax)]), saw(30_300))).body).toMatchObject({
    error: `Tax ID with SSN is not part of the package that you chose. ${mend}`,
  });

  change(site, "'price' => 20950");
  expect((await order(data, saw(30_300))).body).toMatchObject({
    error: 'The price of your order has changed from $303.00 to $313.50.',
    code: 'price_changed',
  });
  expect((await order(data, { ...saw(30_300), accepted_total: '31350' })).body).toMatchObject({ result: {} });
  expect(totals()).toEqual([30_300, 31_350]);

  change(site, "'states' => array( 'CO' )");
  expect((await order(data, saw(31_350))).body).toMatchObject({ error: `Starter is not sold in WY. ${mend}` });
  for (const gone of [`Charterform\\Package_Store::show( '' )`, `Charterform\\Package_Store::remove( 'package-1' )`]) {
    site.run(`${gone}; return 1;`);
    expect((await order(data, saw(31_350))).body).toMatchObject({
      error: `A product of your order is no longer sold here. ${mend}`,
      code: 'not_sold',
    });
  }
  expect(totals()).toEqual([30_300, 31_350]);
});

test('packages are on forms that form a company, and what a page says itself stands above (SHOP-13)', ({ site }) => {
  begin(site);
  makePackages(site);
  const states = ({ bundles = [] }: Json) =>
    (bundles as Json[]).map(({ product_id, config }) => `${product_id} ${config.jurisdiction_limit_select.join()}`);
  const all = ['package-1 WY', 'package-1 CO', 'package-2 WY', 'package-2 CO'].sort();
  expect(states(configOf(site)).sort()).toEqual(all);
  expect(configOf(site)).toMatchObject({ layout: { packages: 'cards' } });
  const [bundle] = configOf(site).bundles as Json[];
  expect(bundle).toMatchObject({ name: 'Starter', price: '199.00', bundle_type: 'regular', config: { entity_type_limit_select: ['LLC'] } });
  for (const form of ['RASignupForm', 'ForeignRegistrationForm', 'ContactForm'])
    expect(configOf(site, {}, form).bundles, form).toBeUndefined();

  const own = { product_id: '1', product_ids: [], price: '5.00' };
  expect(configOf(site, { bundles: [own] })).toMatchObject({ bundles: [own] });
  expect(configOf(site, { bundles: [] }).bundles).toEqual([]);
  expect(configOf(site, { layout: { packages: 'table' } })).toMatchObject({ layout: { packages: 'table' }, bundles: expect.any(Array) });
  expect(configOf(site, { layout: { packages: '' } }).bundles).toBeUndefined();
  expect(configOf(site, { endpoints: { marketing: 'https://products.example/' } }).bundles).toBeUndefined();
  expect(states(configOf(site, { jurisdictions: ['CO'] }))).toEqual(['package-1 CO', 'package-2 CO']);
  // Steps that do not ask for a package would have the first one in every order.
  const steps = (id: string) => [{ key: 'company', sections: [{ modules: [{ id: 'StateOfService' }, { id }] }] }];
  expect(configOf(site, { steps: steps('EntityType') }).bundles).toBeUndefined();
  expect(configOf(site, { steps: steps('Packages') }).bundles).toHaveLength(4);

  // Kinds of company at one price share an id; another price is another product, in a bundle of its own.
  site.run(`use Charterform\\Catalogue; $corp = array( 'product' => 'business_formation', 'company' => 'Corp', 'state' => array( 'WY', 'CO' ) );
Catalogue::set_price( Catalogue::find( $corp ), 9900 ); Catalogue::publish( Catalogue::find( $corp ) ); return 1;`);
  const limits = () => (configOf(site).bundles as Json[]).map(({ config }) => config.entity_type_limit_select.join());
  expect(limits().slice(0, 3).sort()).toEqual(['Corp', 'LLC', 'LLC,Corp']);
  change(site, "'kinds' => array( 'Corp' )");
  expect(limits().slice(0, 2)).toEqual(['Corp', 'Corp']);
  change(site, "'extras' => array( '<b>Us</b>' )");
  expect((configOf(site).bundles as Json[])[0]).toMatchObject({ config: { additionalLineItems: [{ label: '<b>Us</b>' }] } });
});
