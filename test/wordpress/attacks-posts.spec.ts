import { randomUUID } from 'node:crypto';
import { goldenOrder, send } from './support/form-post';
import { runQueue } from './support/queue';
import { expect, logIn, test, type ServerSite } from './support/server-site';

// Each test is an attack by a visitor whom nobody knows.

const list = (site: ServerSite, query = '') => `${site.url}/wp-admin/admin.php?page=charterform-orders${query}`;
const contact = (message: string, more: object = {}) => ({
  action: 'process_contact',
  formType: 'ContactForm',
  data: { first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com', message, ...more },
});
const row = (cents: number, name = 'LLC') => ({ name, state: 'WY', kind: 'base', cents });
const ordered = (ledger: unknown) => ({ data: goldenOrder('wyoming-llc'), fields: { ledger: JSON.stringify(ledger) } });
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Puts a payload of many values into stored orders, as no post can any more. */
const plantPayloads = (site: ServerSite, ids: readonly string[]) =>
  site.run(`global $wpdb; ini_set( 'memory_limit', '-1' );
$payload = '{"companies":[{"products":[' . substr( str_repeat( '{},', 100000 ), 0, -1 ) . ']}],"a":[' . substr( str_repeat( '1,', 400000 ), 0, -1 ) . ']}';
foreach ( array( ${ids.join()} ) as $id ) { $wpdb->update( $wpdb->prefix . 'charterform_orders', compact( 'payload' ), array( 'id' => $id ) ); }
return 1;`);

/** Gives every message of the site a ledger of 14 MB. */
const plantLedgers = (site: ServerSite) =>
  site.run(`global $wpdb; $set = "UPDATE {$wpdb->prefix}charterform_orders SET ledger = %s WHERE action = 'process_contact'";
$wpdb->query( str_replace( '%s', "'" . str_repeat( '{"name":"x","state":"","kind":"base","cents":-99999999},', 250 ) . "'", $set ) );
for ( $i = 0; $i < 10; $i++ ) { $wpdb->query( str_replace( '%s', 'CONCAT(ledger, ledger)', $set ) ); }
return $wpdb->query( str_replace( '%s', "CONCAT('[', ledger, '{}]')", $set ) );`);

test('amounts have no address of their own, and those that cannot be are left out without harm to their order', async ({ site }) => {
  site.begin();
  const key = randomUUID();
  expect((await send(site.page, { ...ordered([row(4900), row(-1000)]), key })).status).toBe(200);
  const forged = await fetch(`${site.url}/wp-json/charterform/v1/ledger`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNumber: key, ledger: [row(-99_999_999)] }),
  });
  expect(forged.status).toBe(404);
  const odd = [
    [row(-99_999_999)],
    [row(4900), row(-4901)],
    [row(100_000_001)],
    [row(0.5)],
    [{ cents: '4900' }],
    Array.from({ length: 501 }, () => row(1)),
    { cents: 1 },
    'x',
  ];
  for (const ledger of odd) expect((await send(site.page, ordered(ledger))).status).toBe(200);
  expect(site.orders().map(({ total, ledger }) => [total, ledger !== ''])).toEqual([['3900', true], ...odd.map(() => [null, false])]);
});

