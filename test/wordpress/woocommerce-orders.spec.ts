import { randomUUID } from 'node:crypto';
import { goldenOrder, send } from './support/form-post';
import { goldenLedgers } from './support/golden-ledgers';
import { change } from './support/mails';
import { expect, logIn, test, type ServerSite } from './support/server-site';
import { addWooCommerce, expectState, ledger, orderByWoo, payments, total, withWoo, wooOrders } from './support/woocommerce';

const ways = { payment: { ways: ['woocommerce', 'invoice'] } };

/** Why the way is not offered, for the owner. */
const fault = (site: ServerSite) => site.run<string>('return Charterform\\Woocommerce_Way::fault();');
/** Opens "Pay now" of an order, and answers where it leads. */
const payNow = async (orderUrl: string, headers = {}): Promise<string> =>
  (await fetch(`${orderUrl}&charterform_pay=1`, { redirect: 'manual', headers })).headers.get('location') ?? '';

test.beforeEach(({ site }) => {
  site.begin(ways);
  addWooCommerce(site);
});

test('the amount of WooCommerce is that of the ledger to the cent, for every golden order (PAY-05, SHOP-07)', ({ site }) => {
  test.setTimeout(300_000);
  const golden = goldenLedgers();
  const orders = golden.map(({ name, payload, ledger: rows, total: cents }) => [
    name,
    JSON.stringify(payload),
    JSON.stringify(rows),
    cents,
  ]);
  expect(orders.length).toBeGreaterThan(140);
  const code = Buffer.from(JSON.stringify(orders)).toString('base64');
  const made = site.run<Record<string, { cents: number; items: number; net: number } | null>>(`global $wpdb; $made = array();
foreach ( json_decode( base64_decode( '${code}' ) ) as list( $name, $payload, $ledger, $total ) ) {
  $wpdb->insert( Charterform\\Tables::orders(), array( 'action' => 'process_signup', 'form_type' => 'FormABusinessForm', 'order_key' => $name, 'fields' => '{}', 'payload' => $payload, 'files' => '[]', 'ledger' => Charterform\\Orders::encode( Charterform\\Ledger::read( $ledger ) ), 'total' => $total, 'payment_way' => 'woocommerce', 'status' => 'awaiting', 'notes' => '[]', 'reply' => '', 'last_error' => '', 'created_at' => time() ) );
  $order = Charterform\\Orders::find( $wpdb->insert_id );
  Charterform\\Payment_Step::begin( $order );
  $payment = Charterform\\Payments::current( $order );
  $woo = $payment ? wc_get_order( $payment->provider_id ) : null;
  $made[ $name ] = $woo ? array( 'cents' => (int) round( 100 * $woo->get_total() ), 'items' => count( $woo->get_items( 'fee' ) ), 'net' => (int) $payment->amount ) : null;
}
return $made;`);
  for (const { name, ledger: rows, total: cents } of golden)
    expect({ name, made: made[name] }).toEqual({ name, made: cents ? { cents, items: rows.length, net: cents } : null });
});

test('twenty equal posts at once, and "Pay now" from many places at once, make one WooCommerce order (PAY-05)', async ({ site }) => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => orderByWoo(site, key)));
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken.length).toBeGreaterThan(0);
  const [woo, ...more] = wooOrders(site);
  expect(more).toEqual([]);
  for (const { body } of taken) expect(body.next).toEqual({ url: woo!.url });
  expect((await orderByWoo(site, key)).body).toEqual(taken[0]!.body);
  expect(payments(site)).toHaveLength(1);

  // It was cancelled, and everybody pays again at once.
  withWoo(site, `$woo->update_status( 'cancelled' ); return 1;`);
  const orderUrl = taken[0]!.body.result.order_url as string;
  const places = await Promise.all(Array.from({ length: 8 }, () => payNow(orderUrl)));
  expect(wooOrders(site)).toHaveLength(2);
  expect(new Set(places)).toEqual(new Set([wooOrders(site)[1]!.url]));
  await expectState(site, 'awaiting', 'expired', 'open');
  // What the stored reply holds is no address.
  expect(
    site.run<string[]>(`global $wpdb; return $wpdb->get_col( 'SELECT reply FROM ' . Charterform\\Tables::attempts() );`).toString(),
  ).not.toContain('wc_order_');
});

