import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { signatureOf } from './support/back-end';
import { goldenOrder, send } from './support/form-post';
import { runQueue } from './support/queue';
import { expect, test } from './support/server-site';

const password = 'Canary-Plum-42';
const secret = 'webhook-secret';
const forward = (url: string, more = {}) => ({ forward: { mode: 'webhook', url, secret, ...more } });
const order = () => goldenOrder('wyoming-llc');

test.beforeEach(({ backEnd }) => {
  backEnd.received.length = 0;
});

test('an order goes to the back end signed and whole, its answer to the visitor, and its password nowhere else', async ({
  site,
  backEnd,
}) => {
  site.begin(forward(backEnd.url));
  const result = { invoice_numbers: ['A-1'], account_id: '5', login_url: 'https://example.com/welcome' };
  backEnd.answer = () => ({ status: 201, body: { result, internal: 'not for visitors' } });
  const key = randomUUID();
  const sent = await send(site.page, { data: order(), key });
  expect([sent.status, sent.body]).toEqual([200, { result }]);

  const [call] = backEnd.received;
  expect(call!.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-charterform-event': 'process_signup',
  });
  expect(call!.headers['x-charterform-signature']).toBe(signatureOf(call!, secret));
  expect(Math.abs(Number(call!.headers['x-charterform-timestamp']) - Date.now() / 1000)).toBeLessThan(30);
  expect(call!.body).toMatchObject({
    action: 'process_signup',
    idempotency_key: key,
    page_url: site.page,
    fields: { formType: 'FormABusinessForm', pageID: '7', formFileName: 'order' },
  });
  expect(call!.body.data).toEqual({ ...order(), client_ip: '127.0.0.1' });

  const [stored] = site.orders();
  expect(stored).toMatchObject({ state: 'sent', secrets: null, next_try: '0' });
  expect(site.database()).not.toContain(password);
  expect(site.mails()).toEqual([]);
  expect((await send(site.page, { data: order(), key })).body).toEqual({ result });
  expect(backEnd.received).toHaveLength(1);
});

test('a webhook is verified by Standard Webhooks with a secret of either kind, and a repeat has the id of the first', async ({
  site,
  backEnd,
}) => {
  const ids = new Set<unknown>();
  const base64 = `whsec_${Buffer.from('another webhook secret').toString('base64')}`;
  const verifiers = [
    [secret, new Webhook(secret, { format: 'raw' })],
    [base64, new Webhook(base64)],
  ] as const;
  for (const [theirs, verifier] of verifiers) {
    site.begin(forward(backEnd.url, { secret: theirs }));
    backEnd.received.length = 0;
    backEnd.answer = () => ({ status: 500 });
    await send(site.page, { data: order() });
    backEnd.answer = () => ({ status: 204 });
    await runQueue(site);
    expect(backEnd.received).toHaveLength(2);
    for (const call of backEnd.received) {
      const headers = call.headers as Record<string, string>;
      expect(verifier.verify(call.raw, headers)).toEqual(call.body);
      expect(() => verifier.verify(call.raw.replace('Ada', 'Eve'), headers)).toThrow('No matching signature');
      expect(headers['x-charterform-signature']).toBe(signatureOf(call, theirs));
    }
    const own = new Set(backEnd.received.map(({ headers }) => headers['webhook-id']));
    expect(own.size).toBe(1);
    ids.add([...own][0]);
  }
  expect(ids.size).toBe(verifiers.length);
});

test('where the back end fails the visitor is told that the order is in, and the queue sends it later under the same key', async ({
  site,
  backEnd,
}) => {
  site.begin(forward(backEnd.url));
  for (const answer of [
    { status: 500, body: { error: 'Database away' } },
    { status: 429 },
    'hangs up',
    { status: 200, body: '<html>' },
  ] as const) {
    backEnd.answer = () => answer;
    expect((await send(site.page, { data: order() })).body).toEqual({ result: { invoice_numbers: [expect.any(String)] } });
  }
  const waiting = site.orders();
  expect(waiting.map(({ state, tries }) => [state, tries])).toEqual(waiting.map(() => ['new', '1']));
  expect(Number(waiting[0]!.next_try) - Date.now() / 1000).toBeGreaterThan(30);
  expect(waiting[0]!.secrets).toMatch(/^[A-Za-z0-9+/=]{80,}$/);
  // Kept, but not to be read.
  expect(site.database()).not.toContain(password);

  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 200, body: { result: true } });
  await runQueue(site);
  expect(backEnd.received.map(({ headers }) => headers['idempotency-key'])).toEqual(waiting.map(({ order_key }) => order_key));
  expect(backEnd.received.map(({ body }) => body.data.account.password)).toEqual(waiting.map(() => password));
  expect(site.orders().map(({ state, secrets, last_error }) => [state, secrets, last_error])).toEqual(
    waiting.map(() => ['sent', null, '']),
  );
  expect(site.database()).not.toContain(password);
  await runQueue(site);
  expect(backEnd.received).toHaveLength(waiting.length);
});

