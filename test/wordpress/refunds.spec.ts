import { events } from './support/orders';
import { ask, asked, beginWithTill, clearLog, ledger, pay, place, refunds, runRefunds, says, total } from './support/refunds';
import { expect, test, type ServerSite } from './support/server-site';

const status = (site: ServerSite) => site.orders().map((order) => order.status);
const counted = (site: ServerSite) =>
  site.run<[string, string][]>(
    `global $wpdb; return array( array_map( 'intval', $wpdb->get_col( "SELECT refunded FROM {$wpdb->prefix}charterform_orders ORDER BY id" ) ), array_map( 'intval', $wpdb->get_col( "SELECT refunded FROM {$wpdb->prefix}charterform_payments ORDER BY id" ) ) );`,
  );

test('a part, a line and the rest are refunded by the provider that was paid, and the whole ends in “refunded” (PAY-07, SHOP-08)', async ({
  site,
}) => {
  beginWithTill(
    site,
    `add_action( 'charterform_refunded', static function ( $o, $r ) { update_option( 'test_refunds', array_merge( (array) get_option( 'test_refunds', array() ), array( (int) $r->cents ) ) ); }, 10, 2 );`,
  );
  site.run(`return delete_option( 'test_refunds' );`);
  const { id } = await place(site);
  pay(site, id);
  expect(ask(site, id, 1000, { 0: 1000 })).toBe('done');
  expect(ask(site, id, 2500)).toBe('done');
  expect([status(site), counted(site)]).toEqual([['paid'], [[3500], [3500]]]);
  expect(ask(site, id, 4900, { 0: 3900, 2: 1000 })).toBe('done');
  expect(status(site)).toEqual(['paid']);
  expect(ask(site, id, total - 8400)).toBe('done');
  expect([status(site), counted(site)]).toEqual([['refunded'], [[total], [total]]]);
  expect(events(site).at(-1)).toMatchObject({ status_before: 'paid', status: 'refunded', made_by: 'provider', note: 'Because' });
  expect(asked(site).map(({ payment, cents }) => [payment, Number(cents)])).toEqual([
    [`pay_${id}`, 1000],
    [`pay_${id}`, 2500],
    [`pay_${id}`, 4900],
    [`pay_${id}`, total - 8400],
  ]);
  expect(new Set(asked(site).map(({ refund_key }) => refund_key)).size).toBe(4);
  expect(refunds(site)[2]).toMatchObject({
    row_cents: '{"0":3900,"2":1000}',
    made_by: 'owner',
    user_id: '1',
    state: 'done',
    next_try: '0',
  });
  expect(refunds(site)[2]!.provider_id).toMatch(/^re_/);
  expect(site.run(`return get_option( 'test_refunds' );`)).toEqual([1000, 2500, 4900, total - 8400]);
});

test('no refund goes over what was paid, nor over what a line has left, and nobody refunds what nobody said was paid (PAY-07)', async ({
  site,
}) => {
  beginWithTill(site);
  const { id } = await place(site);
  expect(ask(site, id, 100)).toContain('Nobody has said that this order is paid');
  pay(site, id);
  for (const [cents, rows, words] of [
    [total + 1, {}, 'you can refund $276.75 at most'],
    [0, {}, 'Enter what you give back'],
    [-100, {}, 'Enter what you give back'],
    [4901, { 0: 4901 }, 'more than the line “Wyoming LLC” has left: you can refund $49.00'],
    [100, { 0: 200, 1: -100 }, 'no such line'],
    [100, { 3: 100 }, 'no such line'],
    [100, { 9: 100 }, 'no such line'],
    [100, { 0: 200 }, 'do not add up'],
  ] as const)
    expect(ask(site, id, cents, rows), JSON.stringify(rows)).toContain(words);
  expect([asked(site), refunds(site)]).toEqual([[], []]);
  expect(ask(site, id, 4000, { 0: 4000 })).toBe('done');
  expect(ask(site, id, 901, { 0: 901 })).toContain('has left: you can refund $9.00');
  // The coupon lessens what was paid, not what a line cost: all lines together are more than what came in.
  expect(ask(site, id, ledger[1]!.cents + ledger[2]!.cents, { 1: ledger[1]!.cents, 2: ledger[2]!.cents })).toBe('done');
  expect(ask(site, id, 900, { 0: 900 })).toContain('you can refund $8.00 at most');
  expect(ask(site, id, 800, { 0: 800 })).toBe('done');
  expect(ask(site, id, 1)).toContain('Everything that was paid for this order is refunded');
  expect(counted(site)).toEqual([[total], [total]]);
});

