import type { Page } from '@playwright/test';
import { beginShop, sellLlcs } from './support/catalogue';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const openPrices = (page: Page, site: ServerSite, query = '') =>
  page.goto(`${site.url}/wp-admin/admin.php?page=charterform-products${query}`);
const done = (page: Page) => page.locator('.notice-success');
const lineOf = <T>(site: ServerSite, code: string) => site.run<T>(`return Charterform\\Catalogue_Store::lines()['${code}'];`);

interface Line {
  our_price: number | null;
  state_fee: number;
  confirmed: boolean;
  verified_at: string;
  published: boolean;
}

/** Gives a product one price by the box above the list. */
async function priceAll(page: Page, { product, company, states, price }: Record<'product' | 'company' | 'states' | 'price', string>) {
  const box = page.locator('.charterform-price');
  await box.getByLabel('Product').selectOption({ label: product });
  await box.getByLabel('Kind of company').selectOption(company);
  await box.getByLabel('States').fill(states);
  await box.getByLabel('Our price in dollars').fill(price);
  await box.getByRole('button', { name: 'Set this price' }).click();
}

test('by the screens of the admin alone a page sells LLCs in Wyoming and Colorado with agent and fee (SHOP-01, SHOP-02, SHOP-04)', async ({
  site,
  page,
}) => {
  beginShop(site);
  await logIn(page, site);
  await openPrices(page, site);
  await priceAll(page, { product: 'Business Formation', company: 'LLC', states: 'wy, CO', price: '$99' });
  await expect(done(page)).toHaveText(/2 lines are on sale at this price\./);
  await priceAll(page, { product: 'Registered Agent, 1 year', company: '', states: 'WY CO', price: '125' });
  await expect(done(page)).toHaveText(/2 lines are on sale at this price\./);

  await page.goto(`${site.url}/form/`);
  const form = page.locator('#charterform');
  const total = form.locator('.charterform-side');
  await form.getByLabel('Where Do You Want Service?').selectOption('WY');
  await form.getByLabel('LLC', { exact: true }).check();
  await expect(total).toContainText('$104.00');
  await expect(total).toContainText('$125.00');
  await expect(total).toContainText('$328.00');
  await form.getByLabel('Where Do You Want Service?').selectOption('CO');
  await expect(total).toContainText('$274.00');
});

test('cells are saved as they were typed, and those that were not touched are left to others (SHOP-02, SHOP-04)', async ({
  site,
  page,
}) => {
  beginShop(site);
  await logIn(page, site);
  await openPrices(page, site, '&kind=business_formation&company=LLC&state=WA');
  const cell = (name: string) => page.getByLabel(`${name}, Business Formation, LLC, Washington`, { exact: true });
  await expect(page.locator('tbody tr').first()).toContainText('Not confirmed');
  await cell('Our price').fill('1,249.50');
  await cell('State fee').fill('185');
  site.run(`return Charterform\\Catalogue::change_each( array( 'business_formation.WA.LLC' ), static fn() => array( 'days' => 4 ) );`);
  await cell('State fee').press('Enter');
  await expect(done(page)).toHaveText(/1 line was changed/);
  const line = lineOf<Line & { days: number }>(site, 'business_formation.WA.LLC');
  expect(line).toMatchObject({ our_price: 124_950, state_fee: 18_500, days: 4, confirmed: true });
  expect(line.verified_at).toBe(site.run(`return wp_date( 'Y-m-d' );`));

  for (const [text, words] of [
    ['-5', 'Our price: “-5” is below zero.'],
    ['49,50', 'Our price: “49,50” is not an amount.'],
    ['99999999', 'which is the most'],
  ] as const) {
    await cell('Our price').fill(text);
    await page.getByRole('button', { name: 'Save the prices' }).last().click();
    await expect(page.locator('.notice-error')).toContainText(words);
    await expect(cell('Our price')).toHaveValue('1249.50');
  }
});

