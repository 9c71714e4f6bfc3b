import type { Json } from './support/back-end';
import { beginShop, sellLlcs } from './support/catalogue';
import { goldenOrder, send } from './support/form-post';
import { addPage, blockOf, order, pricedOrder, saw, type PricedOrder } from './support/priced-site';
import { expect, test, type ServerSite } from './support/server-site';

/** The ledger and total that an order is stored with. */
function stored(site: ServerSite) {
  const [row] = site.orders().slice(-1);
  const ledger = JSON.parse(row?.ledger || '[]') as { name: string; kind: string; cents: number }[];
  return { count: site.orders().length, total: Number(row?.total), ledger, sum: ledger.reduce((sum, { cents }) => sum + cents, 0) };
}

/** The lines of a payload's only company. */
const lines = (data: Json): Json[] => data.companies[0].products as Json[];

/** A golden order's payload, changed. */
function changed({ name }: PricedOrder, change: (data: Json) => void): Json {
  const data = goldenOrder(name);
  change(data);
  return data;
}

test('a golden order is stored with the ledger of the site, whatever its post says of prices (SHOP-05, SHOP-07)', async ({ site }) => {
  site.begin();
  const names = ['wyoming-llc', 'double-wyoming', 'identity-package-with-coupon', 'domain-ten-years', 'vehicle-second-of-three-removed'];
  for (const [index, name] of names.entries()) {
    const golden = pricedOrder(site, name);
    const { status, body } = await order(golden, golden.data, saw(golden.total));
    expect({ name, status, body }).toMatchObject({ name, status: 200, body: { result: { invoice_numbers: [expect.any(String)] } } });
    const { count, total, ledger, sum } = stored(site);
    expect({ name, count, total, sum }).toEqual({ name, count: index + 1, total: golden.total, sum: golden.total });
    expect(ledger.length).toBeGreaterThan(0);
    expect(ledger.map((row) => row.name)).not.toContain('Seen');
  }
});

test('an order at another price than its visitor saw is refused with the new one, and taken once that is accepted (SHOP-06)', async ({
  site,
}) => {
  site.begin();
  const golden = pricedOrder(site, 'wyoming-llc');
  const was = golden.total - 2000;
  const key = 'quote-changed-1';
  const first = await order(golden, golden.data, saw(was), { key });
  expect(first).toMatchObject({
    status: 200,
    body: {
      error: 'The price of your order has changed from $348.00 to $368.00.',
      code: 'price_changed',
      price: { was, total: golden.total },
    },
  });
  expect(first.body.price.changes).toContainEqual({ name: 'Seen', state: '', kind: 'base', was, cents: 0 });
  expect(first.body.price.changes).toContainEqual({ name: 'Registered Agent', state: 'WY', kind: 'base', was: 0, cents: 22_500 });
  // The refusal belongs to the key.
  expect((await order(golden, golden.data, { ...saw(was), accepted_total: String(golden.total) }, { key })).body).toEqual(first.body);
  for (const accepted_total of ['36799', '0', '-36800', '36800.00', '368e2', ''])
    expect((await order(golden, golden.data, { ...saw(was), accepted_total })).body).toMatchObject({ code: 'price_changed' });
  expect((await order(golden, golden.data, {})).body).toMatchObject({ error: 'The price of your order is $368.00.', price: { was: 0 } });
  expect(site.orders()).toHaveLength(0);
  expect((await order(golden, golden.data, { ...saw(was), accepted_total: '36800' })).body).toMatchObject({ result: {} });
  expect(stored(site)).toMatchObject({ count: 1, total: 36_800, sum: 36_800 });
});

