import { goldenOrder, send } from './support/form-post';
import { change, queuedMails, runMails } from './support/mails';
import { expect, test, type ServerSite } from './support/server-site';

const ledger = [
  { name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 },
  { name: 'Wyoming LLC', state: 'WY', kind: 'stateFee', cents: 10_375 },
];
const bank = 'IBAN XX12 3456\nPayee Ada & Co';
const invoice = { payment: { ways: ['invoice'], instructions: bank } };
const order = (more: object = {}) => ({ ...goldenOrder('wyoming-llc'), payment: { way: 'invoice' }, ...more });
const place = (site: ServerSite, data: object = order()) => send(site.page, { data, fields: { ledger: JSON.stringify(ledger) } });
const customer = goldenOrder('wyoming-llc').account.email_address.toLowerCase() as string;

test('the customer gets a mail with the ledger when the order is received, and the answer says so only then (SHOP-10, PAY-03)', async ({
  site,
}) => {
  site.begin(invoice);
  const { body } = await place(site);
  expect(body.result).toMatchObject({ mailed: true, order_url: expect.stringContaining('charterform_order=') as unknown });
  // Nobody waits for it: it goes out after the answer.
  expect(site.mails().map(({ to }) => to)).toEqual(['admin@example.test']);
  expect(queuedMails(site)).toMatchObject([{ kind: 'received', recipient: customer, state: 'waiting', tries: '0' }]);
  const [mail, ...more] = await runMails(site);
  expect(more).toEqual([]);
  const number = body.result.invoice_numbers[0] as string;
  expect(mail).toMatchObject({ to: customer, subject: `Your order ${number} at Charterform on WordPress` });
  expect(mail!.headers).toContain('Reply-To: admin@example.test');
  for (const words of [
    'Hello Ada Okafor,',
    number,
    bank,
    'Please pay $152.75.',
    'Wyoming LLC (WY, fee of the state): $103.75',
    'Total: $152.75',
    body.result.order_url,
  ])
    expect(mail!.message).toContain(words);
  for (const words of ['<td', '$103.75', 'IBAN XX12 3456<br', 'Ada &amp; Co', 'prefers-color-scheme:dark'])
    expect(mail!.html).toContain(words);
  expect(mail!.html + mail!.message).not.toMatch(/Canary|password|\bpaid\b|tok_/i);
  expect(queuedMails(site)).toMatchObject([{ state: 'sent', tries: '1', last_error: '' }]);
  await runMails(site);
  expect(site.mails()).toHaveLength(2);
});

test('paid, refunded, filed and cancelled are each told once, and a paid one only after somebody said so (SHOP-10, SHOP-09)', async ({
  site,
}) => {
  site.begin(invoice);
  await place(site);
  await place(site);
  const [first, second] = site.orders();
  for (const status of ['paid', 'in_progress', 'filed', 'delivered', 'refunded'])
    expect({ status, done: change(site, first!.id, status) }).toEqual({ status, done: true });
  expect(change(site, first!.id, 'refunded')).toBe(false);
  change(site, second!.id, 'cancelled');
  const mails = await runMails(site);
  const number = (id: string) => 100_000 + Number(id);
  expect(
    mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Your order') || subject.includes('cancelled')),
  ).toEqual([
    `We received your payment for order ${number(first!.id)}`,
    `We filed the documents of your order ${number(first!.id)}`,
    `We refunded your order ${number(first!.id)}`,
    `Your order ${number(second!.id)} was cancelled`,
  ]);
  expect(mails).toHaveLength(6);
  expect(mails.find(({ subject }) => subject.includes('cancelled'))!.message).toContain('You do not have to pay anything for it.');
});

