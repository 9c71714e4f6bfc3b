import { signatureOf } from '../../../demo-host/provider/stripe/outbox.mjs';
import { startFakeStripe, type FakeStripe } from '../../../demo-host/provider/stripe/fake-stripe.mjs';
import { goldenOrder, send, type FormPost, type Sent } from './form-post';
import { expect, test as base, type ServerSite } from './server-site';
import { runCron } from './queue';

export interface StoredPayment {
  id: string;
  order_id: string;
  way: string;
  provider_id: string;
  amount: string;
  currency: string;
  state: string;
  url: string;
  is_test: string;
  tries: string;
}

export const webhookSecret = 'whsec_of_the_test';

export const test = base.extend<object, { stripe: FakeStripe }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
    async ({}, use) => {
      const stripe = await startFakeStripe({ webhookSecret, retryMs: 50 });
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
});

/** The address to which Stripe sends events. */
export const webhookOf = (site: ServerSite) => `${site.url}/?rest_route=/charterform/v1/stripe`;

/** Lets a site take payments by the fake Stripe, which has forgotten all before. */
export function beginStripe(site: ServerSite, stripe: FakeStripe, server: object = {}, others: object = {}, more = ''): void {
  const keys = { secret_key: stripe.secretKey, webhook_secret: webhookSecret };
  site.begin({ payment: { ways: ['stripe-checkout'] }, stripe: keys, ...server }, others);
  site.plugin(`add_filter( 'charterform_stripe_api', static fn() => '${stripe.url}' );
add_action( 'wp_loaded', static function () {
  if ( isset( $_GET['of_the_test'] ) ) { echo wp_json_encode( eval( base64_decode( $_GET['of_the_test'] ) ) ); exit; }
} );
${more}`);
  stripe.empty();
  stripe.setMode('at-once');
  stripe.setWebhook({ url: webhookOf(site) });
}

export const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Registered agent', state: 'WY', kind: 'base', cents: 12_500 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
  { name: 'Ten off', state: '', kind: 'coupon', cents: -1000 },
];
export const total = 26_775;

/** Posts an order that is paid on Stripe's page. */
export const order = (site: ServerSite, post: FormPost = {}, rows: object[] = ledger): Promise<Sent> =>
  send(site.page, {
    data: { ...goldenOrder('wyoming-llc'), payment: { way: 'stripe-checkout' } },
    ...post,
    fields: { ledger: JSON.stringify(rows), ...post.fields },
  });

export const payments = (site: ServerSite): StoredPayment[] =>
  site.run(`global $wpdb; return $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'payments' ) . ' ORDER BY id' );`);

/** How often an order became paid, and its status now. */
export const outcome = (site: ServerSite, id = site.orders()[0]!.id): { status: string; paid: number } =>
  site.run(
    `$order = Charterform\\Orders::find( ${id} ); return array( 'status' => $order->status, 'paid' => count( array_filter( Charterform\\Order_History::of( $order ), static fn( $event ) => 'paid' === $event->status ) ) );`,
  );

/** Pays on the page of the newest session, or of another one; the address that the page leads to, or its text. */
export async function pay(stripe: FakeStripe, fields: Record<string, string> = {}, id = newest(stripe).id as string): Promise<string> {
  const answer = await fetch(`${stripe.url}/c/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ act: 'pay', card: '4242424242424242', ...fields }),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? answer.text();
}

/** The amounts of the lines of a call that makes a session, in cents. */
export const lineAmounts = (params: Record<string, unknown>): number[] =>
  (params.line_items as { price_data: { unit_amount: number } }[]).map(({ price_data }) => price_data.unit_amount);

export const newest = (stripe: FakeStripe) => stripe.sessions().at(-1)!;

/** Opens an address as a browser does that follows nothing: its status, where it leads, and its text. */
export async function open(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}

/** Sends an event to the site, signed as Stripe does or otherwise. */
export async function tell(site: ServerSite, type: string, object: unknown, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const answer = await fetch(webhookOf(site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signatureOf(body, webhookSecret), ...headers },
    body,
  });
  return answer.status;
}

/** Runs PHP that asks Stripe, in the server of the site: `site.run` would stop the fake, which is in this process. */
export async function run<T>(site: ServerSite, code: string): Promise<T> {
  const answer = await fetch(`${site.url}/?of_the_test=${encodeURIComponent(Buffer.from(code).toString('base64'))}`);
  return (await answer.json()) as T;
}

/** Runs what asks after payments, as WP-Cron does a long time later. */
export async function watch(site: ServerSite): Promise<void> {
  await runCron(
    site,
    'charterform_payments',
    `global $wpdb; $wpdb->query( 'UPDATE ' . Charterform\\Tables::name( 'payments' ) . ' SET next_check = 1 WHERE next_check > 0' );`,
  );
}

export { expect, signatureOf };