test('what is not sold here, in the state or to the kind of company, is refused by its name (SHOP-06)', async ({ site }) => {
  site.begin();
  const golden = pricedOrder(site, 'wyoming-llc');
  const mend = 'Nothing was ordered. Please check what you chose.';
  const cases: [change: (data: Json) => void, words: string, id?: number][] = [
    [(data) => (lines(data)[0]!.product_id = 1), 'A product of your order is no longer sold here.', 1],
    [(data) => (lines(data)[0]!.product_option_id = 3080110), 'Business Formation is no longer filed in the way that you chose.', 35601],
    [(data) => (data.companies[0].company.entity_type = 'Trust'), 'Business Formation is not sold to this kind of company: Trust.', 35601],
    [
      (data) => lines(data).push({ product_id: 40018, product_option_id: '', quantity: 1, data: { state: 'CO' }, saveAs: 'mfParent' }),
      'Mail Forwarding is not sold in CO.',
      40018,
    ],
    [(data) => (lines(data)[0]!.quantity = -1), 'The products of this order could not be read.'],
  ];
  for (const [change, words, id] of cases) {
    const product = id && { product_id: String(id) };
    const { status, body } = await order(golden, changed(golden, change), saw(golden.total));
    expect({ words, status, body }).toEqual({ words, status: 200, body: { error: `${words} ${mend}`, code: 'not_sold', ...product } });
  }
  expect(site.orders()).toHaveLength(0);
});

test('a named price below its minimum is answered with the minimum (NYOP-06, SHOP-05)', async ({ site }) => {
  site.begin();
  const golden = pricedOrder(site, 'wyoming-llc');
  const config = { formType: 'RASignupForm', website: 'demo', nyop: { mode: 'full', minimum: '49.00' } };
  const named = { ...golden, config, url: addPage(site, blockOf(config)) };
  const agent = (requestedPrice: string) =>
    changed(golden, (data) => {
      data.companies[0].products = [{ product_id: 15612, product_option_id: '', quantity: 1, data: {}, saveAs: 'registeredAgent' }];
      data.nyop = { immediateService: false, requestedPrice };
      data.formType = 'RASignupForm';
    });
  expect((await order(named, agent('48.99'), saw(4899))).body).toEqual({ min: 49 });
  expect((await order(named, agent('49'), saw(4900))).body).toMatchObject({ result: {} });
  expect(stored(site)).toMatchObject({ count: 1, total: 4900 });
  // What is no amount is the list price.
  expect((await order(named, agent('-5'), saw(100))).body).toMatchObject({ price: { was: 100, total: 12_500 } });
});

test('the page config of a form is the one that its page prints, in a pattern and in a template too (SHOP-05)', async ({ site }) => {
  site.begin();
  const golden = pricedOrder(site, 'wyoming-llc');
  const bulk = { formType: 'RASignupForm', website: 'demo', nyop: { mode: 'bulk', bulkQuantity: 1, bulkPrice: '10.00' } };
  const data = changed(golden, (payload) => {
    payload.companies[0].products = [{ product_id: 15612, product_option_id: '', quantity: 1, data: {}, saveAs: 'registeredAgent' }];
    payload.formType = 'RASignupForm';
  });
  const pattern = site.run<number>(`return url_to_postid( '${golden.url}' );`);
  site.run(
    `wp_update_post( wp_slash( array( 'ID' => ${pattern}, 'post_type' => 'wp_block', 'post_content' => base64_decode( '${Buffer.from(blockOf(bulk)).toString('base64')}' ) ) ) ); return 1;`,
  );
  const inPattern = addPage(site, `<!-- wp:block {"ref":${pattern}} /-->`);
  const twice = addPage(site, blockOf({ ...bulk, nyop: undefined }) + blockOf(bulk));
  const plain = addPage(site, '<!-- wp:charterform/form {"form":"RASignupForm"} /-->');
  for (const [url, total] of [
    [inPattern, 1000],
    [twice, 1000],
    [twice, 12_500],
    [plain, 12_500],
  ] as const) {
    const { body } = await order({ ...golden, config: bulk, url }, data, saw(total));
    expect({ url, total, body }).toMatchObject({ url, total, body: { result: {} } });
  }
  expect((await order({ ...golden, config: bulk, url: plain }, data, saw(1000))).body).toMatchObject({ code: 'price_changed' });

  const template = addPage(site, 'A page whose template shows the form.');
  pricedOrder(site, 'wyoming-llc');
  const shown = `add_filter( 'the_content', static function ( $content ) { return false === strpos( $content, 'whose template' ) ? $content : $content . do_blocks( base64_decode( '${Buffer.from(blockOf(bulk)).toString('base64')}' ) ); } );`;
  site.plugin(shown + site.run<string>(`return substr( file_get_contents( WPMU_PLUGIN_DIR . '/of-the-test.php' ), 5 );`));
  expect(await (await fetch(template)).text()).toContain('bulkPrice');
  expect((await order({ ...golden, config: bulk, url: template }, data, saw(1000))).body).toMatchObject({ result: {} });
});