test('one key is one refund, and of two that are asked in one moment the second sees the first (PAY-07)', async ({ site }) => {
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  const other = await place(site);
  pay(site, other.id);
  const uuid = '11111111-1111-4111-8111-111111111111';
  const key = `1-${uuid}`;
  expect([1, 2, 3].map(() => ask(site, id, 1000, { 0: 1000 }, key))).toEqual(['done', 'done', 'done']);
  expect([asked(site).length, refunds(site).length]).toEqual([1, 1]);
  expect(ask(site, id, 2000, { 0: 2000 }, key)).toContain('already used to refund $10.00');
  expect(ask(site, id, 1000, { 1: 1000 }, key)).toContain('already used to refund $10.00');
  expect(ask(site, other.id, 1000, { 0: 1000 }, key)).toContain('belongs to another order');
  for (const bad of ['x', '1-', `${uuid}`, `1-${uuid}x`, `-1-${uuid}`, "1-' OR 1=1"])
    expect(ask(site, id, 1000, {}, bad)).toContain('cannot be used');
  // Two owners whose forms were drawn before either refunded.
  expect(ask(site, id, 500, {}, '1-22222222-2222-4222-8222-222222222222')).toMatch(
    /A refund of \$10\.00 was begun after this form was opened \(admin/,
  );
  expect(asked(site)).toHaveLength(1);

  // In the very moment between the look at what is left and the store, somebody else refunds everything but a dollar.
  const raced = site.run<string[]>(`wp_set_current_user( 1 ); $o = Charterform\\Orders::find( ${other.id} ); $did = false;
add_filter( 'query', static function ( $sql ) use ( &$did ) { if ( ! $did && 0 === stripos( ltrim( $sql ), 'INSERT' ) && strpos( $sql, 'charterform_refunds' ) ) { $did = true;
 Charterform\\Refunds::ask( Charterform\\Orders::find( ${other.id} ), array(), ${total - 100}, '', '0-' . wp_generate_uuid4() ); } return $sql; } );
$r = Charterform\\Refunds::ask( $o, array( 0 => 4900 ), 4900, '', '0-' . wp_generate_uuid4() ); return array( $did, is_wp_error( $r ) ? $r->get_error_message() : $r->state );`);
  expect(raced[0]).toBe(true);
  expect(raced[1]).toContain('you can refund $1.00 at most');
  expect(refunds(site).filter(({ order_id }) => order_id === other.id)).toHaveLength(1);
});

test('a declined refund counts nothing; a provider that does not answer is asked again under the same key and sends the money once (PAY-07)', async ({
  site,
}) => {
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  says(site, 'declines');
  expect(ask(site, id, total)).toBe('failed');
  expect(refunds(site)[0]).toMatchObject({ state: 'failed', next_try: '0', last_error: 'The balance of your account is too low.' });
  expect([status(site), counted(site)]).toEqual([['paid'], [[0], [0]]]);
  for (const word of ['error', 'times out', 'breaks']) {
    says(site, word);
    expect({ word, state: ask(site, id, 1000) }).toEqual({ word, state: 'asked' });
  }
  // What may have been sent is not sent again in another refund.
  expect(ask(site, id, total - 2999)).toContain('you can refund $246.75 at most');
  const before = asked(site).length;
  await runRefunds(site);
  expect(refunds(site).map(({ state, tries }) => [state, tries])).toEqual([
    ['failed', '1'],
    ['asked', '2'],
    ['asked', '2'],
    ['asked', '2'],
  ]);
  says(site, 'id');
  await runRefunds(site);
  await runRefunds(site);
  expect(refunds(site).map(({ state }) => state)).toEqual(['failed', 'done', 'done', 'done']);
  const keys = asked(site).map(({ refund_key }) => refund_key);
  expect([keys.length, new Set(keys).size]).toEqual([before + 6, 4]);
  expect([status(site), counted(site)]).toEqual([['paid'], [[3000], [3000]]]);
  expect(site.log().filter((line) => line.includes('RuntimeException')).length).toBeGreaterThan(0);
  clearLog(site);
});

test('a refund that broke off after the provider answered, and one that nobody answers for a day, end well (PAY-07)', async ({ site }) => {
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  // The process ends within the call: the row is asked, held, and taken up by the queue.
  site.run(
    `global $wpdb; $o = Charterform\\Orders::find( ${id} ); Charterform\\Refund_Store::insert( array( 'order_id' => ${id}, 'turn' => 1, 'payment_id' => Charterform\\Payments::paid( $o )->id, 'refund_key' => '0-11111111-1111-4111-8111-111111111111', 'cents' => 700, 'made_by' => 'owner' ) ); return 1;`,
  );
  await runRefunds(site);
  expect([refunds(site)[0]!.state, counted(site)]).toEqual(['done', [[700], [700]]]);
  // The process ends between the answer and what follows from it.
  site.run(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_refunds SET next_try = 1" ); $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET refunded = 0" ); return 1;`,
  );
  await runRefunds(site);
  expect(counted(site)[0]).toEqual([700]);
  expect(asked(site)).toHaveLength(1);
  // Stripe forgets a key after a day: nobody is asked again then, and the owner is told.
  says(site, 'times out');
  expect(ask(site, id, 900)).toBe('asked');
  site.run(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_refunds SET at = at - 23 * 3600 WHERE state = 'asked'" ); return 1;`,
  );
  await runRefunds(site);
  expect(refunds(site)[1]).toMatchObject({ state: 'asked', next_try: '0' });
  const before = asked(site).length;
  await runRefunds(site);
  expect(asked(site)).toHaveLength(before);
  expect(site.run(`return Charterform\\Payment_Warnings::of( Charterform\\Orders::find( ${id} ) );`)).toEqual([
    expect.stringContaining('Nobody knows whether a refund of order'),
  ]);
});
