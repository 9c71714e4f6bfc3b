import { randomUUID } from 'node:crypto';
import { startDemoHost } from '../../demo-host/server.mjs';
import { demoSeed } from '../../scripts/wordpress/demo-seed.mjs';
import { fillOrder, submit } from '../browser/support/order-form';
import { goldenOrder, send } from './support/form-post';
import { fillOrderWithoutPassword } from './support/order';
import { expect, test } from './support/server-site';

const order = () => goldenOrder('wyoming-llc');
const forward = (url: string, more = {}) => ({ forward: { mode: 'webhook', url, ...more } });

let host: Awaited<ReturnType<typeof startDemoHost>>;
test.beforeAll(async () => {
  host = await startDemoHost({ port: 0, quiet: true });
});
test.afterAll(() => host.close());

for (const mode of ['mail', 'keep'])
  test(`an order that nobody charges is not said to be paid, and a mail is promised where this site sends one: ${mode} (SUBM-11, REDIR-07, SHOP-10)`, async ({
    site,
    page,
  }) => {
    site.begin({ forward: { mode } }, { ...demoSeed(host).settings, captcha: {} });
    await page.goto(`${site.url}/form/`);
    await fillOrderWithoutPassword(page);
    await submit(page);
    const form = page.locator('#charterform');
    await expect(form.getByText('Ordered today')).toBeVisible();
    await expect(form.getByText('We are writing to you about your order at')).toBeVisible();
    await expect(form).not.toContainText(/Paid today|receipt goes|charged/);
  });

test('an order that the back end charges and writes about says both (SUBM-11, REDIR-07)', async ({ site, page, backEnd }) => {
  site.begin(forward(backEnd.url, { charges: true, writes: true }), { ...demoSeed(host).settings, captcha: {} });
  backEnd.answer = () => ({ status: 200, body: 'Accepted' });
  await page.goto(`${site.url}/form/`);
  await fillOrder(page);
  await submit(page);
  await expect(page.getByText('Paid today')).toBeVisible();
  await expect(page.getByText(/^Your receipt goes to .+@.+\.$/)).toBeVisible();
});

test('what is known of card and mail follows the settings and the answer, whichever way orders go (SUBM-11)', async ({ site, backEnd }) => {
  const known = async (server: object, answer: Parameters<typeof backEnd.answer>[0] | object = { status: 204 }) => {
    site.begin(server);
    backEnd.answer = () => answer as { status: number };
    const key = randomUUID();
    const first = await send(site.page, { data: order(), key });
    expect((await send(site.page, { data: order(), key })).text).toBe(first.text);
    const { paid, mailed, invoice_numbers } = first.body.result as Record<string, unknown>;
    expect(invoice_numbers).toHaveLength(1);
    return [paid, mailed];
  };
  const both = { charges: true, writes: true };
  const { url } = backEnd;
  // Without a back end this site writes.
  expect(await known({ forward: { mode: 'mail', ...both } })).toEqual([undefined, true]);
  expect(await known({ forward: { mode: 'keep', ...both } })).toEqual([undefined, true]);
  expect(await known(forward(url))).toEqual([undefined, undefined]);
  expect(await known(forward(url, both))).toEqual([true, true]);
  expect(await known(forward(url, { ...both, wait: false }))).toEqual([undefined, undefined]);
  for (const status of [500, 503, 429])
    expect(await known(forward(url, both), { status, body: { error: 'No.' } })).toEqual([undefined, undefined]);
  const result = { invoice_numbers: ['A-1'] };
  expect(await known(forward(url), { status: 200, body: { result: { ...result, paid: true } } })).toEqual([true, undefined]);
  expect(await known(forward(url), { status: 200, body: { result, paid: true, mailed: true } })).toEqual([true, true]);
  expect(await known(forward(url, both), { status: 200, body: { result: { ...result, paid: false } } })).toEqual([false, true]);
});