test('where a back end prices, an order keeps the ledger that its visitor saw (SHOP-05)', async ({ site }) => {
  site.begin();
  const golden = pricedOrder(site, 'wyoming-llc');
  site.plugin('');
  expect((await order(golden, golden.data, saw(5))).body).toMatchObject({ result: {} });
  expect(stored(site)).toMatchObject({ count: 1, total: 5, ledger: [{ name: 'Seen' }] });
});

test('no other way leads to the ledger of an order: neither an action, nor a route, nor admin-ajax (SHOP-07)', async ({ site }) => {
  site.begin();
  const golden = pricedOrder(site, 'wyoming-llc');
  await order(golden, golden.data, saw(golden.total));
  const before = stored(site);
  for (const action of ['process_ledger', 'ledger', 'store_ledger', 'process_order_ledger']) {
    const { status } = await order(golden, golden.data, saw(1), { action, isForeign: true });
    expect({ action, isTaken: status === 200 && stored(site).total === 1 }).toEqual({ action, isTaken: false });
  }
  const open = site.run<string[]>(`global $wp_filter;
$routes = array_filter( array_keys( rest_get_server()->get_routes() ), static fn( $route ) => false !== strpos( $route, 'charterform' ) );
$ajax = array_filter( array_keys( $wp_filter ), static fn( $hook ) => 0 === strpos( $hook, 'wp_ajax_nopriv_charterform' ) || 0 === strpos( $hook, 'admin_post_nopriv_charterform' ) );
return array_values( array_merge( array_filter( $routes, static fn( $route ) => false !== strpos( $route, 'ledger' ) ), $ajax ) );`);
  expect(open).toEqual([]);
  expect(stored(site)).toEqual(before);
});

test('a shop of its own prices an order by its own catalogue, also after a price was raised meanwhile (SHOP-05, SHOP-06)', async ({
  site,
}) => {
  beginShop(site);
  sellLlcs(site);
  const url = `${site.url}/form/`;
  const list = async (name: string, query = '') =>
    ((await (await fetch(`${site.url}/wp-json/charterform/v1/catalogue/${name}?website_id=x${query}`)).json()) as { result: Json[] })
      .result;
  const [formation] = await list('filing_products', '&state_abbreviation=WY');
  const agent = (await list('registered_agent_products')).find((one) => one.registered_agent.jurisdiction.abbreviation === 'WY')!;
  const way = (formation!.filing_methods as Json[]).find(({ entity_types }) => (entity_types as string[]).includes('LLC'))!;
  const data = goldenOrder('wyoming-llc');
  const line = (product: Json, product_option_id: unknown, saveAs: string) => ({
    product_id: product.product_id as number,
    product_option_id,
    quantity: 1,
    data: {},
    saveAs,
  });
  data.companies[0].products = [line(formation!, way.id, 'businessFormation'), line(agent, '', 'registeredAgent')];
  delete data.payment;
  const fee = Math.round((Number(way.cost) + Number(way.surcharge)) * 100);
  const total = 9900 + 12_500 + fee;
  expect((await send(url, { data, fields: saw(total) })).body).toMatchObject({ result: {} });
  expect(stored(site)).toMatchObject({ count: 1, total, sum: total });

  site.run(`return Charterform\\Catalogue::raise( Charterform\\Catalogue::find( array( 'product' => 'business_formation' ) ), 1000 );`);
  const risen = total + 990;
  expect((await send(url, { data, fields: saw(total) })).body).toMatchObject({
    code: 'price_changed',
    price: { was: total, total: risen },
  });
  expect((await send(url, { data, fields: { ...saw(total), accepted_total: String(risen) } })).body).toMatchObject({ result: {} });
  expect(stored(site)).toMatchObject({ count: 2, total: risen, sum: risen });

  site.run(`return Charterform\\Catalogue::publish( Charterform\\Catalogue::find( array( 'product' => 'registered_agent' ) ), false );`);
  expect((await send(url, { data, fields: saw(risen) })).body).toMatchObject({
    error: 'A product of your order is no longer sold here. Nothing was ordered. Please check what you chose.',
    code: 'not_sold',
    product_id: String(agent.product_id),
  });
  expect(site.orders()).toHaveLength(2);
});
