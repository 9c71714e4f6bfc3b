import { copyFileSync, existsSync, symlinkSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inProject } from '../../../scripts/project-files.mjs';
import { goldenOrder, send, type Sent } from './form-post';
import { phpText } from './site';
import type { ServerSite } from './server-site';

/** A row of the plugin's payments. */
export interface Payment {
  id: string;
  order_id: string;
  provider_id: string;
  amount: string;
  state: string;
}

/** An order as WooCommerce has it. */
export interface WooOrder {
  id: number;
  status: string;
  total: string;
  tax: string;
  currency: string;
  via: string;
  customer: number;
  email: string;
  items: [name: string, total: string, tax: string][];
  refunds: string[];
  url: string;
}

/** Unpacked WooCommerce, such as of wordpress.org: the tests then run with it in place of the double. */
const own = process.env.WOOCOMMERCE;

/** Orders in tables of their own, as a new shop has them and the double has nothing else. */
const inTables = process.env.WOOCOMMERCE_POSTS
  ? ''
  : `wc_get_container()->get( Automattic\\WooCommerce\\Internal\\DataStores\\Orders\\DataSynchronizer::class )->create_database_tables(); update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );`;

/** Lets a site have WooCommerce, its double by default, with payment methods of the tests. Safe to repeat. */
export function addWooCommerce(site: ServerSite): void {
  const plugin = `${site.core}/wp-content/plugins/woocommerce`;
  if (!existsSync(plugin)) symlinkSync(own ?? inProject('test/wordpress/fakes/woocommerce'), plugin);
  copyFileSync(inProject('test/wordpress/fakes/payment-methods.php'), `${site.core}/wp-content/mu-plugins/payment-methods.php`);
  switchWooCommerce(site, true);
  site.run(`update_option( 'woocommerce_currency', 'USD' ); update_option( 'woocommerce_price_num_decimals', 2 );
update_option( 'woocommerce_calc_taxes', 'no' ); update_option( 'test_payment_methods_off', array() ); update_option( 'test_refund_fails', 0 );
update_option( 'test_charged', array() ); update_option( 'test_refunded', array() ); update_option( 'woocommerce_coming_soon', 'no' ); return 1;`);
}

/** Switches WooCommerce on or off. */
export function switchWooCommerce(site: ServerSite, on: boolean): void {
  const plugin = "'woocommerce/woocommerce.php'";
  site.run(
    on
      ? `$error = activate_plugin( ${plugin} ); return is_wp_error( $error ) ? $error->get_error_message() : 1;`
      : `deactivate_plugins( ${plugin} ); return 1;`,
  );
  if (on && own)
    site.run(`if ( ! get_option( 'woocommerce_version' ) ) { WC_Install::install(); ${inTables} } flush_rewrite_rules( false ); return 1;`);
  else if (on) site.run('WC_Fake_Store::install(); return 1;');
}

/** A ledger as the form posts it. */
export const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Welcome', state: '', kind: 'coupon', cents: -1005 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
];
export const total = 14_270;

/** Orders by WooCommerce. */
export const orderByWoo = (
  site: ServerSite,
  key?: string,
  data: object = goldenOrder('wyoming-llc') as object,
  url = site.page,
): Promise<Sent> =>
  send(url, {
    data: { ...data, payment: { way: 'woocommerce' } },
    fields: { ledger: JSON.stringify(ledger) },
    ...(key && { key }),
  });

/** The payments of all orders, the oldest first. */
export const payments = (site: ServerSite): Payment[] =>
  site.run(`global $wpdb; return $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'payments' ) . ' ORDER BY id' );`);

/** The orders of WooCommerce that pay orders of this test, as they are now. */
export const wooOrders = (site: ServerSite): WooOrder[] =>
  site.run(`global $wpdb; $orders = array();
foreach ( array_keys( $wpdb->get_results( 'SELECT id FROM ' . Charterform\\Tables::orders(), OBJECT_K ) ) as $ours ) {
  $ids = class_exists( 'WC_Fake_Store' ) ? WC_Fake_Store::ids( 'shop_order' ) : wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'orderby' => 'ID', 'order' => 'ASC', 'status' => array_merge( array_keys( wc_get_order_statuses() ), array( 'trash' ) ) ) );
  foreach ( $ids as $id ) {
    $order = wc_get_order( $id );
    if ( (int) $order->get_meta( '_charterform_order' ) !== (int) $ours ) { continue; }
    $orders[] = array( 'id' => $id, 'status' => $order->get_status(), 'total' => wc_format_decimal( $order->get_total(), 2 ), 'tax' => wc_format_decimal( $order->get_total_tax(), 2 ), 'currency' => $order->get_currency(), 'via' => $order->get_created_via(), 'customer' => $order->get_customer_id(), 'email' => $order->get_billing_email(),
      'items' => array_map( static fn( $item ) => array( $item->get_name(), wc_format_decimal( $item->get_total(), 2 ), wc_format_decimal( $item->get_total_tax(), 2 ) ), array_values( $order->get_items( 'fee' ) ) ), 'refunds' => array_map( static fn( $refund ) => wc_format_decimal( $refund->get_amount(), 2 ), $order->get_refunds() ), 'url' => $order->get_checkout_payment_url() );
  }
}
return $orders;`);

/** Runs PHP with `$woo`, the newest order of WooCommerce that pays an order of this test. */
export const withWoo = <T>(site: ServerSite, code: string): T =>
  site.run<T>(`$woo = wc_get_order( ${wooOrders(site).at(-1)!.id} ); ${code}`);

/** What the payment methods took, such as `test_pay 142.70`. */
export const charged = (site: ServerSite): string[] => site.run(`return get_option( 'test_charged', array() );`);

/** Pays on WooCommerce's page by a payment method. */
export async function payBy(page: Page, method: string): Promise<void> {
  await page.getByLabel(method, { exact: true }).check();
  await page.getByRole('button', { name: 'Pay for order' }).click();
}

/** Where the newest order stands, and the state of its payment. */
export async function expectState(site: ServerSite, status: string, ...states: string[]): Promise<void> {
  await expect(() => {
    expect({ status: site.orders().at(-1)!.status, states: payments(site).map(({ state }) => state) }).toEqual({ status, states });
  }).toPass({ timeout: 5000 });
}

/** How often an order came into a status. */
export const timesIn = (site: ServerSite, status: string): number =>
  site.run(
    `global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM ' . Charterform\\Tables::name( 'order_events' ) . ' WHERE status = %s', ${phpText(status)} ) );`,
  );