test('the way is offered where WooCommerce can take the amount: dollars with cents, a checkout, a payment method (PAY-05)', async ({
  site,
}) => {
  expect(fault(site)).toBe('');
  const faults: [change: string, undo: string, words: RegExp][] = [
    [`update_option( 'woocommerce_currency', 'EUR' )`, `update_option( 'woocommerce_currency', 'USD' )`, /WooCommerce sells in EUR/],
    [`update_option( 'woocommerce_price_num_decimals', 0 )`, `update_option( 'woocommerce_price_num_decimals', 2 )`, /Number of decimals/],
    [
      `update_option( 'kept_page', get_option( 'woocommerce_checkout_page_id' ) ); update_option( 'woocommerce_checkout_page_id', 0 )`,
      `update_option( 'woocommerce_checkout_page_id', get_option( 'kept_page' ) )`,
      /no checkout page/,
    ],
    [
      `update_option( 'test_payment_methods_off', array( 'test_pay', 'test_plain', 'test_hold', 'test_fail', 'test_cancel' ) )`,
      `update_option( 'test_payment_methods_off', array() )`,
      /no payment method/,
    ],
  ];
  for (const [apply, undo, words] of faults) {
    site.run(`${apply}; return 1;`);
    expect(fault(site)).toMatch(words);
    expect((await orderByWoo(site)).body).toMatchObject({ code: 'payment_way' });
    site.run(`${undo}; return 1;`);
    expect(fault(site)).toBe('');
  }
  expect(site.orders()).toEqual([]);
  // A currency that changes later: the order stays, and its "Pay now" says so.
  const { body } = await orderByWoo(site);
  site.run(`update_option( 'woocommerce_currency', 'EUR' ); return 1;`);
  const page = await fetch(`${body.result.order_url as string}&charterform_pay=1`, { redirect: 'manual' });
  expect({ status: page.status, text: await page.text() }).toMatchObject({
    status: 200,
    text: expect.stringContaining('You cannot pay online at the moment.') as unknown,
  });
  site.run(`update_option( 'woocommerce_currency', 'USD' ); return 1;`);
  expect(await payNow(body.result.order_url as string)).toBe(wooOrders(site)[0]!.url);
});

test('tax is added to what the visitor saw, but not to the fee of a state, and lowers with what lowers the price (PAY-05)', async ({
  site,
}) => {
  site.run(`update_option( 'woocommerce_calc_taxes', 'yes' ); update_option( 'fake_wc_tax_percent', 10 );
if ( class_exists( 'WC_Tax' ) ) { global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_tax_rates" ); WC_Tax::_insert_tax_rate( array( 'tax_rate_country' => '', 'tax_rate_state' => '', 'tax_rate' => '10.0000', 'tax_rate_name' => 'Tax', 'tax_rate_priority' => 1, 'tax_rate_order' => 1, 'tax_rate_class' => '' ) ); WC_Cache_Helper::invalidate_cache_group( 'taxes' ); } return 1;`);
  await orderByWoo(site);
  // 4.90 of 49.00, and of -10.05 the part that is taxed: 49.00 of 152.75.
  expect(wooOrders(site)).toMatchObject([{ total: '147.28', tax: '4.58' }]);
  expect(wooOrders(site)[0]!.items).toEqual([
    ['Wyoming LLC (WY)', '49.00', '4.90'],
    ['Wyoming LLC (WY, fee of the state)', '103.75', '0.00'],
    ['Welcome (coupon)', '-10.05', '-0.32'],
  ]);
  expect(payments(site)).toMatchObject([{ amount: '14728' }]);
  const told = site.run<unknown[]>(
    `$page = get_page_by_path( 'form' ); return Charterform\\Settings::pick( Charterform\\Page_Config::build( array( 'form' => 'FormABusinessForm' ), $page->ID ), 'payment.ways' );`,
  );
  expect(told[0]).toMatchObject({
    id: 'woocommerce',
    text: 'You pay on the next page. Taxes are added there.',
    marks: ['Pay', 'Cheque', 'Hold', 'Fail', 'Cancel'],
  });
  withWoo(site, `$woo->payment_complete(); return 1;`);
  await expectState(site, 'paid', 'paid');
  expect(
    site.run(`global $wpdb; return $wpdb->get_var( "SELECT note FROM {$wpdb->prefix}charterform_order_events WHERE status = 'paid'" );`),
  ).toMatch(/WooCommerce adds \$4\.58 of tax, which makes \$147\.28\./);
  expect(site.run(`return Charterform\\Customer_Words::payment_sentence( Charterform\\Orders::find( ${site.orders()[0]!.id} ) );`)).toMatch(
    /^You paid \$147\.28 on/,
  );
});

