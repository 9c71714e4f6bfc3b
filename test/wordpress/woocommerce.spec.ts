import { expect, logIn, test } from './support/server-site';
import { runMails } from './support/mails';
import {
  addWooCommerce,
  charged,
  expectState,
  orderByWoo,
  payBy,
  payments,
  switchWooCommerce,
  timesIn,
  total,
  withWoo,
  wooOrders,
} from './support/woocommerce';

const ways = { payment: { ways: ['woocommerce', 'invoice'] } };

test.beforeEach(({ site }) => {
  site.begin(ways);
  addWooCommerce(site);
});

test('an order leads to the pay page of one WooCommerce order with an item for each line of the ledger, and is paid there (PAY-05, SHOP-09)', async ({
  site,
  page,
}) => {
  const { body, text } = await orderByWoo(site);
  expect(body.result).not.toHaveProperty('paid');
  const [woo, ...more] = wooOrders(site);
  expect(more).toEqual([]);
  expect(woo).toMatchObject({
    status: 'pending',
    total: '142.70',
    tax: '0.00',
    currency: 'USD',
    via: 'charterform',
    customer: 0,
    email: 'ada@okafor-lindqvist.example',
    items: [
      ['Wyoming LLC (WY)', '49.00', '0.00'],
      ['Wyoming LLC (WY, fee of the state)', '103.75', '0.00'],
      ['Welcome (coupon)', '-10.05', '0.00'],
    ],
  });
  expect(body.next).toEqual({ url: woo!.url });
  expect(text.split('wc_order_')).toHaveLength(2);
  await expectState(site, 'awaiting', 'open');

  await page.goto(body.next.url as string);
  await expect(page.locator('#order_review')).toContainText('$142.70');
  await expect(page.getByRole('link', { name: /^Go to your order \d+$/ })).toHaveAttribute('href', /charterform_order=/);
  await payBy(page, 'Pay');
  await expect(page).toHaveURL(/order-received/);
  await expectState(site, 'paid', 'paid');
  expect(charged(site)).toEqual(['test_pay 142.70']);
  expect(wooOrders(site)).toMatchObject([{ status: 'processing' }]);
  await page.getByRole('link', { name: /^Go to your order \d+$/ }).click();
  await expect(page.locator('.charterform-status')).toContainText('You paid $142.70 on');
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expect(timesIn(site, 'paid')).toBe(1);
  const mails = (await runMails(site)).filter(({ subject }) => !/WooCommerce|Charterform on WordPress\]/.test(subject));
  expect(mails.map(({ subject }) => subject).join()).toMatch(/paid|payment/i);
});

test('a payment method that only changes the status pays, one that puts the order on hold does not (PAY-05, SHOP-09)', async ({
  site,
  page,
}) => {
  const held = await orderByWoo(site);
  await page.goto(held.body.next.url as string);
  await payBy(page, 'Hold');
  await expectState(site, 'awaiting', 'processing');
  await page.getByRole('link', { name: /^Go to your order/ }).click();
  await expect(page.locator('.charterform-status')).not.toContainText(/You paid|We received your payment/);
  // The shop has the money.
  withWoo(site, `$woo->update_status( 'processing' ); return 1;`);
  await expectState(site, 'paid', 'paid');

  const plain = await orderByWoo(site);
  await page.goto(plain.body.next.url as string);
  await payBy(page, 'Cheque');
  await expectState(site, 'paid', 'paid', 'paid');
  // WooCommerce goes on, and says so again and again.
  withWoo(
    site,
    `$woo->update_status( 'completed' ); do_action( 'woocommerce_payment_complete', $woo->get_id(), 'tx' ); $woo->update_status( 'processing' ); $woo->payment_complete(); return 1;`,
  );
  await expectState(site, 'paid', 'paid', 'paid');
  expect(timesIn(site, 'paid')).toBe(2);
});

test('a payment that failed, and one that was cancelled, can be made again: once with the same WooCommerce order, once with a new one (PAY-05)', async ({
  site,
  page,
}) => {
  const { body } = await orderByWoo(site);
  await page.goto(body.next.url as string);
  await payBy(page, 'Fail');
  await expectState(site, 'awaiting', 'open');
  expect(site.run(`return json_decode( Charterform\\Orders::find( ${site.orders()[0]!.id} )->notes, true )[0]['text'];`)).toMatch(
    /A payment failed in WooCommerce/,
  );

  // Back, and "Pay now": the same order.
  await page.goto(body.result.order_url as string);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(body.next.url as string);
  expect(wooOrders(site)).toMatchObject([{ status: 'failed' }]);

  // Cancelled at the payment method: back on the page of the order.
  await payBy(page, 'Cancel');
  await expect(page.locator('.charterform-status')).toContainText('Please pay $142.70.');
  await expectState(site, 'awaiting', 'expired');
  expect(wooOrders(site)).toMatchObject([{ status: 'cancelled' }]);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await payBy(page, 'Pay');
  await expect(page).toHaveURL(/order-received/);
  await expectState(site, 'paid', 'expired', 'paid');
  expect(wooOrders(site)).toMatchObject([{ status: 'cancelled' }, { status: 'processing' }]);
  expect(timesIn(site, 'paid')).toBe(1);
});