test('after the last try an order has failed', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  site.plugin(`add_filter( 'charterform_retry_delays', static function () { return array( 60 ); } );`);
  backEnd.answer = () => ({ status: 503 });
  await send(site.page, { data: order() });
  await runQueue(site);
  expect(site.orders()).toMatchObject([
    { state: 'failed', tries: '2', next_try: '0', last_error: 'The back end answered with status 503.' },
  ]);
  await runQueue(site);
  expect(backEnd.received).toHaveLength(2);
});

test('what the back end refuses is no order: the visitor reads its words, or the price that would do', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  const answers = [
    [
      { status: 200, body: { error: 'payment failed' } },
      { error: 'payment failed', code: 'refused' },
    ],
    [
      { status: 402, body: { error: { card: ['<b>Declined</b> by the bank.'] } } },
      { error: 'Declined by the bank.', code: 'refused' },
    ],
    [
      { status: 400, body: { success: false, data: { message: 'No such product.' } } },
      { error: 'No such product.', code: 'refused' },
    ],
    [{ status: 200, body: { min: 75 } }, { min: 75 }],
  ] as const;
  for (const [answer, reply] of answers) {
    backEnd.answer = () => answer;
    expect(await send(site.page, { data: order() })).toMatchObject({ status: 200, body: reply });
  }
  expect(site.orders()).toEqual([]);
  expect(site.database()).not.toContain(password);
});

test('any other 4xx says nothing of the order: it is kept, marked failed, and its owner is told', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  const answers = [
    { status: 400 },
    { status: 402, body: { message: 'Upgrade your plan' } },
    { status: 410, body: 'Gone' },
    { status: 422, body: { status: 'inactive' } },
  ] as const;
  for (const answer of answers) {
    backEnd.answer = () => answer;
    expect((await send(site.page, { data: order() })).body).toEqual({ result: { invoice_numbers: [expect.any(String)] } });
  }
  const kept = site.orders();
  expect(kept.map(({ state, next_try, last_error }) => [state, next_try, last_error])).toEqual(
    answers.map(({ status }) => ['failed', '0', `The back end answered with status ${status}.`]),
  );
  // What is kept can be sent again whole.
  expect(kept.map(({ secrets }) => secrets !== null)).toEqual(kept.map(() => true));
  expect(site.mails()).toHaveLength(answers.length);
  for (const [index, { to, subject, message }] of site.mails().entries()) {
    expect(to).toBe('admin@example.test');
    expect(subject).toContain(`Order ${100_000 + Number(kept[index]!.id)} could not be sent`);
    expect(message).toContain(`page=charterform-orders&order=${kept[index]!.id}`);
    expect(message).not.toMatch(/Okafor|Canary/);
  }
});

test('messages, profiles and applications are never deleted, whatever the back end answers', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  const posts = [
    { action: 'process_contact', formType: 'ContactForm', data: { email: 'ada@example.com', message: 'Hi' } },
    { action: 'process_client_profile', formType: 'ClientProfileForm', data: { email: 'ada@example.com' } },
    {
      action: 'process_application',
      formType: 'JobApplicationForm',
      data: {},
      files: { resume: { name: 'a.pdf', content: '%PDF-1.4 x' } },
    },
  ];
  for (const answer of [{ status: 410 }, { status: 400, body: { error: 'No such address.' } }, { status: 200, body: { error: 'No.' } }]) {
    backEnd.answer = () => answer;
    for (const post of posts) expect((await send(site.page, post)).status).toBe(200);
  }
  expect(site.orders().map(({ action, state }) => [action, state])).toEqual(
    [1, 2, 3].flatMap(() => posts.map(({ action }) => [action, 'failed'])),
  );
  expect(site.orders().filter(({ files }) => files.length > 0)).toHaveLength(3);
  expect(site.mails()).toHaveLength(9);
});

