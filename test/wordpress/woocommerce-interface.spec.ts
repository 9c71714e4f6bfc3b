import { readFileSync } from 'node:fs';
import { expect, test } from './support/server-site';
import { addWooCommerce, orderByWoo, withWoo } from './support/woocommerce';

interface Written {
  version: string;
  functions: Record<string, { parameters: string; file: string }>;
  actions: Record<string, { arguments: string[]; file: string }>;
}

/** What the plugin uses of WooCommerce, read off its source. With `WOOCOMMERCE` it is held against that, else against the double. */
const written = JSON.parse(readFileSync('test/wordpress/fakes/woocommerce/signatures.json', 'utf8')) as Written;

test.beforeEach(({ site }) => {
  site.begin({ payment: { ways: ['woocommerce'] } });
  addWooCommerce(site);
});

test('every function and method has the parameters that are written of WooCommerce (PAY-05)', ({ site }) => {
  const names = Buffer.from(JSON.stringify(Object.keys(written.functions))).toString('base64');
  const found = site.run<Record<string, { parameters: string; file: string }>>(`$found = array();
foreach ( json_decode( base64_decode( '${names}' ) ) as $name ) {
  $is_method = strpos( $name, '::' );
  $function  = $is_method ? new ReflectionMethod( ...explode( '::', $name ) ) : new ReflectionFunction( $name );
  $words     = array_map( static function ( $parameter ) {
    $default = $parameter->isDefaultValueAvailable() ? $parameter->getDefaultValue() : null;
    return '$' . $parameter->getName() . ( $parameter->isDefaultValueAvailable() ? ' = ' . ( is_array( $default ) ? 'array()' : strtolower( var_export( $default, true ) ) ) : '' );
  }, $function->getParameters() );
  $found[ $name ] = array( 'parameters' => implode( ', ', $words ), 'file' => preg_replace( '~^.*/woocommerce/~', '', $function->getFileName() ) );
}
return $found;`);
  for (const [name, { parameters, file }] of Object.entries(written.functions))
    expect({ name, ...found[name] }).toEqual({ name, parameters, file: process.env.WOOCOMMERCE ? file : (expect.any(String) as unknown) });
  if (!process.env.WOOCOMMERCE) expect(site.run('return WC_VERSION;')).toBe(written.version);
});

test('every action and filter brings the arguments that are written of WooCommerce (PAY-05)', async ({ site }) => {
  await orderByWoo(site);
  const names = Buffer.from(JSON.stringify(Object.keys(written.actions))).toString('base64');
  const brought = withWoo<Record<string, string[]>>(
    site,
    `$brought = array();
foreach ( json_decode( base64_decode( '${names}' ) ) as $name ) {
  add_filter( $name, static function ( ...$arguments ) use ( $name, &$brought ) {
    $brought[ $name ] = array_map( static fn( $argument ) => $argument instanceof WC_Order ? 'WC_Order' : ( $argument instanceof WC_Order_Refund ? 'WC_Order_Refund' : gettype( $argument ) ), $arguments );
    return $arguments[0];
  }, 10, 9 );
}
$woo->set_payment_method( WC()->payment_gateways()->payment_gateways()['test_pay'] );
$woo->payment_complete( 'tx' );
wc_create_refund( array( 'order_id' => $woo->get_id(), 'amount' => '1.00', 'refund_payment' => true ) );
wc_get_order( $woo->get_id() )->delete();
wc_get_order( $woo->get_id() )->delete( true );
return $brought;`,
  );
  for (const [name, { arguments: expected }] of Object.entries(written.actions))
    expect({ name, brought: brought[name] }).toEqual({ name, brought: expected });
});

test('the plugin says that it works with orders in tables of their own and with blocks (PAY-05)', ({ site }) => {
  expect(
    site.run(
      `return Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_features_for_plugin( 'charterform/charterform.php' )['compatible'];`,
    ),
  ).toEqual(expect.arrayContaining(['custom_order_tables', 'cart_checkout_blocks']));
});