test('a share raises the prices of chosen states and kinds at once, to the nearest cent; fees stay (SHOP-02)', async ({ site, page }) => {
  beginShop(site);
  site.run(
    `use Charterform\\Catalogue; Catalogue::set_price( Catalogue::find( array( 'product' => 'business_formation' ) ), 4999 ); return 1;`,
  );
  await logIn(page, site);
  await openPrices(page, site, '&kind=business_formation&company=LLC&state=WY');
  const change = async (what: string, of: string, share = '') => {
    await page.getByLabel('What to do').selectOption({ label: what });
    await page.getByLabel('Share').fill(share);
    await page.getByLabel('Of which lines').selectOption(of);
    await page.getByRole('button', { name: 'Change them' }).click();
  };
  await change('Raise our price by a share', 'selected', '10');
  await expect(page.locator('.notice-error')).toContainText('Select lines of the list first');
  await change('Raise our price by a share', 'all', '10 %');
  await expect(done(page)).toContainText('1 line was changed');
  await change('Raise our price by a share', 'all', 'ten');
  await expect(page.locator('.notice-error')).toContainText('“ten” is no share');
  await change('Raise our price by a share', 'all', '500.01');
  await expect(page.locator('.notice-error')).toContainText('“500.01” is no share');
  const prices = site.run(`$lines = Charterform\\Catalogue_Store::lines();
return array( $lines['business_formation.WY.LLC']['our_price'], $lines['business_formation.WY.LLC']['state_fee'], $lines['business_formation.WY.Corp']['our_price'], $lines['business_formation.CO.LLC']['our_price'] );`);
  expect(prices).toEqual([5499, 10_400, 4999, 4999]);

  await openPrices(page, site, '&kind=business_formation&state=WY');
  await page.getByLabel('Select Business Formation, Corp, Wyoming', { exact: true }).check();
  await change('Confirm the fees: looked up today', 'selected');
  await expect(done(page)).toContainText('1 line was changed');
  await page.getByLabel('Select Business Formation, Corp, Wyoming', { exact: true }).check();
  await change('Publish', 'selected');
  await expect(page.locator('tr', { hasText: 'Corp' }).first()).toContainText('On sale');
  expect(lineOf<Line>(site, 'business_formation.WY.Corp')).toMatchObject({ confirmed: true, published: true });
  await change('Unpublish', 'all');
  await expect(page.locator('tr', { hasText: 'Corp' }).first()).toContainText('Not published');
  expect(lineOf<Line>(site, 'business_formation.WY.LLC')).toMatchObject({ published: false });
});

test('a price for all states waits where a fee is not confirmed, and each state links its search of names (SHOP-04)', async ({
  site,
  page,
}) => {
  beginShop(site);
  await logIn(page, site);
  await openPrices(page, site);
  await priceAll(page, { product: 'Business Formation', company: 'LLC', states: '', price: '49' });
  await expect(done(page)).toHaveText(/4\d lines are on sale at this price\..*more have the price, and go on sale once you have confirmed/);
  await openPrices(page, site, '&kind=business_formation&company=LLC&state=WY');
  const row = page.locator('tbody tr').first();
  await expect(row.getByRole('link', { name: /Search company names in Wyoming/ })).toHaveAttribute(
    'href',
    'https://wyobiz.wyo.gov/Business/FilingSearch.aspx',
  );
  await expect(row.getByRole('link', { name: /^Source/ })).toHaveAttribute('href', /sos\.wyo\.gov/);
  await expect(row).toContainText('July 17, 2026');
  await page.getByLabel('Search the price list').fill('wyoming LLC');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(row).toContainText('Wyoming');
  await priceAll(page, { product: 'Business Formation', company: 'LLC', states: 'WY, Texas', price: '49' });
  await expect(page.locator('.notice-error')).toContainText('“TEXAS” is no state');
});

