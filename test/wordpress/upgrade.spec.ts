import { goldenOrder, send } from './support/form-post';
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
  expect(site.run(`return get_option( 'charterform_tables' );`)).toBe('2');
});