test('by the Store API, as the blocks pay, the order is paid alike (PAY-05)', async ({ site }) => {
  const { body } = await orderByWoo(site);
  const [woo] = wooOrders(site);
  const key = new URL(body.next.url as string).searchParams.get('key')!;
  const address = {
    first_name: 'Ada',
    last_name: 'Okafor',
    company: '',
    address_1: '2120 Capitol Avenue',
    address_2: '',
    city: 'Casper',
    state: 'WY',
    postcode: '82601',
    country: 'US',
    email: 'ada@okafor-lindqvist.example',
    phone: '3075550142',
  };
  const pay = (billing_email: string) =>
    fetch(`${site.url}/wp-json/wc/store/v1/checkout/${woo!.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key,
        billing_email,
        payment_method: 'test_pay',
        billing_address: address,
        // WooCommerce wants it, too.
        shipping_address: address,
      }),
    });
  expect((await pay('eve@example.com')).ok).toBe(false);
  await expectState(site, 'awaiting', 'open');
  const paid = await pay('ada@okafor-lindqvist.example');
  expect({ status: paid.status, body: await paid.json() }).toMatchObject({
    status: 200,
    body: { payment_result: { payment_status: 'success' } },
  });
  await expectState(site, 'paid', 'paid');
  expect(charged(site)).toEqual(['test_pay 142.70']);
});

test('where WooCommerce is switched off in the middle, the order stays and "Pay now" says why; switched on again it is paid (PAY-05, SHOP-10)', async ({
  site,
  page,
}) => {
  const { body } = await orderByWoo(site);
  switchWooCommerce(site, false);
  for (const address of [body.result.order_url as string, `${body.result.order_url as string}&charterform_pay=1`]) {
    await page.goto(address);
    await expect(page.locator('.charterform-status')).toContainText('You cannot pay online at the moment. We keep your order.');
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  }
  await expectState(site, 'awaiting', 'open');
  expect((await orderByWoo(site)).body).toMatchObject({ code: 'payment_way' });
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/admin.php?page=charterform&tab=payment`);
  await expect(page.getByText('WooCommerce is not active.')).toBeVisible();

  switchWooCommerce(site, true);
  // What WooCommerce took while this plugin heard nothing is asked for.
  site.run(
    `remove_all_actions( 'woocommerce_order_status_changed' ); remove_all_actions( 'woocommerce_payment_complete' ); wc_get_order( ${wooOrders(site)[0]!.id} )->payment_complete( 'late' ); return 1;`,
  );
  await expectState(site, 'awaiting', 'open');
  await page.goto(`${body.result.order_url as string}&charterform_pay=1`);
  await expect(page.locator('.charterform-status')).toContainText('You paid $142.70 on');
  await expectState(site, 'paid', 'paid');
});

test('the two orders lead to each other, and an amount that the shop changed is said on ours (PAY-05, SHOP-10)', async ({ site, page }) => {
  const { body } = await orderByWoo(site);
  await logIn(page, site);
  const [order] = site.orders();
  const ours = `${site.url}/wp-admin/admin.php?page=charterform-orders&order=${order!.id}`;
  await page.goto(ours);
  const link = page.getByRole('link', { name: /^WooCommerce, order/ });
  await expect(link).toHaveText(/Pending payment/);
  await expect(page.locator('.charterform-woocommerce')).not.toContainText('$');
  withWoo(site, `$woo->set_total( '99.50' ); $woo->save(); return 1;`);
  await page.goto(ours);
  await expect(page.locator('.charterform-woocommerce')).toContainText('it is $99.50, and the customer ordered for $142.70');
  await link.click();
  await page.getByRole('link', { name: `Order ${100_000 + Number(order!.id)} of a form` }).click();
  await expect(page).toHaveURL(ours);
  await page.context().clearCookies();
  await page.goto(body.next.url as string);
  await payBy(page, 'Pay');
  await expectState(site, 'paid', 'paid');
  expect(payments(site)).toMatchObject([{ amount: '9950' }]);
  expect(total).toBe(14_270);
  await logIn(page, site);
  await page.goto(ours);
  await expect(page.locator('.charterform-status-box')).toContainText('The amount was changed in WooCommerce: it is $99.50');
});
