import { goldenOrder, send } from './support/form-post';
import { events } from './support/orders';
import { expect, test } from './support/server-site';

test('tables of version 0.1.0 get the totals of their orders, but not those that cannot be', async ({ site }) => {
  site.begin();
  for (let orders = 0; orders < 4; orders++) await send(site.page, { data: goldenOrder('wyoming-llc') });
  const row = (cents: number) => ({ name: 'LLC', state: 'WY', kind: 'base', cents });
  const ledgers = [[row(4900), row(-1000)], [row(-99_999_999)], [], 'long'];
  site.run(`global $wpdb; $table = $wpdb->prefix . 'charterform_orders';
foreach ( json_decode( '${JSON.stringify(ledgers)}' ) as $index => $ledger ) {
  $text = 'long' === $ledger ? '[' . str_repeat( '{"cents":1},', 30000 ) . '{"cents":1}]' : ( $ledger ? wp_json_encode( $ledger ) : '' );
  $wpdb->update( $table, array( 'ledger' => $text ), array( 'id' => $wpdb->get_var( "SELECT id FROM $table ORDER BY id LIMIT 1 OFFSET $index" ) ) );
}
$wpdb->query( "ALTER TABLE $table DROP COLUMN total" );
return update_option( 'charterform_tables', '1' );`);
  await fetch(site.url);
  expect(site.orders().map(({ total, ledger }) => [total, ledger === ''])).toEqual([
    ['3900', false],
    [null, true],
    [null, true],
    [null, true],
  ]);
  expect(site.run(`return Charterform\\Tables::VERSION === get_option( 'charterform_tables' );`)).toBe(true);
});

test('orders of before get a status: paid where the reply of the back end said so, else awaiting payment (SHOP-08, SHOP-09)', async ({
  site,
}) => {
  site.begin();
  for (let orders = 0; orders < 3; orders++) await send(site.page, { data: goldenOrder('wyoming-llc') });
  const data = { first_name: 'Bo', last_name: 'Okafor', email: 'bo@example.com', message: 'Hi', company_name: '' };
  await send(site.page, { action: 'process_contact', formType: 'ContactForm', data });
  const [first, second] = site.orders();
  site.run(`return delete_option( 'test_statuses' );`);
  site.plugin(`add_action( 'charterform_order_status', static function () { update_option( 'test_statuses', 1 ); } );`);
  site.run(`global $wpdb; $table = Charterform\\Tables::orders(); $wpdb->query( "UPDATE $table SET status = '', words = NULL, seen_at = 0" );
$wpdb->query( 'DELETE FROM ' . Charterform\\Tables::name( 'order_events' ) );
Charterform\\Orders::update( ${first!.id}, array( 'reply' => '{"result":{"paid":true}}', 'sent_at' => 1700000000 ) );
Charterform\\Orders::update( ${second!.id}, array( 'reply' => '{"result":{"paid":false}}', 'sent_at' => 1700000000 ) );
return update_option( 'charterform_tables', '2' );`);
  await fetch(site.url);
  expect(site.orders().map(({ status }) => status)).toEqual(['paid', 'awaiting', 'awaiting', '']);
  expect(site.orders().every(({ words, seen_at }) => words !== null && Number(seen_at) > 0)).toBe(true);
  expect(events(site).map(({ status, made_by, at }) => [status, made_by, at === '1700000000'])).toEqual([
    ['awaiting', 'site', false],
    ['paid', 'provider', true],
    ['awaiting', 'site', false],
    ['awaiting', 'site', false],
  ]);
  // Nobody is mailed about what happened long ago.
  expect(site.run(`return get_option( 'test_statuses' );`)).toBe(false);
  // A second upgrade, or another activation, changes nothing.
  site.run(`do_action( 'charterform_activate' ); return 1;`);
  expect(events(site)).toHaveLength(4);
});
