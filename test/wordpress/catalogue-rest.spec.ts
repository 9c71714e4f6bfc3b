import { contract, faultsOfReply } from '../contract/contract';
import { beginCatalogue, beginShop, sellLlcs } from './support/catalogue';
import { expect, test, type ServerSite } from './support/server-site';

const lists = ['registered_agent_products', 'simple_products', 'filing_products', 'subscription_bundles', 'coupons'] as const;

interface Product {
  product_id: number;
  name: string;
  price: string;
  type: string;
  duration: number;
  registered_agent: { jurisdiction: { abbreviation: string } } | null;
  filing_methods: { id: number; type: string; entity_types: string[]; jurisdiction: string; cost: string; surcharge: string }[];
}

interface Answer {
  status: number;
  result: Product[];
  headers: Headers;
  body: unknown;
}

async function get(
  site: ServerSite,
  list: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const address = new URL(`${site.url}/wp-json/charterform/v1/catalogue/${list}`);
  address.search = new URLSearchParams({ website_id: '', ...query }).toString();
  const response = await fetch(address, { headers });
  const text = await response.text();
  const body = text ? (JSON.parse(text) as { result: Product[] }) : null;
  return { status: response.status, result: body?.result ?? [], headers: response.headers, body };
}

/** Every list with something in it: all that has a fee is sold at 49.00, whether somebody has confirmed it or not. */
const sellEverything = (site: ServerSite) =>
  site.run(`use Charterform\\Catalogue; use Charterform\\Catalogue_Store;
$all = Catalogue::find( array() ); Catalogue::set_price( $all, 4900 ); Catalogue::publish( $all );
Catalogue_Store::put( 'coupons', array( 'code' => 'ra', 'name' => '10 % off agents', 'products' => 'registered_agent', 'percent' => 1000, 'published' => 1 ) );
Catalogue_Store::put( 'bundles', array( 'code' => 'wy', 'name' => 'Wyoming', 'state' => 'WY', 'products' => 'business_formation.WY registered_agent.WY.12', 'llc_price' => 34800, 'corp_price' => 36000, 'published' => 1 ) );
Catalogue_Store::touch(); return count( $all );`);

test('the five lists have the shape of the contract, for a state and for all states (SHOP-01)', async ({ site }) => {
  beginShop(site);
  expect(sellEverything(site)).toBeGreaterThan(1000);
  for (const list of lists) {
    const filings = list === 'filing_products';
    for (const query of filings ? [{ state_abbreviation: 'WY' }, { state_abbreviation: 'US' }, { shallow: 'true' }] : [{}]) {
      const { status, body, result } = await get(site, list, query as Record<string, string>);
      expect(result.length, list).toBeGreaterThan(0);
      expect(faultsOfReply(contract.paths[`/${list}`]!.get, status, body), list).toEqual([]);
    }
  }
  const all = (await get(site, 'filing_products', { shallow: 'true' })).result;
  expect(new Set(all.map(({ product_id }) => product_id)).size).toBe(all.length);
  expect(new Set(all.map(({ filing_methods }) => filing_methods[0]!.jurisdiction)).size).toBe(52);
  expect((await get(site, 'filing_products')).status).toBe(400);
  expect((await get(site, 'filing_products', { state_abbreviation: 'XX' })).status).toBe(400);
  expect((await get(site, 'orders')).status).toBe(404);
});

test('a list has an ETag and is not sent again until a price changes (SHOP-01)', async ({ site }) => {
  beginShop(site);
  sellLlcs(site);
  const query = { state_abbreviation: 'WY' };
  const first = await get(site, 'filing_products', query);
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect(etag).toMatch(/^"[\da-f]{32}"$/);
  const again = await get(site, 'filing_products', query, { 'If-None-Match': `"other", W/${etag}` });
  expect([again.status, again.body]).toEqual([304, null]);
  expect((await get(site, 'filing_products', { state_abbreviation: 'CO' }, { 'If-None-Match': etag })).status).toBe(200);
  site.run(`return Charterform\\Catalogue::set_price( array( 'business_formation.WY.LLC' ), 9901 );`);
  const changed = await get(site, 'filing_products', query, { 'If-None-Match': etag });
  expect([changed.status, changed.result[0]!.price]).toEqual([200, '99.01']);
});

test('a new shop sells nothing, and what is priced is on sale with the fee of its state (SHOP-04)', async ({ site }) => {
  beginShop(site);
  for (const list of lists) expect((await get(site, list, { shallow: 'true' })).result, list).toEqual([]);
  sellLlcs(site);
  const [formation, ...others] = (await get(site, 'filing_products', { state_abbreviation: 'WY' })).result;
  expect(others).toEqual([]);
  expect(formation).toMatchObject({ name: 'Business Formation', type: 'business_formation', price: '99.00' });
  expect(formation!.filing_methods).toMatchObject([
    { type: 'online', entity_types: ['LLC'], jurisdiction: 'WY', cost: '104.00', surcharge: '0.00' },
  ]);
  const agents = (await get(site, 'registered_agent_products')).result;
  expect(agents.map(({ duration, price, registered_agent }) => [duration, price, registered_agent!.jurisdiction.abbreviation])).toEqual([
    [12, '125.00', 'CO'],
    [12, '125.00', 'WY'],
  ]);
  site.run(`return Charterform\\Catalogue::publish( array( 'business_formation.WY.LLC' ), false );`);
  expect((await get(site, 'filing_products', { state_abbreviation: 'WY' })).result).toEqual([]);
});