test('an order that may have reached the back end before is not deleted when the back end then refuses it', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  const key = randomUUID();
  backEnd.answer = () => ({ status: 500 });
  await send(site.page, { data: order(), key });
  // As if the first post had broken off behind its call.
  site.run(`global $wpdb; return $wpdb->query( "UPDATE {$wpdb->prefix}charterform_attempts SET state = 'running', started_at = 1" );`);
  backEnd.answer = () => ({ status: 200, body: { error: 'payment failed' } });
  expect((await send(site.page, { data: order(), key })).body.error).toBe('payment failed');
  expect(site.orders()).toMatchObject([{ state: 'failed', last_error: 'payment failed', tries: '2' }]);
});

test('without waiting, an order is answered at once and sent by the queue', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url, { wait: false }));
  backEnd.answer = () => ({ status: 204 });
  expect((await send(site.page, { data: order() })).body.result.invoice_numbers).toHaveLength(1);
  expect(backEnd.received).toEqual([]);
  await runQueue(site);
  expect(backEnd.received).toHaveLength(1);
  expect(site.orders()).toMatchObject([{ state: 'sent', secrets: null }]);
});

test('two runs of the queue at once send an order once', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  backEnd.answer = () => ({ status: 500 });
  await send(site.page, { data: order() });
  site.run(`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}charterform_orders SET next_try = 1, locked_until = 0" ); return 1;`);
  site.plugin(
    `add_action( 'wp_loaded', static function () { if ( isset( $_GET['queue'] ) ) { Charterform\\Forward_Queue::run(); exit; } } );`,
  );
  backEnd.answer = () => ({ status: 204 });
  await Promise.all(Array.from({ length: 4 }, () => fetch(`${site.url}/?queue`)));
  expect(backEnd.received).toHaveLength(2);
  expect(site.orders()).toMatchObject([{ state: 'sent' }]);
});

test('logins and resets are asked of the back end, and leave nothing here', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  const login = { action: 'process_login', formType: 'LoginForm', data: { url: site.page, username: 'ada', password } };
  backEnd.answer = () => ({ status: 200, body: { result: { login_url: '/inside' } } });
  expect((await send(site.page, login)).body).toEqual({ result: { login_url: '/inside' } });
  expect(backEnd.received[0]!.body).toMatchObject({ action: 'process_login', data: { username: 'ada', password } });
  backEnd.answer = () => ({ status: 401 });
  expect((await send(site.page, login)).body.error).toBe('This is not possible at the moment. Please try again in a few minutes.');
  backEnd.answer = () => ({ status: 200, body: { error: 'Wrong password.' } });
  expect((await send(site.page, login)).body.error).toBe('Wrong password.');
  expect(site.orders()).toEqual([]);
  expect(site.database()).not.toContain(password);
});

test('without a back end a mail that fails is tried again, and a password is not kept at all', async ({ site }) => {
  site.begin();
  site.plugin(`add_filter( 'pre_wp_mail', '__return_false', 99 );`);
  expect((await send(site.page, { data: order() })).status).toBe(200);
  expect(site.orders()).toMatchObject([{ state: 'new', tries: '1', secrets: null, last_error: 'The mail could not be sent.' }]);
  site.plugin('');
  await runQueue(site);
  expect(site.orders()).toMatchObject([{ state: 'sent', last_error: '' }]);
  // The customer is written to as well, before or after.
  expect(site.mails().find(({ to }) => to === 'admin@example.test')!.message).toContain('Contact › First name: Ada');
  expect(site.database()).not.toContain(password);
});

test('with new salts a kept password cannot be read, and the order is sent without it', async ({ site, backEnd }) => {
  site.begin(forward(backEnd.url));
  backEnd.answer = () => ({ status: 500 });
  await send(site.page, { data: order() });
  backEnd.answer = () => ({ status: 204 });
  site.plugin(`add_filter( 'salt', static function ( $salt ) { return $salt . 'new'; } );`);
  await runQueue(site);
  expect(backEnd.received.map(({ body }) => body.data.account.password)).toEqual([password, '']);
  expect(site.orders()).toMatchObject([{ state: 'sent', secrets: null }]);
});

test('a back end without an address yet is stood in for by mail, and with nowhere to go orders are kept', async ({ site }) => {
  site.begin({ forward: { mode: 'webhook' } });
  await send(site.page, { data: order() });
  expect([site.orders()[0]!.state, site.mails().length]).toEqual(['sent', 1]);
  site.begin({ forward: { mode: 'keep' } });
  expect((await send(site.page, { data: order() })).body.result.invoice_numbers).toHaveLength(1);
  expect([site.orders()[0]!.state, site.mails().length]).toEqual(['new', 0]);
});