test('an order that is cancelled, paid in another way or deleted can be paid in WooCommerce no more, and the other way round (PAY-05)', async ({
  site,
}) => {
  await orderByWoo(site);
  change(site, site.orders()[0]!.id, 'cancelled');
  expect(wooOrders(site)).toMatchObject([{ status: 'cancelled' }]);
  await expectState(site, 'cancelled', 'expired');

  site.begin(ways);
  await orderByWoo(site);
  change(site, site.orders()[0]!.id, 'paid');
  expect(wooOrders(site)).toMatchObject([{ status: 'cancelled' }]);
  await expectState(site, 'paid', 'expired');

  site.begin(ways);
  const { body } = await orderByWoo(site);
  withWoo(site, `$woo->delete(); return 1;`);
  await expectState(site, 'awaiting', 'expired');
  expect(await payNow(body.result.order_url as string)).toBe(wooOrders(site)[1]!.url);
  withWoo(site, `$woo->delete( true ); return 1;`);
  await expectState(site, 'awaiting', 'expired', 'expired');
  expect(await payNow(body.result.order_url as string)).toBe(wooOrders(site)[1]!.url);

  // The bank says so after all: the money of a cancelled order counts, and that of a second one is told.
  site.run(
    `wc_get_order( ${wooOrders(site)[1]!.id} )->update_status( 'cancelled' ); wc_get_order( ${wooOrders(site)[1]!.id} )->payment_complete(); return 1;`,
  );
  await expectState(site, 'paid', 'expired', 'expired', 'paid');
  site.run(`wc_get_order( ${wooOrders(site)[0]!.id} )->update_status( 'processing' ); return 1;`);
  await expectState(site, 'paid', 'paid', 'expired', 'paid');
  expect(site.run(`return json_decode( Charterform\\Orders::find( ${site.orders()[0]!.id} )->notes, true );`)).toContainEqual(
    expect.objectContaining({
      text: expect.stringMatching(/^A payment came in for order \d+, which was paid or refunded before/) as unknown,
    }),
  );
});

test('a customer who is logged in has the order in their account of the shop, and no hostile answer comes to WooCommerce as HTML (PAY-05)', async ({
  site,
  page,
}) => {
  await logIn(page, site, 'author');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const data = goldenOrder('wyoming-llc');
  data.contact = { first_name: '<b>Eve</b>', last_name: ['x'] };
  data.addresses = [
    { kind: 'billing', line1: '<script>alert(1)</script>12 Main', city: { a: 1 }, country: '../..', zip_postal_code: 'x'.repeat(5000) },
  ];
  const rows = [{ name: 'Wyoming <img src=x onerror=alert(1)> LLC', state: 'WY', kind: 'base', cents: 100 }];
  const url = site.run<string>(`return get_permalink( get_page_by_path( 'form' ) );`);
  const { body } = await send(url, {
    data: { ...data, payment: { way: 'woocommerce' } },
    fields: { ledger: JSON.stringify(rows) },
    headers: { cookie },
  });
  expect(body.next.url).toBe(wooOrders(site)[0]!.url);
  expect(wooOrders(site)[0]!.items).toEqual([['Wyoming LLC (WY)', '1.00', '0.00']]);
  expect(withWoo(site, `return array_filter( $woo->get_address( 'billing' ) );`)).toEqual({
    first_name: 'Eve',
    company: 'Okafor & Lindqvist LLC',
    email: 'ada@okafor-lindqvist.example',
    phone: '(307) 555-0142',
    address_1: '12 Main',
    postcode: 'x'.repeat(191),
  });
  expect(site.orders()[0]).toMatchObject({ user_id: expect.any(String) as unknown });
  expect(total).toBe(ledger.reduce((sum, { cents }) => sum + cents, 0));
});

test('an order of WooCommerce that has the number of another one pays nothing, and one of a deleted order is cancelled (PAY-05)', async ({
  site,
}) => {
  await orderByWoo(site);
  // As after the plugin was deleted with its data and installed anew: the id is that of another order now.
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET order_key = 'another-order'" ); return 1;`);
  withWoo(site, `$woo->payment_complete( 'tx' ); return 1;`);
  await expectState(site, 'awaiting', 'open');
  // As after WooCommerce was: its number is that of another order of WooCommerce.
  site.begin(ways);
  await orderByWoo(site);
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_payments SET order_id = 4711, state = 'paid'" ); return 1;`);
  withWoo(site, `$woo->payment_complete( 'tx' ); return 1;`);
  await expectState(site, 'paid', 'paid', 'paid');
  expect(payments(site)).toMatchObject([
    { order_id: '4711', provider_id: expect.stringMatching(/^\d+-gone-\d+$/) as unknown },
    { order_id: site.orders()[0]!.id },
  ]);
  // The order of a form is deleted for good.
  site.begin(ways);
  await orderByWoo(site);
  const { id } = wooOrders(site)[0]!;
  site.run(`Charterform\\Orders::delete( array( Charterform\\Orders::find( ${site.orders()[0]!.id} ) ) ); return 1;`);
  expect(site.run(`return wc_get_order( ${id} )->get_status();`)).toBe('cancelled');
});
