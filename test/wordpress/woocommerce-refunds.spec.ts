import { expect, logIn, test, type ServerSite } from './support/server-site';
import { addWooCommerce, expectState, orderByWoo, switchWooCommerce, withWoo, wooOrders } from './support/woocommerce';

/** The refunds of all orders. */
const refunds = (site: ServerSite) =>
  site.run<{ cents: number; state: string; by: string; error: string }[]>(
    `global $wpdb; $rows = array(); foreach ( $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'refunds' ) . ' ORDER BY id' ) as $row ) { $rows[] = array( 'cents' => (int) $row->cents, 'state' => $row->state, 'by' => $row->made_by, 'error' => $row->last_error ); } return $rows;`,
  );
/** Asks for a refund from the order's own side; its state, or the words of why there is none. */
const ask = (site: ServerSite, cents: number, key = '') =>
  site.run<string>(
    `$order = Charterform\\Orders::find( ${site.orders().at(-1)!.id} ); $refund = Charterform\\Refunds::ask( $order, array(), ${cents}, 'Asked for', '${key}' ?: Charterform\\Refunds::new_key( $order ) ); return is_wp_error( $refund ) ? $refund->get_error_message() : $refund->state;`,
  );
const sent = (site: ServerSite) => site.run<string[]>(`return get_option( 'test_refunded', array() );`);
const pay = (site: ServerSite, method = 'test_pay') =>
  withWoo(
    site,
    `$woo->set_payment_method( WC()->payment_gateways()->payment_gateways()['${method}'] ); $woo->save(); $woo->payment_complete( 'tx' ); return 1;`,
  );
const refundThere = (site: ServerSite, amount: string) =>
  withWoo<string>(
    site,
    `$made = wc_create_refund( array( 'order_id' => $woo->get_id(), 'amount' => '${amount}', 'refund_payment' => true ) ); return is_wp_error( $made ) ? $made->get_error_message() : 'made';`,
  );

test.beforeEach(({ site }) => {
  site.begin({ payment: { ways: ['woocommerce'] } });
  addWooCommerce(site);
});

test('a refund that the shop makes in WooCommerce is noted, a part first and then all the rest (PAY-05, PAY-07)', async ({
  site,
  page,
}) => {
  const { body } = await orderByWoo(site);
  pay(site);
  await expectState(site, 'paid', 'paid');
  await logIn(page, site);
  const refundOnPage = async (amount: string) => {
    await page.goto(withWoo<string>(site, 'return $woo->get_edit_order_url();'));
    await page.getByLabel('Refund amount').fill(amount);
    await page.getByRole('button', { name: 'Refund' }).click();
  };
  if (process.env.WOOCOMMERCE) expect(refundThere(site, '42.70')).toBe('made');
  else await refundOnPage('42.70');
  expect(refunds(site)).toMatchObject([{ cents: 4270, state: 'done', by: 'provider' }]);
  await expectState(site, 'paid', 'paid');
  await page.goto(body.result.order_url as string);
  await expect(page.locator('.charterform-status')).toContainText('$42.70');
  if (process.env.WOOCOMMERCE) expect(refundThere(site, '100.00')).toBe('made');
  else await refundOnPage('100.00');
  expect(refunds(site)).toMatchObject([{ cents: 4270 }, { cents: 10_000, state: 'done', by: 'provider' }]);
  await expectState(site, 'refunded', 'paid');
  expect(wooOrders(site)).toMatchObject([{ status: 'refunded', refunds: expect.arrayContaining(['42.70', '100.00']) as unknown }]);
  expect(sent(site)).toEqual(['42.70', '100.00']);
  // Told again, it is the same.
  withWoo(
    site,
    `foreach ( $woo->get_refunds() as $refund ) { do_action( 'woocommerce_order_refunded', $woo->get_id(), $refund->get_id() ); } return 1;`,
  );
  expect(refunds(site)).toHaveLength(2);
});

test('a refund of ours goes through the payment method, once for each key, and counts once (PAY-05, PAY-07)', async ({ site }) => {
  await orderByWoo(site);
  pay(site);
  const key = '1-6f1f1f2c-6e8e-4c52-9d4c-0b7b9f6f1d11';
  expect(ask(site, 4270, key)).toBe('done');
  expect(ask(site, 4270, key)).toBe('done');
  expect(sent(site)).toEqual(['42.70']);
  expect(refunds(site)).toMatchObject([{ cents: 4270, state: 'done', by: 'owner' }]);
  expect(wooOrders(site)).toMatchObject([{ status: 'processing', refunds: ['42.70'] }]);
  // By the way itself, too.
  const again = withWoo<string>(
    site,
    `return Charterform\\Woocommerce_Refund::refund( Charterform\\Payments::find( 'woocommerce', (string) $woo->get_id() ), 4270, '${key}' );`,
  );
  expect(again).toBe(withWoo<string>(site, 'return (string) $woo->get_refunds()[0]->get_id();'));
  expect(sent(site)).toEqual(['42.70']);

  site.run(`update_option( 'test_refund_fails', 1 ); return 1;`);
  expect(ask(site, 10_000)).toBe('failed');
  expect(refunds(site).at(-1)).toMatchObject({ state: 'failed', error: 'The bank declined the refund.' });
  expect(wooOrders(site)).toMatchObject([{ refunds: ['42.70'] }]);
  site.run(`update_option( 'test_refund_fails', 0 ); return 1;`);
  expect(ask(site, 10_000)).toBe('done');
  await expectState(site, 'refunded', 'paid');
  expect(refunds(site).filter(({ state }) => state === 'done')).toHaveLength(2);
  expect(sent(site)).toEqual(['42.70', '100.00']);
});

test('a payment method without refunds, and WooCommerce that is gone, say to do it by hand (PAY-05, PAY-07)', async ({ site }) => {
  await orderByWoo(site);
  pay(site, 'test_plain');
  expect(ask(site, 4270)).toBe('failed');
  expect(refunds(site)[0]!.error).toMatch(
    /^“Cheque” sends no money back by itself\. Send it by hand, then note it in WooCommerce, order \d+/,
  );
  withWoo(site, `wc_create_refund( array( 'order_id' => $woo->get_id(), 'amount' => '42.70' ) ); return 1;`);
  expect(refunds(site).filter(({ state }) => state === 'done')).toMatchObject([{ cents: 4270, by: 'provider' }]);
  switchWooCommerce(site, false);
  expect(ask(site, 1000)).toBe('failed');
  expect(refunds(site).at(-1)!.error).toMatch(/WooCommerce is not active/);
  switchWooCommerce(site, true);
  // The shop sets the status by hand, which refunds the rest.
  withWoo(site, `$woo->update_status( 'refunded' ); return 1;`);
  await expectState(site, 'refunded', 'paid');
  expect(refunds(site).filter(({ state }) => state === 'done')).toMatchObject([{ cents: 4270 }, { cents: 10_000 }]);
  expect(sent(site)).toEqual([]);
});
