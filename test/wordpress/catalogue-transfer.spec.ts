import { beginShop, sellLlcs } from './support/catalogue';
import { accept, differences, exported, refusal, upload } from './support/catalogue-file';
import { expect, logIn, test, type ServerSite } from './support/server-site';

const everything = (site: ServerSite) => site.run<object>(`return Charterform\\Catalogue_Store::lines();`);

test('a CSV of 51 states comes back with the one cell that was changed, and the form asks that much more (SHOP-03)', async ({
  site,
  page,
}) => {
  beginShop(site);
  sellLlcs(site);
  const total = async () => {
    await page.goto(`${site.url}/form/`);
    const form = page.locator('#charterform');
    await form.getByLabel('Where Do You Want Service?').selectOption('WY');
    await form.getByLabel('LLC', { exact: true }).check();
    const shown = form.locator('.charterform-side');
    await expect(shown).toContainText(/Total\s*\$\d/);
    return Number(/Total\s*\$([\d.]+)/.exec((await shown.textContent())!)![1]);
  };
  const before = await total();
  expect(before).toBe(328);
  await logIn(page, site);
  const csv = await exported(page, site, 'CSV', 'Business Formation', 'LLC');
  const states = new Set([...csv.matchAll(/^business_formation\.(\w\w)\.LLC,/gm)].map(([, code]) => code));
  expect(states.size).toBe(51);

  await upload(page, site, csv);
  await expect(page.locator('.notice-success')).toContainText('there is nothing to change');

  const changed = csv.replace(/^(business_formation\.WY\.LLC,.*,)104\.00,0\.00,/m, '$1116.34,0.00,');
  expect(changed).not.toBe(csv);
  const untouched = everything(site);
  await upload(page, site, changed);
  await expect(page.locator('.charterform-sum')).toContainText('Cells changed: 1. Rows added: 0. Rows removed: 0.');
  expect(await differences(page)).toEqual([['business_formation.WY.LLC', 'State fee', '104.00', '116.34']]);
  expect(everything(site)).toEqual(untouched);
  await page.getByRole('button', { name: 'Change nothing' }).click();
  expect(everything(site)).toEqual(untouched);

  await upload(page, site, changed);
  await accept(page);
  await expect(page.locator('.notice-success')).toContainText('The changes are in the catalogue.');
  expect(await total()).toBe(before + 12.34);
});

test('rows are added, and removed where that was asked for; JSON holds coupons and bundles too (SHOP-03)', async ({ site, page }) => {
  beginShop(site);
  sellLlcs(site);
  await logIn(page, site);
  const rows = [
    'code,product,name,type,state,company,way,our_price,state_fee,months,published',
    'business_formation.WY.GP,business_formation,,,WY,GP,,20,100,,yes',
    'registered_agent.WY.6,registered_agent,Registered Agent,registered_agent,WY,,,70,,6,yes',
    'translation,,Translation of articles,translation,,,,35.5,,,yes',
  ].join('\r\n');
  await upload(page, site, rows);
  await expect(page.locator('.charterform-sum')).toContainText('Cells changed: 0. Rows added: 3. Rows removed: 0.');
  await accept(page);
  const types = (list: string, state = '') =>
    site
      .run<{ type: string; price: string }[]>(`return Charterform\\Catalogue::read( '${list}', '${state}' );`)
      .map(({ type, price }) => `${type} ${price}`);
  expect(types('simple_products')).toEqual(['translation 35.50']);
  expect(types('filing_products', 'WY')).toEqual(['business_formation 99.00', 'business_formation 20.00']);

  const json = JSON.parse(await exported(page, site, 'JSON')) as { lines: { code: string }[]; coupons: object[] };
  await upload(page, site, JSON.stringify(json));
  await expect(page.locator('.notice-success')).toContainText('there is nothing to change');
  json.coupons.push({ code: 'five', name: 'Five off', products: 'translation', amount: 5, published: true });
  json.lines = json.lines.filter(({ code }) => code !== 'business_formation.WY.GP');
  await upload(page, site, JSON.stringify(json));
  await expect(page.locator('.charterform-sum')).toContainText('Rows added: 1. Rows removed: 0.');
  await page.getByRole('button', { name: 'Change nothing' }).click();
  await upload(page, site, JSON.stringify(json), true);
  await expect(page.locator('.charterform-sum')).toContainText('Rows added: 1. Rows removed: 1.');
  expect(await differences(page)).toContainEqual(['business_formation.WY.GP', 'whole row', 'is there', 'removed']);
  await accept(page);
  expect(types('filing_products', 'WY')).toEqual(['business_formation 99.00']);
  expect(site.run<object[]>(`return Charterform\\Catalogue::read( 'coupons' );`)).toMatchObject([
    { name: 'Five off', dollar_value: '5.00' },
  ]);
});

test('a service that is sold in some states or to some kinds of company says so to the forms (SHOP-02)', async ({ site, page }) => {
  beginShop(site);
  await logIn(page, site);
  await upload(page, site, 'code;states;companies\nvirtual_office;wy, co;LLC, NP Corp\n');
  expect(await differences(page)).toEqual([
    ['virtual_office', 'Sold in', '(empty)', 'WY, CO'],
    ['virtual_office', 'Sold to', '(empty)', 'LLC, NP Corp'],
  ]);
  await accept(page);
  const products = (config = '{}') =>
    site.run(
      `return Charterform\\Page_Config::build( array( 'form' => 'FormABusinessForm', 'config' => '${config}' ), 0, true )['products'] ?? null;`,
    );
  expect(products()).toEqual({ virtualOffice: { allowStates: ['WY', 'CO'], entityTypes: ['LLC', 'NP Corp'] } });
  expect(products('{"products":{"virtualOffice":{"allowStates":["TX"]}}}')).toEqual({
    virtualOffice: { allowStates: ['TX'], entityTypes: ['LLC', 'NP Corp'] },
  });
  expect(products('{"endpoints":{"marketing":"https://products.example/"}}')).toBeNull();
  await upload(page, site, 'code,states\nbusiness_formation.WY.LLC,CO');
  await expect(refusal(page)).toContainText('Sold in: leave it empty, because this product has none.');
});

