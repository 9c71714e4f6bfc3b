import { ask, asked, beginWithTill, pay, place, refunds, runRefunds, says, total } from './support/refunds';
import { events } from './support/orders';
import { expect, test, type ServerSite } from './support/server-site';

/** Tells of a refund at the provider; answers the id of its row. */
const record = (site: ServerSite, payment: string, providerId: string, cents: number, key = '') =>
  site.run<string | null>(
    `$r = Charterform\\Refunds::record( Charterform\\Payments::by_id( ${payment} ), '${providerId}', ${cents}, '${key}' ); return $r ? $r->id : null;`,
  );
const sums = (site: ServerSite) =>
  site.run<number[]>(
    `global $wpdb; return array( (int) $wpdb->get_var( "SELECT SUM(refunded) FROM {$wpdb->prefix}charterform_orders" ), (int) $wpdb->get_var( "SELECT SUM(refunded) FROM {$wpdb->prefix}charterform_payments" ) );`,
  );
/** PHP that has the provider tell of our own refund before it answers us. */
const toldFirst = (key: string) =>
  `add_action( 'till_asked', static function ( $payment, $cents, $key ) { Charterform\\Refunds::record( $payment, 're_' . substr( md5( $key ), 0, 12 ), $cents, ${key} ); }, 10, 3 );`;

test('a refund made at the provider is noted once, and the whole brings the order into “refunded” (PAY-07)', async ({ site }) => {
  beginWithTill(site);
  const { id } = await place(site);
  const payment = pay(site, id);
  const first = record(site, payment, 're_board', 2000);
  expect(record(site, payment, 're_board', 2000)).toBe(first);
  expect(record(site, payment, 're_board', 2500)).toBe(first);
  expect([refunds(site).length, sums(site), asked(site)]).toEqual([1, [2000, 2000], []]);
  expect(refunds(site)[0]).toMatchObject({ made_by: 'provider', provider_id: 're_board', row_cents: '{}', state: 'done' });
  expect(ask(site, id, total)).toContain('you can refund $256.75 at most');
  for (const [provider, cents] of [
    ['', 100],
    ['re_zero', 0],
    ['re_minus', -100],
  ] as const)
    expect(record(site, payment, provider, cents)).toBeNull();
  record(site, payment, 're_rest', total - 2000);
  expect(events(site).at(-1)).toMatchObject({ status: 'refunded', made_by: 'provider' });
  expect(sums(site)).toEqual([total, total]);
  // Money that left is noted, whatever was left.
  record(site, payment, 're_more', 100);
  expect(sums(site)).toEqual([total + 100, total + 100]);
  expect(site.run(`return Charterform\\Refundable::remains( Charterform\\Orders::find( ${id} ) );`)).toBe(0);
});

for (const [how, key] of [
  ['with its key', '$key'],
  ['by its sum alone', `''`],
] as const)
  test(`our own refund that the provider tells of ${how} before or after its answer is one (PAY-07)`, async ({ site }) => {
    beginWithTill(site, toldFirst(key));
    const { id } = await place(site);
    const payment = pay(site, id);
    expect(ask(site, id, 1000, { 0: 1000 })).toBe('done');
    expect([refunds(site).length, asked(site).length, sums(site)]).toEqual([1, 1, [1000, 1000]]);
    expect(refunds(site)[0]).toMatchObject({ made_by: 'owner', row_cents: '{"0":1000}' });
    const own = refunds(site)[0]!;
    expect(record(site, payment, own.provider_id!, 1000, own.refund_key)).toBe(own.id);
    expect(record(site, payment, own.provider_id!, 1000)).toBe(own.id);
    // Told of, while our own question found no answer.
    says(site, 'times out');
    expect(ask(site, id, 700)).toBe('done');
    await runRefunds(site);
    expect([refunds(site).length, asked(site).length, sums(site)]).toEqual([2, 2, [1700, 1700]]);
  });

test('two refunds of one sum, of which the wrong one is told first, are two in the end, and each has its own id (PAY-07)', async ({
  site,
}) => {
  beginWithTill(site);
  const { id } = await place(site);
  const payment = pay(site, id);
  says(site, 'times out');
  expect([ask(site, id, 500), ask(site, id, 500)]).toEqual(['asked', 'asked']);
  const [first, second] = refunds(site);
  const idOf = (key: string) => site.run<string>(`return 're_' . substr( md5( '${key}' ), 0, 12 );`);
  const ids = [idOf(first!.refund_key), idOf(second!.refund_key)];
  // The provider tells of the second alone, without its key.
  record(site, payment, ids[1]!, 500);
  expect(refunds(site).map(({ state }) => state)).toEqual(['done', 'asked']);
  says(site, 'id');
  await runRefunds(site);
  await runRefunds(site);
  expect(refunds(site).map(({ state, provider_id }) => [state, provider_id])).toEqual([
    ['done', ids[0]],
    ['done', ids[1]],
  ]);
  expect(sums(site)).toEqual([1000, 1000]);
});

test('a refund at the provider in the moment of ours is another one, and neither is lost (PAY-07)', async ({ site }) => {
  beginWithTill(
    site,
    `add_action( 'till_asked', static function ( $payment, $cents ) { if ( 900 === $cents ) { Charterform\\Refunds::record( $payment, 're_board', 900 ); } }, 10, 2 );`,
  );
  const { id } = await place(site);
  pay(site, id);
  expect(ask(site, id, 900)).toBe('done');
  expect(refunds(site).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(new Set(refunds(site).map(({ provider_id }) => provider_id)).size).toBe(2);
  expect(sums(site)).toEqual([1800, 1800]);
});

test('an order that was paid twice is refunded by each payment, no payment beyond itself (PAY-07)', async ({ site }) => {
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  pay(site, id, 'till', total, 'pay_again');
  expect(ask(site, id, total + 1)).toContain('paid more than once');
  expect(ask(site, id, total)).toBe('done');
  expect(site.orders()[0]!.status).toBe('paid');
  expect(ask(site, id, total)).toBe('done');
  expect(asked(site).map(({ payment }) => payment)).toEqual([`pay_${id}`, 'pay_again']);
  expect(site.orders()[0]!.status).toBe('refunded');
});

test('a refund runs once where the queue and the page ask in the same moment (PAY-07)', async ({ site }) => {
  beginWithTill(
    site,
    `add_action( 'till_asked', static function () { if ( ! did_action( 'till_inner' ) ) { do_action( 'till_inner' ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_refunds SET next_try = 1" ); Charterform\\Refund_Queue::run(); } } );`,
  );
  const { id } = await place(site);
  pay(site, id);
  expect(ask(site, id, 900)).toBe('done');
  expect([asked(site).length, refunds(site).length, sums(site)]).toEqual([1, 1, [900, 900]]);
});