test('a coupon is made, counts on the wire, and one that cannot be is refused in words (SHOP-01)', async ({ site, page }) => {
  beginShop(site);
  site.run(`use Charterform\\Catalogue; Catalogue::set_price( Catalogue::find( array( 'state' => 'WY' ) ), 4900 ); return 1;`);
  await logIn(page, site);
  await openPrices(page, site, '&tab=coupons');
  const coupons = page.locator('form').filter({ has: page.locator('input[value="coupons"]') });
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) await coupons.getByLabel(`${label}, new row`).fill(text);
    await coupons.getByLabel('Published, new row').check();
    await coupons.getByRole('button', { name: 'Save' }).click();
  };
  await fill({ Code: 'ten', Name: '10 % off', Products: 'business_formation.WY', Percent: '10', Amount: '5' });
  await expect(page.locator('.notice-error')).toContainText('ten: A coupon takes off either an amount or a share.');
  await fill({ Code: 'ten', Name: '10 % off', Products: 'no_such', Percent: '10' });
  await expect(page.locator('.notice-error')).toContainText('There is no product “no_such”.');
  const ten = { Code: 'ten', Name: '10 % off', Products: 'business_formation.WY', Percent: '10' };
  await fill({ ...ten, 'Code visitors type': 'a b' });
  await expect(page.locator('.notice-error')).toContainText('“a b” is no code for visitors: write 3 to 40 letters,');
  await fill({ ...ten, 'Code visitors type': 'ten-off', 'Last day': '12/31/2099' });
  await expect(done(page)).toContainText('Saved.');
  expect(site.run(`return Charterform\\Catalogue::read( 'typed_coupons' );`)).toMatchObject([{ code: 'TEN-OFF', name: '10 % off' }]);
  expect(site.run(`return Charterform\\Catalogue::read( 'coupons' );`)).toEqual([]);
  await coupons.getByLabel('Code visitors type, ten').fill('');
  await coupons.getByRole('button', { name: 'Save' }).click();
  await expect(done(page)).toContainText('Saved.');
  const [coupon] = site.run<Record<string, unknown>[]>(`return Charterform\\Catalogue::read( 'coupons' );`);
  const [formation] = site.run<Record<string, unknown>[]>(`return Charterform\\Catalogue::read( 'filing_products', 'WY' );`);
  expect(coupon).toMatchObject({
    name: '10 % off',
    percent_value: 10,
    dollar_value: '0.00',
    product_id_restrictions: [formation!.product_id],
  });
  await fill({ ...ten, Name: 'Half', Percent: '50' });
  await expect(page.locator('.notice-error')).toContainText('The code “ten” is taken. Choose another code for the new row');
  expect(site.run(`return Charterform\\Catalogue::read( 'coupons' );`)).toMatchObject([{ name: '10 % off', percent_value: 10 }]);
  // Its code is free for a new row once it goes.
  await coupons.getByLabel('Remove ten').check();
  await fill({ ...ten, Name: 'Half', Percent: '50' });
  await expect(done(page)).toContainText('Saved.');
  expect(site.run(`return Charterform\\Catalogue::read( 'coupons' );`)).toMatchObject([{ name: 'Half', percent_value: 50 }]);
  await coupons.getByLabel('Remove ten').check();
  await coupons.getByRole('button', { name: 'Save' }).click();
  await expect(coupons.getByLabel('Remove ten')).toHaveCount(0);
  expect(site.run(`return Charterform\\Catalogue::read( 'coupons' );`)).toEqual([]);
});

test('nobody but who may manage options sees or changes prices, and no form works without its nonce (SHOP-02)', async ({
  site,
  page,
  request,
}) => {
  beginShop(site);
  await logIn(page, site, 'editor');
  const response = await openPrices(page, site);
  expect(response!.status()).toBe(403);
  for (const action of ['charterform_price_all', 'charterform_price_list', 'charterform_catalogue_upload', 'charterform_coupons']) {
    const url = `${site.url}/wp-admin/admin-post.php`;
    expect((await page.request.post(url, { form: { action, kind: 'business_formation', price: '1' } })).status(), action).toBe(403);
    await request.post(url, { form: { action, kind: 'business_formation', price: '1' } });
  }
  expect(lineOf<Line>(site, 'business_formation.WY.LLC').our_price).toBeNull();
});

test('with plain permalinks the form finds its prices too (SHOP-01)', async ({ site, page }) => {
  beginShop(site);
  sellLlcs(site);
  const id = site.run<number>(
    `$GLOBALS['wp_rewrite']->set_permalink_structure( '' ); flush_rewrite_rules( false ); return get_page_by_path( 'form' )->ID;`,
  );
  try {
    await page.goto(`${site.url}/?page_id=${id}`);
    const form = page.locator('#charterform');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await form.getByLabel('Where Do You Want Service?').selectOption('CO');
    await form.getByLabel('LLC', { exact: true }).check();
    // 79.00, the agent at 125.00 and Colorado's fee of 50.00.
    await expect(form.locator('.charterform-side')).toContainText('$254.00');
    expect(asked.filter((url) => url.includes('rest_route=/charterform/v1/catalogue/filing_products')).length).toBeGreaterThan(0);
  } finally {
    site.run(`$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' ); flush_rewrite_rules( false ); return 1;`);
  }
});
