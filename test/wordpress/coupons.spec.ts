import type { Json } from './support/back-end';
import { beginShop, sellLlcs } from './support/catalogue';
import { goldenOrder, send } from './support/form-post';
import { saw } from './support/priced-site';
import { expect, test, type ServerSite } from './support/server-site';

/** A shop whose forms ask for coupons, with some of each kind for formations in Wyoming. */
function begin(site: ServerSite) {
  beginShop(site, { layout: { coupon: true } });
  sellLlcs(site);
  site.run(`use Charterform\\Catalogue_Additions; use Charterform\\Catalogue_Store;
foreach ( array(
  array( 'code' => 'spring', 'typed_code' => 'spring-20', 'amount' => '20', 'expires' => wp_date( 'Y-m-d' ) ),
  array( 'code' => 'old', 'typed_code' => 'WINTER', 'amount' => '30', 'expires' => wp_date( 'Y-m-d', time() - 86400 ) ),
  array( 'code' => 'hidden', 'typed_code' => 'HIDDEN', 'amount' => '30', 'published' => 'no' ),
  array( 'code' => 'unsold', 'typed_code' => 'UNSOLD', 'amount' => '30', 'products' => 'business_formation.AZ' ),
) as $cells ) {
  Catalogue_Store::put( 'coupons', Catalogue_Additions::make( 'coupons', $cells + array( 'name' => 'Sale', 'products' => 'business_formation.WY', 'published' => 'yes' ) ) );
}
Catalogue_Store::touch(); return 1;`);
}

const check = (site: ServerSite, coupon: string) => send(`${site.url}/form/`, { action: 'check_coupon', fields: { coupon }, key: '' });
const couponLine = (product_id: number, more: object = {}) => ({ product_id, quantity: 1, bundled: false, bundleID: null, ...more });

test('several coupons of one import cannot have one code for visitors, and the code of one that goes is free (PLUS-02)', async ({
  site,
}) => {
  begin(site);
  const faults = (coupons: object[], removes: boolean) =>
    site.run<string[]>(`use Charterform\\Catalogue_Plan;
$rows = array_map( static fn( $cells, $at ) => array( 'line' => $at + 1, 'cells' => $cells + array( 'name' => 'Sale', 'products' => 'business_formation.WY', 'amount' => '5', 'published' => 'yes' ) ), json_decode( '${JSON.stringify(coupons)}', true ), range( 0, ${coupons.length - 1} ) );
return Catalogue_Plan::make( array( 'coupons' => $rows ), ${removes} )['faults'];`);
  const words = 'Several coupons have the code “SPRING-20” for visitors. Give each a code of its own.';
  expect(faults([{ code: 'new', typed_code: 'spring-20' }], false)).toEqual([words]);
  expect(faults([{ code: 'new', typed_code: 'spring-20' }], true)).toEqual([]);
  expect(
    faults(
      [
        { code: 'new', typed_code: 'NEW-1' },
        { code: 'other', typed_code: 'new-1' },
      ],
      false,
    ),
  ).toEqual([words.replace('SPRING-20', 'NEW-1')]);
  expect(
    faults(
      [
        { code: 'spring', typed_code: 'WINTER' },
        { code: 'old', typed_code: 'spring-20' },
      ],
      false,
    ),
  ).toEqual([]);
});

test('a code is found by itself alone, and any that does not count is answered alike (PLUS-02)', async ({ site, backEnd }) => {
  begin(site);
  const { body } = await check(site, ' Spring-20 ');
  expect(body).toMatchObject({ success: true, coupon: { name: 'Sale', dollar_value: '20.00', percent_value: 0, bundleID: null } });
  expect(JSON.stringify(body)).not.toMatch(/spring/i);
  for (const code of ['NOBODYS', 'WINTER', 'HIDDEN', 'UNSOLD', '', 'spring', 'X'.repeat(9000), "' or 1=1 --"])
    expect(await check(site, code), code).toMatchObject({ status: 200, text: '{"success":false}' });
  expect(site.run(`return Charterform\\Catalogue::read( 'coupons' );`)).toEqual([]);
  const listed = await fetch(`${site.url}/wp-json/charterform/v1/catalogue/typed_coupons?website_id=x`);
  expect(listed.status).toBe(404);

  site.begin({ forward: { lookup_url: backEnd.url } }, { website: '', endpoints: { marketing: '' } });
  backEnd.answer = () => ({ status: 200, body: { success: true, coupon: { id: 7 } } });
  expect((await check(site, 'THEIRS')).body).toEqual({ success: true, coupon: { id: 7 } });
  expect((await check(site, 'SPRING-20')).body).toMatchObject({ coupon: { dollar_value: '20.00' } });
  backEnd.answer = () => ({ status: 501, body: { error: 'There is no such action' } });
  expect((await check(site, 'THEIRS')).text).toBe('{"success":false}');
  backEnd.answer = () => ({ status: 500, body: { error: 'Out of order' } });
  expect((await check(site, 'THEIRS')).status).toBe(500);
});

test('codes are limited by address (PLUS-02)', async ({ site }) => {
  begin(site);
  site.begin({ limits: { coupons_per_hour: 2 } }, { website: '', endpoints: { marketing: '' } });
  for (const code of ['A', 'B']) expect((await check(site, code)).status).toBe(200);
  expect(await check(site, 'SPRING-20')).toMatchObject({ status: 429, body: { code: 'too_many' } });
});

test('a coupon lowers the price of an order by its code alone, and no more once its last day is over (PLUS-02, SHOP-06)', async ({
  site,
}) => {
  begin(site);
  const { id } = (await check(site, 'SPRING-20')).body.coupon as { id: number };
  const [formation] = site.run<Json[]>(`return Charterform\\Catalogue::read( 'filing_products', 'WY' );`);
  const way = (formation!.filing_methods as Json[]).find(({ entity_types }) => (entity_types as string[]).includes('LLC'))!;
  const total = 9900 + Math.round((Number(way.cost) + Number(way.surcharge)) * 100);
  const order = async (...coupons: readonly object[]) => {
    const data = goldenOrder('wyoming-llc');
    const line = { product_id: formation!.product_id as number, product_option_id: way.id as number, quantity: 1, data: {} };
    data.companies[0].products = [{ ...line, saveAs: 'businessFormation' }, ...coupons];
    delete data.payment;
    return (await send(`${site.url}/form/`, { data, fields: saw(total - 2000) })).body;
  };
  expect(await order(couponLine(id, { code: 'SPRING-20' }))).toMatchObject({ result: {} });
  for (const claimed of [couponLine(id), couponLine(id, { code: 'WINTER' }), couponLine(id + 1, { code: 'SPRING-20' })])
    expect(await order(claimed)).toMatchObject({ code: 'price_changed', price: { was: total - 2000, total } });
  site.run(`global $wpdb; return $wpdb->query( "UPDATE {$wpdb->prefix}charterform_coupons SET expires = '2020-01-01'" );`);
  expect(await order(couponLine(id, { code: 'SPRING-20' }))).toMatchObject({ code: 'price_changed' });
  expect((await check(site, 'SPRING-20')).text).toBe('{"success":false}');
  expect(site.orders()).toHaveLength(1);
  expect(Number(site.orders()[0]!.total)).toBe(total - 2000);
});