test('files of spreadsheets are read: semicolons, tabs, marks, encodings, days and amounts as Excel writes them (SHOP-03)', async ({
  site,
  page,
}) => {
  beginShop(site);
  await logIn(page, site);
  const marked = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  for (const file of [
    '\uFEFFcode;our_price;verified_at\r\nbusiness_formation.WY.LLC;1,200.00;7/18/2026\r\n',
    marked('Code\tOur_Price\tverified_at\r\nbusiness_formation.WY.LLC\t$1200\t2026-07-18\r\n'),
    'sep=;\ncode;our_price;verified_at\n"business_formation.WY.LLC";"1200.0";"07/18/2026"\n\n',
  ]) {
    await upload(page, site, file);
    expect(await differences(page)).toEqual([
      ['business_formation.WY.LLC', 'Our price', '(empty)', '1200.00'],
      ['business_formation.WY.LLC', 'Checked on', '2026-07-17', '2026-07-18'],
    ]);
    await page.getByRole('button', { name: 'Change nothing' }).click();
  }
});

test('a file that is wrong changes nothing and says what is wrong, by its lines (SHOP-03)', async ({ site, page }) => {
  test.slow();
  beginShop(site);
  await logIn(page, site);
  const before = everything(site);
  const wy = 'business_formation.WY.LLC';
  for (const [file, words] of [
    ['', 'The file is empty.'],
    [Buffer.from('code,name\nwy,Caf\xe9', 'latin1'), 'Save it from your spreadsheet as “CSV UTF-8”'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'The file is no text'],
    [`code,price\n${wy},1`, 'There is no column “price”.'],
    ['our_price\n1', 'The column “code” is missing'],
    [`code,our_price,our_price\n${wy},1,1`, 'The column “our_price” is there twice.'],
    [`code,our_price\n${wy}`, 'Line 2: it has 1 cells, but there are 2 columns.'],
    [`code,our_price\n${wy},1\n${wy},2`, `Line 3: The code “${wy}” is in the file twice.`],
    [`code,our_price\n${wy},-1`, 'Line 2: Our price: “-1” is below zero.'],
    [`code,our_price\n${wy},"49,00"`, 'Line 2: Our price: “49,00” is not an amount.'],
    [`code,our_price\n${wy},"1,200"`, 'Line 2: Our price: “1,200” is not an amount.'],
    [`code,our_price\n${wy},1e3`, '“1e3” is not an amount'],
    [`code,our_price\n${wy},100000000000000000000`, 'which is the most'],
    [`code,verified_at\n${wy},2026-02-30`, '“2026-02-30” is not a day'],
    [`code,source_url\n${wy},javascript:alert(1)`, 'is not an address that begins with https://'],
    [`code,confirmed\n${wy},perhaps`, '“perhaps” is neither yes nor no.'],
    [`code,state\n${wy},CO`, 'it is “WY” and cannot become “CO”'],
    ['code,state_fee\nweb_hosting,5', 'State fee: leave it empty, because this product has none.'],
    ['code,our_price\nbusiness_formation.DE.LLC.expedited-1d,5', 'a further way of filing has the price of the first'],
    ['code,our_price\nno_such,5', 'A new product needs a name and a type'],
    ['code,our_price\n=cmd(),5', 'is no code'],
    [`code,our_price\n${wy},=1+1`, '“=1+1” is not an amount'],
    ['{"lines":[]}', 'The file is no catalogue'],
    ['{"charterform":"catalogue","lines":[[[1]]]}', 'it is no row of texts and numbers'],
    [`code,our_price\n${'x,1\n'.repeat(5001)}`, 'more than 5,000 rows'],
    [`code,our_price\n${wy},1\n${' '.repeat(2_000_000)}`, 'larger than 2 MB'],
  ] as const) {
    await upload(page, site, file as string | Buffer);
    await expect(refusal(page), String(file).slice(0, 60)).toContainText(words);
  }
  expect(everything(site)).toEqual(before);
});

test('a name that a spreadsheet would take for a formula is exported as text, and comes back as it was (SHOP-03)', async ({
  site,
  page,
}) => {
  beginShop(site);
  site.run(
    `global $wpdb; $wpdb->update( $wpdb->prefix . 'charterform_products', array( 'name' => '=HYPERLINK("https://evil.example")' ), array( 'code' => 'web_hosting' ) ); Charterform\\Catalogue_Store::touch(); return 1;`,
  );
  await logIn(page, site);
  const csv = await exported(page, site, 'CSV');
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  await upload(page, site, csv);
  await expect(page.locator('.notice-success')).toContainText('there is nothing to change');
});

test('differences that were shown are not applied to a catalogue that has changed since (SHOP-03)', async ({ site, page }) => {
  beginShop(site);
  await logIn(page, site);
  await upload(page, site, 'code,our_price\nbusiness_formation.WY.LLC,50');
  site.run(`return Charterform\\Catalogue::set_price( array( 'business_formation.WY.LLC' ), 6000 );`);
  await accept(page);
  await expect(refusal(page)).toContainText('somebody changed the catalogue meanwhile');
  expect(site.run(`return Charterform\\Catalogue_Store::lines()['business_formation.WY.LLC']['our_price'];`)).toBe(6000);
});
