import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { catalogueOf, folder, readGoldenOrders, writeCatalogue } from '../../scripts/wordpress/quote/golden-orders.mjs';
import { beginStripe, expect, lineAmounts, run, test } from './support/stripe-site';

interface Begun {
  name: string;
  total: number;
  lines: number;
  url: string | null;
}

/** Prices golden orders by the plugin's own quote, stores them, and begins the payment of each. */
const begun = (job: string) => `global $wpdb; set_time_limit( 300 ); $begun = array();
foreach ( json_decode( file_get_contents( '${job}' ) ) as $golden ) {
  $lists = json_decode( file_get_contents( $golden->catalogue ), true );
  $read  = static function ( $list, $names ) use ( $lists ) {
    return 'domains' === $list ? array_values( array_intersect_key( $lists['domains'], array_flip( explode( ',', $names ) ) ) ) : ( isset( $lists[ $list ] ) ? $lists[ $list ] : array() );
  };
  $quote = Charterform\\Quote::of( json_decode( $golden->payload, false, 512, JSON_BIGINT_AS_STRING ), json_decode( $golden->config, true ), $read );
  $wpdb->insert( Charterform\\Tables::orders(), array(
    'action' => 'process_signup', 'order_key' => substr( 'golden-' . md5( $golden->name . microtime() ), 0, 40 ), 'form_type' => 'FormABusinessForm', 'status' => 'awaiting',
    'fields' => '{}', 'payload' => '{}', 'files' => '[]', 'notes' => '[]', 'reply' => '', 'last_error' => '', 'email' => 'ada@example.com', 'created_at' => time(),
    'ledger' => Charterform\\Orders::encode( $quote->rows ), 'total' => $quote->total, 'payment_way' => 'stripe-checkout',
  ) );
  $next    = $quote->total > 0 ? Charterform\\Stripe_Checkout::begin( Charterform\\Orders::find( $wpdb->insert_id ) ) : null;
  $begun[] = array( 'name' => $golden->name, 'total' => $quote->total, 'lines' => count( array_filter( $quote->rows, static fn( $row ) => ( (array) $row )['cents'] >= 0 ) ), 'url' => is_array( $next ) ? $next['url'] : null );
}
return $begun;`;

test('Stripe is asked for the amount of the ledger to the cent, line by line, in all golden orders (PAY-04)', async ({ site, stripe }) => {
  test.setTimeout(600_000);
  const written = spawnSync('npx', ['vitest', 'run', '--project', 'node', 'test/golden/quote-payloads.test.ts'], { encoding: 'utf8' });
  expect(written.status, written.stdout).toBe(0);
  const { sent } = readGoldenOrders();
  expect(sent.length).toBeGreaterThan(140);
  beginStripe(site, stripe);
  let taken = 0;
  for (let from = 0; from < sent.length; from += 20) {
    const batch = sent.slice(from, from + 20);
    const job = `${folder}/stripe.json`;
    const jobs = batch.map((order) => ({
      name: order.name,
      config: order.config,
      payload: JSON.stringify(order.payload),
      catalogue: writeCatalogue(order.name, catalogueOf(order)),
    }));
    writeFileSync(job, JSON.stringify(jobs));
    for (const [index, { name, total, lines, url }] of (await run<Begun[]>(site, begun(job))).entries()) {
      expect({ name, total }).toEqual({ name, total: batch[index]!.total });
      const session = stripe.sessions().find((known) => known.url === url);
      expect({ name, amount: session?.amount_total ?? 0 }).toEqual({ name, amount: total });
      if (!session) continue;
      taken += 1;
      const { params } = stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions')[taken - 1]!;
      const amounts = lineAmounts(params);
      const off = session.total_details.amount_discount as number;
      expect({ name, lines: amounts.length, sum: amounts.reduce((sum, cents) => sum + cents, 0) - off }).toEqual({
        name,
        lines: Math.min(lines, 100),
        sum: total,
      });
    }
  }
  expect(taken).toBeGreaterThan(130);
  expect(stripe.sessions().some(({ total_details }) => total_details.amount_discount > 0)).toBe(true);
});