test('a mail server that fails costs no order: each mail is tried again, then given up, and none stops the next (SHOP-10)', async ({
  site,
}) => {
  site.begin({ ...invoice, forward: { mode: 'keep' } });
  site.plugin(
    `add_filter( 'charterform_retry_delays', static function () { return array( 60, 300 ); } );
add_filter( 'pre_wp_mail', static function ( $sent, $mail ) { if ( 'boom@example.com' === $mail['to'] ) { throw new RuntimeException( 'Boom' ); } if ( 'no@example.com' === $mail['to'] ) { do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) ); return false; } return $sent; }, 99, 2 );`,
  );
  for (const email_address of ['boom@example.com', 'no@example.com', 'yes@example.com'])
    expect((await place(site, order({ account: { email_address } }))).body.result.mailed).toBe(true);
  expect((await runMails(site)).map(({ to }) => to)).toContain('yes@example.com');
  const [boom, no, yes] = queuedMails(site);
  expect(boom).toMatchObject({ state: 'waiting', tries: '1', last_error: expect.stringContaining('broke off') as unknown });
  expect(no).toMatchObject({ state: 'waiting', tries: '1', last_error: 'SMTP connect() failed.' });
  expect(Number(no!.next_try) - Date.now() / 1000).toBeGreaterThan(30);
  expect(yes).toMatchObject({ state: 'sent' });
  await runMails(site);
  await runMails(site);
  expect(queuedMails(site).map(({ state, tries }) => [state, tries])).toEqual([
    ['failed', '3'],
    ['failed', '3'],
    ['sent', '1'],
  ]);
  expect(site.orders().map(({ last_error }) => last_error)).toEqual(['', '', '']);
  expect(
    site
      .log()
      .splice(0)
      .every((line) => line.includes('RuntimeException')),
  ).toBe(true);
  site.run(
    `unlink( WP_CONTENT_DIR . '/mu-plugins/of-the-test.php' ); file_put_contents( getenv( 'WP_STATE' ) . '/debug.log', '' ); return 1;`,
  );
});

test('two runs at once send each mail once (SHOP-10)', async ({ site }) => {
  site.begin(invoice);
  site.plugin(`add_filter( 'pre_wp_mail', static function ( $sent ) { usleep( 150000 ); return $sent; }, 1 );
add_action( 'init', static function () { if ( isset( $_GET['run-mails'] ) ) { Charterform\\Mail_Queue::run(); exit( 'run' ); } } );`);
  for (let count = 0; count < 4; count++) await place(site);
  const sent = await Promise.all([1, 2, 3].map(async () => (await fetch(`${site.url}/?run-mails=1`)).text()));
  expect(sent).toEqual(['run', 'run', 'run']);
  expect(site.mails().filter(({ to }) => to === customer)).toHaveLength(4);
  expect(queuedMails(site).map(({ state, tries }) => [state, tries])).toEqual(Array.from({ length: 4 }, () => ['sent', '1']));
});

test('there is no mail without a valid address, for a deleted order, or where the kind is off, and none is promised (SHOP-10)', async ({
  site,
}) => {
  site.begin(invoice);
  expect((await place(site, order({ account: { email_address: 'no address' } }))).body.result.mailed).toBeUndefined();
  await place(site);
  site.run(`Charterform\\Orders::delete( array( Charterform\\Orders::find( ${site.orders().at(-1)!.id} ) ) ); return 1;`);
  await place(site);
  site.run(`Charterform\\Orders::update( ${site.orders().at(-1)!.id}, array( 'trashed_at' => time() ) ); return 1;`);
  expect(await runMails(site)).toEqual([]);
  expect(queuedMails(site)).toEqual([]);
  site.run(`Charterform\\Mail_Templates::save( 'received', false ); return 1;`);
  expect((await place(site)).body.result.mailed).toBeUndefined();
  expect(await runMails(site)).toEqual([]);
  // A message orders nothing.
  await send(site.page, { action: 'process_contact', formType: 'ContactForm', data: { email: 'ada@example.com', message: 'Hi' } });
  expect(queuedMails(site)).toEqual([]);
});
