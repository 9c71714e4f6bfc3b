import { goldenOrder, send } from './support/form-post';
import { startMailServer, sendingTo } from './support/mail-server';
import { queuedMails, runMails } from './support/mails';
import { expect, test, type ServerSite } from './support/server-site';

const invoice = { payment: { ways: ['invoice'], instructions: 'IBAN XX12 3456' }, forward: { mode: 'keep' } };
const place = (site: ServerSite, change: (data: ReturnType<typeof goldenOrder>) => void = () => undefined) => {
  const data = { ...goldenOrder('wyoming-llc'), payment: { way: 'invoice' } };
  change(data);
  return send(site.page, { data, fields: { ledger: JSON.stringify([{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 }]) } });
};

let server: Awaited<ReturnType<typeof startMailServer>>;
test.beforeAll(async () => {
  server = await startMailServer();
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  server.received.length = 0;
});

test('a mail travels as HTML and as plain text, from the site, and answers go to the owner (SHOP-10)', async ({ site }) => {
  site.begin(invoice);
  site.plugin(sendingTo(server.port));
  const { body } = await place(site);
  await runMails(site);
  expect(queuedMails(site)).toMatchObject([{ state: 'sent', last_error: '' }]);
  const [mail, ...more] = server.received;
  expect(more).toEqual([]);
  expect(mail!.recipients).toEqual([site.orders()[0]!.email]);
  expect(mail!.head).toContain('From: Charterform on WordPress <shop@example.test>');
  expect(mail!.head).toContain('Reply-To: admin@example.test');
  expect(mail!.head).toContain('multipart/alternative');
  expect(new Set(Object.keys(mail!.parts))).toEqual(new Set(['text/html', 'text/plain']));
  for (const part of Object.values(mail!.parts)) {
    expect(part).toContain('$49.00');
    expect(part).toContain('IBAN XX12 3456');
  }
  expect(mail!.parts['text/plain']).toContain(body.result.order_url);
});

test('whatever a customer is called, a mail has one recipient, one subject and no headers of theirs (SHOP-10)', async ({ site }) => {
  site.begin(invoice);
  site.plugin(sendingTo(server.port));
  site.run(
    `Charterform\\Mail_Templates::save( 'received', true, array( 'subject' => 'For {name}', 'text' => 'Dear {name}, {site}' ) ); return 1;`,
  );
  const names = [
    'Ada\r\nBcc: thief@example.com',
    'Ada\u2028Bcc: thief@example.com\u0000',
    '{order_link} {instructions}',
    '<script>alert(1)</script>"><img src=x onerror=alert(2)>',
    '=?utf-8?B?QmNjOiB0aGllZkBleGFtcGxlLmNvbQ==?=',
  ];
  for (const name of names)
    await place(site, (data) => {
      data.contact.first_name = name;
    });
  await runMails(site);
  expect(server.received).toHaveLength(names.length);
  for (const { recipients, head, parts } of server.received) {
    expect(recipients).toEqual([site.orders()[0]!.email]);
    expect(head.split('\r\n').filter((line) => /^(bcc|cc|to|subject):/i.test(line))).toEqual([
      `To: ${site.orders()[0]!.email}`,
      expect.stringMatching(/^Subject: /) as unknown,
    ]);
    expect(parts['text/html']).not.toMatch(/<script|<img|XX12/);
  }
});

test('an address that is no single one gets no mail', async ({ site }) => {
  site.begin(invoice);
  site.plugin(sendingTo(server.port));
  for (const email_address of [
    'ada@example.com, thief@example.com',
    'ada@example.com\r\nBcc: thief@example.com',
    'Ada <ada@example.com>',
    '',
  ])
    await place(site, (data) => {
      data.account.email_address = email_address;
    });
  await runMails(site);
  expect(server.received.flatMap(({ recipients }) => recipients).filter((to) => to.includes('thief'))).toEqual([]);
  for (const { recipients } of server.received) expect(recipients).toHaveLength(1);
});

test('a dead mail server holds up neither the answer nor the order, and its mails go out once it lives (SHOP-10)', async ({ site }) => {
  site.begin(invoice);
  // Nothing listens there.
  site.plugin(sendingTo(1));
  expect((await place(site)).body.result).toMatchObject({ mailed: true });
  await runMails(site);
  expect(queuedMails(site)).toMatchObject([{ state: 'waiting', tries: '1', last_error: expect.stringContaining('connect') as unknown }]);
  expect(site.orders()).toHaveLength(1);
  site.plugin(sendingTo(server.port));
  await runMails(site);
  expect(queuedMails(site)).toMatchObject([{ state: 'sent', tries: '2', last_error: '' }]);
  expect(server.received).toHaveLength(1);
});

test('where PHP can end an answer early, mails go out behind it, without waiting for WP-Cron (SHOP-10)', async ({ site }) => {
  site.begin({ ...invoice, forward: { mode: 'mail' } });
  // As with FPM: what comes after it cannot be seen by the visitor any more.
  site.plugin(`function fastcgi_finish_request() { $GLOBALS['ended'] = microtime( true ); return true; }
${sendingTo(server.port)}
add_action( 'phpmailer_init', static function () { file_put_contents( getenv( 'WP_STATE' ) . '/ended.txt', isset( $GLOBALS['ended'] ) ? "after\n" : "before\n", FILE_APPEND ); } );`);
  expect((await place(site)).body.result).toMatchObject({ mailed: true });
  await expect.poll(() => queuedMails(site)).toMatchObject([{ kind: 'received', state: 'sent' }]);
  expect(server.received.flatMap(({ recipients }) => recipients)).toEqual(
    expect.arrayContaining(['ada@okafor-lindqvist.example', 'admin@example.test']),
  );
  expect(site.run(`$file = getenv( 'WP_STATE' ) . '/ended.txt'; $said = file_get_contents( $file ); unlink( $file ); return $said;`)).toBe(
    'after\nafter\n',
  );
  expect(site.orders()).toMatchObject([{ state: 'sent', tries: '1' }]);
});
