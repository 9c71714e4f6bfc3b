import { rmSync } from 'node:fs';
import { goldenOrder, send } from './form-post';
import { orderList } from './orders';
import { expect, type ServerSite } from './server-site';
import type { Page } from '@playwright/test';
import { runCron } from './queue';

/** $276.75: a formation, an agent, a fee of the state, and a coupon. */
export const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Registered Agent & 2 years', state: 'WY', kind: 'base', cents: 12_500 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'coupon', cents: -100 },
];
export const total = 27_675;

/**
 * A provider `till` whose answers to refunds a test chooses by the option `till_says`: `id` (a new id for each key), `declines`,
 * `error` (of WordPress, where nothing answers), `times out`, `breaks`. What it was asked stands in the option `till_asked`.
 */
const till = `add_filter( 'charterform_payment_ways', static function ( $ways ) {
  $ways['till'] = array( 'kind' => 'page', 'label' => 'Till', 'name' => 'Till', 'refund' => static function ( $payment, $cents, $key ) {
    global $wpdb; $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}till (payment, cents, refund_key) VALUES (%s, %d, %s)", $payment->provider_id, $cents, $key ) );
    $says = get_option( 'till_says', 'id' );
    do_action( 'till_asked', $payment, $cents, $key );
    if ( 'declines' === $says ) { return new WP_Error( 'declined', 'The balance of your account is too low.' ); }
    if ( 'error' === $says ) { return new WP_Error( 'http_request_failed', 'cURL error 28: timed out' ); }
    if ( 'times out' === $says ) { throw new Charterform\\Unknown_Outcome( 'no answer' ); }
    if ( 'breaks' === $says ) { throw new RuntimeException( 'HTTP 500' ); }
    return 're_' . substr( md5( $key ), 0, 12 );
  } );
  $ways['slot'] = array( 'kind' => 'page', 'label' => 'Slot', 'name' => 'Slot' );
  return $ways;
} );`;

/** Begins a site with the provider. @param more PHP of the test's plugin */
export function beginWithTill(site: ServerSite, more = '', server: object = {}): void {
  site.begin({ payment: { ways: ['till', 'slot', 'invoice'] }, ...server });
  site.plugin(till + more);
  site.run(
    `global $wpdb; $wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}till (id bigint(20) NOT NULL AUTO_INCREMENT, payment varchar(100), cents bigint(20), refund_key varchar(100), PRIMARY KEY (id))" );
$wpdb->query( "DELETE FROM {$wpdb->prefix}till" ); delete_option( 'till_says' ); wp_clear_scheduled_hook( 'charterform_refunds_once' ); return 1;`,
  );
}

export const says = (site: ServerSite, word: string) => site.run(`return update_option( 'till_says', '${word}' );`);

/** What the provider was asked. */
export const asked = (site: ServerSite) =>
  site.run<{ payment: string; cents: string; refund_key: string }[]>(
    `global $wpdb; return $wpdb->get_results( "SELECT payment, cents, refund_key FROM {$wpdb->prefix}till ORDER BY id" );`,
  );

export interface StoredRefund {
  id: string;
  order_id: string;
  turn: string;
  payment_id: string;
  refund_key: string;
  provider_id: string | null;
  cents: string;
  row_cents: string;
  reason: string;
  state: string;
  made_by: string;
  user_id: string;
  tries: string;
  next_try: string;
  last_error: string;
}

export const refunds = (site: ServerSite) =>
  site.run<StoredRefund[]>(`global $wpdb; return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}charterform_refunds ORDER BY id" );`);

export interface PlacedOrder {
  id: string;
  url: string;
}

/** Places an order. @param way how it is paid */
export async function place(site: ServerSite, way = 'till', data: object = {}, rows: object[] = ledger): Promise<PlacedOrder> {
  const { body, text } = await send(site.page, {
    data: { ...goldenOrder('wyoming-llc'), payment: { way }, ...data },
    fields: { ledger: JSON.stringify(rows) },
  });
  expect(text).toContain('order_url');
  return { id: site.orders().at(-1)!.id, url: body.result.order_url as string };
}

/** Has the provider say that an order is paid; answers the id of the payment. */
export const pay = (site: ServerSite, id: string, way = 'till', cents = total, providerId = `pay_${id}`) =>
  site.run<string>(
    `$o = Charterform\\Orders::find( ${id} ); $p = Charterform\\Payments::open( $o, '${way}', '${providerId}', ${cents} ); Charterform\\Payments::confirm( $p ); return $p->id;`,
  );

/** Asks for a refund in PHP; answers its state, or the words of the refusal. */
export const ask = (site: ServerSite, id: string, cents: number, rows: Record<number, number> = {}, key = '') =>
  site.run<string>(`wp_set_current_user( 1 ); $o = Charterform\\Orders::find( ${id} ); $key = base64_decode( '${btoa(key)}' ) ?: Charterform\\Refunds::new_key( $o );
$r = Charterform\\Refunds::ask( $o, json_decode( '${JSON.stringify(rows)}', true ), ${cents}, 'Because', $key ); return is_wp_error( $r ) ? $r->get_error_message() : $r->state;`);

/** Runs the queue of refunds, as WP-Cron does, as if the next try had come. */
export async function runRefunds(site: ServerSite): Promise<void> {
  await runCron(
    site,
    'charterform_refunds',
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_refunds SET next_try = 1, locked_until = 0 WHERE next_try > 0" );`,
  );
}

/** Forgets the lines of the log that a test expects. */
export const clearLog = (site: ServerSite) => rmSync(`${site.state}/debug.log`, { force: true });

/** Opens the form of a refund on the page of an order. */
export async function openForm(page: Page, site: ServerSite, id: string): Promise<void> {
  await page.goto(orderList(site, `&order=${id}`));
  await page.getByRole('link', { name: 'Refund…' }).click();
}
