import { randomUUID } from 'node:crypto';
import { startFakeStripe, type FakeStripe } from '../../../demo-host/provider/stripe/fake-stripe.mjs';
import { catalogueOf } from '../../../scripts/wordpress/quote/golden-orders.mjs';
import type { Json } from './back-end';
import { send, type FormPost, type Sent } from './form-post';
import { pricedOrder, saw, sell, type PricedOrder } from './priced-site';
import type { ServerSite } from './server-site';
import { runCron } from './queue';

export const secretKey = 'sk_test_canarySecretKey';
export const publicKey = 'pk_test_publishable';
export const webhookSecret = 'whsec_canaryWebhookSecret';

export const startElementStripe = (): Promise<FakeStripe> => startFakeStripe({ secretKey, publicKey, webhookSecret });

/** Begins with a shop that is paid by Stripe's Payment Element, and a golden order on a page of it. @param more PHP of a plugin */
export function beginElementShop(site: ServerSite, stripe: FakeStripe, name = 'wyoming-llc', more = '', server: object = {}): PricedOrder {
  stripe.empty();
  stripe.setFault(null);
  stripe.setWebhook({ url: '' });
  site.begin(
    { payment: { ways: ['stripe-element', 'invoice'] }, stripe: { secret_key: secretKey, webhook_secret: webhookSecret }, ...server },
    {
      payment: { publicKey },
    },
  );
  return elementOrder(site, stripe, name, more);
}

/** A golden order on a page of its own. */
export function elementOrder(site: ServerSite, stripe: FakeStripe, name: string, more = ''): PricedOrder {
  const golden = pricedOrder(site, name);
  const filter = `add_filter( 'charterform_stripe_api', static fn() => '${stripe.url}' );`;
  sell(site, catalogueOf({ name, payload: golden.data as Json }), `${filter}\n${more}`);
  return golden;
}

/** A ConfirmationToken, as Stripe's script makes it of a card. */
export async function cardToken(stripe: FakeStripe, number = '4242424242424242'): Promise<string> {
  const card = { number, exp_month: '12', exp_year: '2034', cvc: '123' };
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  return tokenOf(stripe, { 'payment_method_data[type]': 'card', ...(Object.fromEntries(fields) as Record<string, string>) });
}

/** A token of a bank account, whose money takes days. */
export const bankToken = (stripe: FakeStripe): Promise<string> => tokenOf(stripe, { 'payment_method_data[type]': 'us_bank_account' });

async function tokenOf(stripe: FakeStripe, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ key: stripe.publicKey, ...fields });
  const response = await fetch(`${stripe.url}/v1/confirmation_tokens`, { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}

/** Posts an order with a token. */
export const pay = (golden: PricedOrder, token: string, key: string = randomUUID(), post: FormPost = {}): Promise<Sent> =>
  send(golden.url, {
    formType: golden.config.formType as string,
    data: { ...golden.data, payment: { way: 'stripe-element', token } },
    fields: saw(golden.total),
    key,
    ...post,
  });

/** Asks the server how the payment of an order stands. */
export const settle = (golden: PricedOrder, key: string): Promise<Sent> =>
  send(golden.url, { action: 'settle_payment', formType: golden.config.formType as string, key });

/** Payments of the site. */
export const payments = (site: ServerSite): Record<string, string>[] =>
  site.run(`global $wpdb; return $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'payments' ) . ' ORDER BY id' );`);

/** Runs the watch over payments, as WP-Cron does. @param seconds how much older the payments and orders are then */
export async function runWatch(site: ServerSite, seconds: number): Promise<void> {
  await runCron(
    site,
    'charterform_payments',
    `global $wpdb; $payments = Charterform\\Tables::name( 'payments' );
$wpdb->query( "UPDATE $payments SET created_at = created_at - ${seconds}, next_check = 1 WHERE next_check > 0" );
$wpdb->query( 'UPDATE ' . Charterform\\Tables::orders() . ' SET created_at = created_at - ${seconds}' );
$wpdb->query( 'UPDATE ' . Charterform\\Tables::attempts() . ' SET started_at = started_at - ${seconds}' );`,
  );
}

/** Lets the answers of Stripe to some calls get lost on their way, as often as the option says. Code of a plugin. */
export const losing = (path: string) => `add_filter( 'http_response', static function ( $response, $args, $url ) {
  $left = (int) get_option( 'charterform_test_lose' );
  if ( $left < 1 || ! preg_match( '~${path}~', $url ) ) { return $response; }
  update_option( 'charterform_test_lose', $left - 1 );
  return new WP_Error( 'http_request_failed', 'timed out' );
}, 10, 3 );`;
export const lose = (site: ServerSite, times: number): unknown => site.run(`return update_option( 'charterform_test_lose', ${times} );`);