test('what was stored before there were limits kills neither the list, nor the order, nor the CSV of all orders', async ({
  site,
  page,
}) => {
  site.begin();
  await send(site.page, ordered([row(14_275)]));
  for (let bombs = 0; bombs < 12; bombs++) await send(site.page, contact('Boom'));
  const messages = site.orders().filter(({ action }) => action === 'process_contact');
  plantPayloads(
    site,
    messages.slice(-3).map(({ id }) => id),
  );
  plantLedgers(site);
  await logIn(page, site);
  await page.goto(list(site));
  await expect(page.locator('#the-list tr')).toHaveCount(13);
  await expect(page.locator('#the-list')).toContainText('$142.75');
  const address = (await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href'))!;
  const csv = await page.request.get(new URL(address, page.url()).href);
  expect(csv.status()).toBe(200);
  expect((await csv.text()).match(/There are more answers than can be shown here\./g)).toHaveLength(3);
  expect(await csv.text()).toContain(',142.75,');
  await page.locator('.row-title').first().click();
  await expect(page.getByRole('cell', { name: 'There are more answers than can be shown here.' }).first()).toBeVisible();
});

test('a body over 256 kB, 2,000 values or 20 levels is refused before any work, for every form', async ({ site }) => {
  site.begin();
  const many = Array.from({ length: 2001 }, (_, index) => index);
  const refused = async (data: unknown, status: number) => {
    const start = Date.now();
    expect((await send(site.page, { data })).status).toBe(status);
    expect((await send(site.page, { ...contact(''), data })).status).toBe(data === long ? 413 : 400);
    expect(Date.now() - start).toBeLessThan(5000);
  };
  const long = { a: 'x'.repeat(262_144) };
  await refused(long, 400);
  await refused({ a: many }, 400);
  await refused({ a: many.map(() => []) }, 400);
  await refused(`{"a":[${'0,'.repeat(100_000)}0]}`, 400);
  await refused(`{"a":${nested(20)}}`, 400);
  const { body } = await send(site.page, contact('x'.repeat(300_000)));
  expect(body.error).toBe('What you entered is too long. This form takes at most 256 KB of text. Please shorten it and send it again.');
  expect((await send(site.page, { ...contact('Hi'), fields: { junk: 'x'.repeat(262_144) } })).status).toBe(413);
  expect(site.orders()).toEqual([]);
  // At the limits.
  expect((await send(site.page, contact('Hi', { a: many.slice(0, 1900), b: JSON.parse(nested(19)) }))).status).toBe(200);
  expect(site.orders()).toHaveLength(1);
});

test('an order that ends the queue’s run each time stops no other, and fails after its last try', async ({ site }) => {
  site.begin();
  site.plugin(`add_filter( 'pre_wp_mail', '__return_false' );
add_filter( 'charterform_retry_delays', static function () { return array( 60, 60 ); } );`);
  for (const message of ['Deadly', 'One', 'Two', 'Three']) await send(site.page, contact(message));
  expect(site.orders().map(({ state, tries }) => [state, tries])).toEqual(Array.from({ length: 4 }, () => ['new', '1']));
  plantPayloads(site, [site.orders()[0]!.id]);
  const states = () =>
    site.run<string[]>(`return $GLOBALS['wpdb']->get_col( 'SELECT state FROM ' . Charterform\\Tables::orders() . ' ORDER BY id' );`);
  site.plugin(`add_filter( 'charterform_retry_delays', static function () { return array( 60, 60 ); } );
add_filter( 'wp_mail', static function ( $mail ) { if ( false !== strpos( $mail['message'], 'more answers than can be shown' ) ) { exit; } return $mail; } );`);
  await runQueue(site);
  await runQueue(site);
  expect(states()).toEqual(['new', 'sent', 'sent', 'sent']);
  await runQueue(site);
  expect(states()).toEqual(['failed', 'sent', 'sent', 'sent']);
  expect(
    site.run(
      `global $wpdb; return $wpdb->get_row( 'SELECT next_try, last_error FROM ' . Charterform\\Tables::orders() . ' ORDER BY id LIMIT 1' );`,
    ),
  ).toEqual({ next_try: '0', last_error: 'Sending broke off. The log of the server may say why.' });
  // Behind the four that failed at first.
  expect(
    site
      .mails()
      .slice(4)
      .map(({ message }) => /Message: (.*)/.exec(message)![1]),
  ).toEqual(['One', 'Two', 'Three']);
});

test('a fault that is thrown while an order is sent stops no other either', async ({ site }) => {
  site.begin();
  site.plugin(`add_filter( 'pre_wp_mail', '__return_false' );`);
  for (const message of ['Deadly', 'One']) await send(site.page, contact(message));
  site.plugin(
    `add_filter( 'wp_mail', static function ( $mail ) { if ( false !== strpos( $mail['message'], 'Deadly' ) ) { throw new RuntimeException( 'x' ); } return $mail; } );`,
  );
  await runQueue(site);
  expect(site.orders()).toMatchObject([{ state: 'new', tries: '2', last_error: expect.stringContaining('broke off') }, { state: 'sent' }]);
  expect(site.log().map((line) => line.replace(/^.*Charterform: /, ''))).toEqual([
    expect.stringMatching(/^RuntimeException in \S+\.php on line \d+$/),
  ]);
  site.begin();
});

test('card data at any depth of a payment, or under the name of a code anywhere, is refused and stored nowhere', async ({ site }) => {
  site.begin();
  const data = goldenOrder('wyoming-llc');
  const number = '4111 1111 1111 1111';
  const payments = [
    { token: 'tok_1', details: { card: [{ n: number }] } },
    { token: 'tok_1', extra: 'anything' },
    { token: { number } },
    { token: number },
    { token: 'cus-4111-1111-1111-1111' },
    { token: 'tok.4111111111111111' },
    { processor: number.replaceAll(' ', '-') },
    { token: 'tok_1', billing_address: { line1: number, city: 'Cody' } },
    { token: 'tok_1', billing_address: { line1: '1 Main Street', card: '1' } },
    [{ number }],
    number,
  ];
  const refused = async (posted: unknown) => {
    const { status, body } = await send(site.page, { data: posted });
    expect([JSON.stringify(posted).slice(-120), status, body.code]).toEqual([JSON.stringify(posted).slice(-120), 200, 'card_data']);
  };
  for (const payment of payments) await refused({ ...data, payment });
  for (const name of ['cvc', 'CVV2', 'card_cvc', 'cardNumber', 'securityCode'])
    await refused({ ...data, notes: [{ deep: { [name]: 'code-739' } }] });
  expect(site.orders()).toEqual([]);
  for (const kept of [site.database(), JSON.stringify(site.mails())]) expect(/4111.1111|code-739/.test(kept)).toBe(false);
  expect((await send(site.page, { data })).body.result.invoice_numbers).toHaveLength(1);
});

test('a token is taken though its groups of digits would make a number with a right check digit', async ({ site }) => {
  site.begin();
  const data = goldenOrder('wyoming-llc');
  for (const token of ['9a1b2c3d-4111-4111-8111-123456789006', '4111111111111111', 'ctoken_1Qx4111111111111111Z']) {
    const { body } = await send(site.page, { key: token.slice(0, 12), data: { ...data, payment: { token } } });
    expect([token, body.result?.invoice_numbers.length, body.code]).toEqual([token, 1, undefined]);
  }
});

test('card numbers outside the payment are masked, whatever digits, blanks and dashes they are written with', async ({ site }) => {
  site.begin();
  const numbers = [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111–1111–1111–1111',
    '4111.1111.1111.1111',
    '４１１１ １１１１ １１１１ １１１１',
    '4111 1111 1111 1111 12/30',
  ];
  for (const number of numbers) await send(site.page, contact(number, { deep: [{ [number]: number, cents: 4_111_111_111_111_111 }] }));
  for (const { payload } of site.orders()) expect(JSON.stringify(payload)).toMatch(/^(?!.*(?:4111|４１１１)).*\*{12}1111/);
  expect(/4111.{0,3}1111.{0,3}1111/.test(site.database())).toBe(false);
  expect(site.mails()).toHaveLength(numbers.length);
  for (const { message } of site.mails()) expect(message).not.toContain('4111');
});