test('a fee that nobody has confirmed is not published; each that is names its source and day (SHOP-04)', ({ site }) => {
  beginShop(site);
  const lines = site.run<
    {
      state: string;
      product: string;
      company: string;
      way: string;
      published: boolean;
      confirmed: boolean;
      source_url: string;
      verified_at: string;
    }[]
  >(`return array_values( array_filter( Charterform\\Catalogue_Store::lines(), static fn( $line ) => 'filing' === $line['list'] ) );`);
  for (const { confirmed, published, source_url, verified_at } of lines) {
    expect(published).toBe(confirmed);
    if (!confirmed) continue;
    expect(source_url).toMatch(/^https:\/\//);
    expect(verified_at).toMatch(/^2026-0[78]-\d\d$/);
  }
  const llcs = lines.filter(({ product, company, way }) => product === 'business_formation' && company === 'LLC' && way === 'online');
  expect(new Set(llcs.map(({ state }) => state)).size).toBe(51);
  expect(llcs.every(({ source_url, verified_at }) => source_url && verified_at)).toBe(true);
});

test('kinds of company with prices of their own are products of their own, and keep their ids (SHOP-02)', async ({ site }) => {
  beginShop(site);
  site.run(`use Charterform\\Catalogue;
$all = Catalogue::find( array( 'product' => 'business_formation', 'state' => 'WY' ) ); Catalogue::set_price( $all, 4900 ); Catalogue::publish( $all ); return 1;`);
  const read = async () => (await get(site, 'filing_products', { state_abbreviation: 'WY' })).result;
  const [one, ...none] = await read();
  expect(none).toEqual([]);
  site.run(`return Charterform\\Catalogue::set_price( array( 'business_formation.WY.Corp' ), 9900 );`);
  const [others, corp] = await read();
  expect([others!.product_id, others!.price]).toEqual([one!.product_id, '49.00']);
  expect([corp!.price, corp!.filing_methods.map(({ entity_types }) => entity_types)]).toEqual(['99.00', [['Corp']]]);
  expect(corp!.product_id).not.toBe(one!.product_id);
  site.run(`return Charterform\\Catalogue::set_price( array( 'business_formation.WY.LLC' ), 5100 );`);
  expect((await read()).map(({ product_id, price }) => [product_id, price])).toContainEqual([one!.product_id, '51.00']);
});

test('the seed fills an empty catalogue once, and an upgrade leaves what the owner has (SHOP-04)', ({ site }) => {
  beginShop(site);
  const before = site.run(`use Charterform\\Catalogue_Store;
Charterform\\Catalogue::set_price( array( 'business_formation.WY.LLC' ), 123 );
Charterform\\Catalogue::change_each( array( 'business_formation.CO.LLC' ), static fn() => array( 'state_fee' => 777 ) );
Catalogue_Store::remove( 'filing_methods', 'business_formation.AK.LLC' ); Catalogue_Store::touch();
return Catalogue_Store::lines();`);
  const after = site.run(`delete_option( 'charterform_tables' ); Charterform\\Tables::upgrade(); do_action( 'charterform_activate' );
return Charterform\\Catalogue_Store::lines();`);
  expect(after).toEqual(before);
  expect(
    site.run(`global $wpdb; foreach ( array( 'products', 'filing_methods' ) as $t ) { $wpdb->query( "DELETE FROM {$wpdb->prefix}charterform_$t" ); }
Charterform\\Catalogue_Seed::fill(); Charterform\\Catalogue_Store::touch(); return count( Charterform\\Catalogue_Store::lines() );`),
  ).toBe(0);
  beginCatalogue(site);
});

test('a page config without a product service gets this site; one that names another keeps it (SHOP-01)', ({ site }) => {
  beginShop(site);
  const build = `return (static function( $config ) { $c = Charterform\\Page_Config::build( array( 'form' => 'FormABusinessForm', 'config' => wp_json_encode( $config ) ), 0, true );
return array( $c['endpoints']['marketing'], Charterform\\Catalogue::is_own( $c ), Charterform\\Catalogue::is_own( $config ) ); })`;
  const own = `${site.url}/wp-json/charterform/v1/catalogue`;
  expect(site.run(`${build}( array() );`)).toEqual([own, true, true]);
  expect(site.run(`${build}( array( 'endpoints' => array( 'marketing' => '' ) ) );`)).toEqual([own, true, true]);
  expect(site.run(`${build}( array( 'endpoints' => array( 'marketing' => '${own}/' ) ) );`)).toEqual([own, true, true]);
  expect(site.run(`${build}( array( 'endpoints' => array( 'marketing' => 'https://products.example/' ) ) );`)).toEqual([
    'https://products.example/',
    false,
    false,
  ]);
  expect(site.run(`return Charterform\\Catalogue::is_own( array( 'endpoints' => array( 'marketing' => array( 'x' ) ) ) );`)).toBe(false);
});