test('whatever a back end says with status 200 is delivered and not sent again, but for a page and for "false"', async ({
  site,
  backEnd,
}) => {
  site.begin(forward(backEnd.url));
  for (const body of ['Accepted', 'ok', 'OK', '[]', '"ok"', 'true', '1', '{}', '']) {
    backEnd.answer = () => ({ status: 200, body });
    expect((await send(site.page, { data: order() })).body.result.invoice_numbers).toHaveLength(1);
    expect({ body, ...site.orders().at(-1) }).toMatchObject({ body, state: 'sent', next_try: '0', last_error: '' });
  }
  for (const body of ['<html>Please log in</html>', 'false']) {
    backEnd.answer = () => ({ status: 200, body });
    await send(site.page, { data: order() });
    expect({ body, ...site.orders().at(-1) }).toMatchObject({ body, state: 'new', tries: '1' });
  }
});

test('a 5xx of the back end is never a refusal, whatever its body: the order stays, under its key (NET-08)', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  for (const body of [{ error: 'payment failed' }, { success: false }, { min: 75 }, '<html>', '']) {
    backEnd.answer = () => ({ status: 500, body });
    const key = randomUUID();
    expect((await send(site.page, { data: order(), key })).body.result.invoice_numbers).toHaveLength(1);
    expect(site.orders().at(-1)).toMatchObject({ order_key: key, state: 'new', tries: '1' });
  }
});

test('an order without answers is no order', async ({ site }) => {
  site.begin();
  for (const data of [{}, { products: [] }, { account: {}, contact: { first_name: ' ' } }])
    expect(await send(site.page, { data })).toMatchObject({
      status: 400,
      body: { error: 'The field signupData holds no answers', code: 'bad_post' },
    });
  expect(await send(site.page, { action: 'process_contact', formType: 'ContactForm', data: {} })).toMatchObject({ status: 400 });
  expect([site.orders(), site.mails()]).toEqual([[], []]);
});

test('in keep mode nothing is sent again, neither by hand nor by the queue', async ({ site }) => {
  site.begin({ forward: { mode: 'keep' } });
  await send(site.page, { data: order() });
  const [before] = site.orders();
  const said = site.run<string>(`return Charterform\\Order_Changes::apply( Charterform\\Orders::find( ${before!.id} ), 'resend' );`);
  expect(said).toBe('kept');
  expect(site.orders()).toEqual([before]);
  const buttons = site.run<string>(
    `wp_set_current_user( 1 ); foreach ( array( 'view', 'boxes' ) as $part ) { require_once dirname( CHARTERFORM_FILE ) . "/includes/orders/admin/class-order-$part.php"; } ob_start(); Charterform\\Order_View::render( Charterform\\Orders::find( ${before!.id} ) ); return ob_get_clean();`,
  );
  expect(buttons).toContain('Mark as done');
  expect(buttons).not.toContain('Send again');
});

test('the queue never asks for itself within the minute', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  site.plugin(`add_filter( 'charterform_retry_delays', static function () { return array( 0, 1, 2, 3 ); } );`);
  backEnd.answer = () => ({ status: 500 });
  await send(site.page, { data: order() });
  const nextIn = () =>
    site.run<number>(
      `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET next_try = 1, locked_until = 0" ); wp_clear_scheduled_hook( 'charterform_forward_once' );
Charterform\\Forward_Queue::run(); return wp_next_scheduled( 'charterform_forward_once' ) - time();`,
    );
  expect(nextIn()).toBeGreaterThanOrEqual(59);
  // An order that is due and held by another process does not hurry it either.
  const held = site.run<number>(
    `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET next_try = 1, locked_until = 4000000000" ); wp_clear_scheduled_hook( 'charterform_forward_once' );
Charterform\\Forward_Queue::run(); return wp_next_scheduled( 'charterform_forward_once' ) - time();`,
  );
  expect(held).toBeGreaterThanOrEqual(59);
});
