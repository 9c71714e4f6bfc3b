import { goldenOrder, send } from './support/form-post';
import { expect, test } from './support/server-site';

const contact = (message = 'Hi') => ({ action: 'process_contact', formType: 'ContactForm', data: { email: 'ada@example.com', message } });

test('a post from another site is refused, one of the own site is taken', async ({ site }) => {
  site.begin();
  const from = (headers: Record<string, string>) => send(site.page, { ...contact(), headers });
  expect(await from({ origin: 'https://elsewhere.example' })).toMatchObject({
    status: 403,
    body: { code: 'other_origin', error: 'This form can only be sent from its own site.' },
  });
  expect((await from({ 'sec-fetch-site': 'cross-site', origin: site.url })).status).toBe(403);
  expect((await from({ origin: 'null' })).status).toBe(403);
  expect((await from({ origin: site.url })).status).toBe(200);
  expect(site.orders()).toHaveLength(1);
});

test('a stale token is refused with a fresh one, by which the same post is taken', async ({ site }) => {
  site.begin({ require_token: true });
  const sendWith = (token: string) => send(site.page, { ...contact(), headers: { 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` } });
  const made = Math.floor(Date.now() / 1000) - 90_000;
  const stale = site.run<string>(
    `$made = '${made}-00'; return $made . '-' . substr( Charterform\\Secrets::hash( "token $made" ), 0, 40 );`,
  );
  const refused = await sendWith(stale);
  expect([refused.status, refused.body.code]).toEqual([403, 'bad_nonce']);
  expect(refused.body.error).toBe('This page has been open for a long time. Please press the button once more.');
  expect(refused.headers.get('set-cookie')).toContain(`XSRF-TOKEN=${refused.body.nonce}`);
  expect((await sendWith(refused.body.nonce)).status).toBe(200);
  expect((await sendWith(`${refused.body.nonce}0`)).status).toBe(403);
  // In the header alone: another site could have it from there.
  expect((await send(site.page, { ...contact(), headers: { 'x-xsrf-token': refused.body.nonce } })).status).toBe(403);
  expect((await send(site.page, contact())).status).toBe(403);
  expect(site.orders()).toHaveLength(1);
});

test('a token that another program of the site put into the same cookie does no harm', async ({ site }) => {
  site.begin();
  const foreign = { 'x-xsrf-token': 'eyJpdiI6IjEifQ', cookie: 'XSRF-TOKEN=eyJpdiI6IjEifQ' };
  expect((await send(site.page, { ...contact(), headers: foreign })).status).toBe(200);
  site.begin({ require_token: true });
  expect((await send(site.page, { ...contact(), headers: foreign })).body.code).toBe('bad_nonce');
});

test('a fresh token is had from a route that no cache keeps', async ({ site }) => {
  const response = await fetch(`${site.url}/wp-json/charterform/v1/nonce`);
  const { nonce, header } = (await response.json()) as { nonce: string; header: string };
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('set-cookie')).toContain(`XSRF-TOKEN=${nonce}`);
  expect(header).toBe('X-XSRF-TOKEN');
});

test('a post that is larger than PHP takes is answered by how much that is, not by the page', async ({ site }) => {
  site.begin();
  const files = { resume: { name: 'resume.pdf', content: Buffer.alloc(21 * 1024 * 1024, '%PDF-') } };
  const { text } = await send(site.page, { action: 'process_application', formType: 'JobApplicationForm', data: {}, files });
  // PHP may print a warning of its own before it, which the form reads over.
  const reply = JSON.parse(text.slice(text.lastIndexOf('\n') + 1)) as { error: string };
  expect(reply.error).toBe('Your files are too large together. This site takes at most 20 MB at once.');
  // Whoever posts a plain form gets the page.
  expect(
    (await send(site.page, { fields: { big: 'x'.repeat(21 * 1024 * 1024) }, headers: { accept: 'text/html' }, isForeign: true })).text,
  ).toContain('<html');
});

test('the error of a plugin reaches the visitor as plain words', async ({ site }) => {
  site.begin();
  site.plugin(`add_filter( 'charterform_check_post', static function ( $allowed, $action, $data ) {
	return 'spam' === $data->message ? new WP_Error( 'spam', '<strong>We do not like</strong> this &amp; that.', array( 'status' => 422 ) ) : $allowed;
}, 10, 3 );`);
  const refused = await send(site.page, contact('spam'));
  expect([refused.status, refused.body]).toEqual([200, { error: 'We do not like this &amp; that.', code: 'spam' }]);
  expect((await send(site.page, contact())).body).toEqual({ success: true });
  expect(site.orders()).toHaveLength(1);
});

test('what only a broken page can send is refused with status 400', async ({ site }) => {
  site.begin();
  const data = goldenOrder('wyoming-llc');
  const faults = [
    [{ data, key: '' }, 'The field idempotency_key is missing'],
    [{ data, key: 'no key!' }, 'The field idempotency_key is not a key'],
    [{}, 'The field signupData is missing'],
    [{ data: '{"a":' }, 'The field signupData is not valid JSON'],
    [{ data: '[1]' }, 'The field signupData is not valid JSON'],
    [{ data: `{"a":"${'x'.repeat(1_100_000)}"}` }, 'The field signupData is too long'],
    // PHP reads it as infinite, and could write down nothing of the order.
    [{ data: JSON.stringify(data).replace(/}$/, ',"more":1e400}') }, 'The field signupData holds a number that is too large'],
    [{ action: 'process_nothing' }, 'There is no such action'],
  ] as const;
  for (const [post, error] of faults) expect(await send(site.page, post)).toMatchObject({ status: 400, body: { error } });
  expect(site.orders()).toEqual([]);
});

test('posts of other plugins, of the admin and to unpublished pages are left alone or refused', async ({ site }) => {
  site.begin();
  expect((await send(site.page, { action: 'subscribe', formType: '' })).text).toContain('<html');
  expect((await send(`${site.url}/wp-admin/admin-ajax.php`, { ...contact(), isForeign: true })).text).not.toContain('success');
  const id = site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'private', 'post_title' => 'Hidden', 'post_name' => 'hidden' ) );`,
  );
  expect((await send(`${site.url}/hidden/`, contact())).status).toBe(403);
  site.run(`wp_update_post( array( 'ID' => ${id}, 'post_status' => 'publish', 'post_password' => 'x' ) ); return 1;`);
  expect((await send(`${site.url}/hidden/`, contact())).status).toBe(403);
  site.run(`return wp_delete_post( ${id}, true );`);
  expect(site.orders()).toEqual([]);
});

test('card numbers are refused in a payment and masked in a text; tokens made of digits are left alone', async ({ site }) => {
  site.begin();
  const data = goldenOrder('wyoming-llc');
  for (const payment of [{ card_number: 'x' }, { cvc: '123' }, { anything: '4111 1111 1111 1111' }]) {
    expect((await send(site.page, { data: { ...data, payment } })).body.code).toBe('card_data');
  }
  const token = '4111111111111111';
  expect((await send(site.page, { data: { ...data, payment: { token } } })).status).toBe(200);
  await send(site.page, contact('My card is 5500-0000 0000 0004, order 100000000000001, phone (307) 555-0142.'));
  const [order, message] = site.orders();
  expect(order!.payload.payment.token).toBe(token);
  expect(message!.payload.message).toBe('My card is ************0004, order 100000000000001, phone (307) 555-0142.');
  expect(site.database()).not.toContain('5500-0000');
});

test('an address may post so often an hour and no more, and is kept as a hash only; repeats are free', async ({ site }) => {
  site.begin({ limits: { posts_per_hour: 3, trusted_proxy: true } });
  const from = (address: string, key?: string) => send(site.page, { ...contact(), key, headers: { 'x-forwarded-for': address } });
  const key = '00000000-0000-4000-8000-000000000001';
  for (const one of [key, undefined, undefined]) expect((await from('203.0.113.77', one)).status).toBe(200);
  const refused = await from('203.0.113.77');
  expect(refused.status).toBe(429);
  expect(refused.body.error).toMatch(/^Too many attempts from your address\. Please try again in \d+ minutes?\.$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from('203.0.113.77', key)).status).toBe(200);
  expect((await from('203.0.113.78')).status).toBe(200);
  expect(site.orders()).toHaveLength(4);
  expect(site.database()).not.toContain('203.0.113.77');
});

test('a captcha is verified with its provider, once for a check and the signup behind it', async ({ site, backEnd }) => {
  const others = { captcha: { provider: 'turnstile' } };
  site.begin({ captcha: { secret: 's3cret', verify_url: backEnd.url } }, others);
  backEnd.received.length = 0;
  backEnd.answer = ({ raw }) => ({ status: 200, body: { success: raw.includes('response=good') } });
  const captchaResponse = (token: string) => ({ fields: { captchaResponse: token } });
  const words = 'The captcha could not be verified. Please check the box again.';
  expect((await send(site.page, { ...contact(), ...captchaResponse('bad') })).body.error).toBe(words);
  expect((await send(site.page, { ...contact(), ...captchaResponse('') })).body.error).toBe(words);
  expect((await send(site.page, { action: 'process_captcha', formType: 'FreeAccountForm', ...captchaResponse('good') })).body).toEqual({
    success: true,
  });
  const account = {
    formType: 'FreeAccountForm',
    data: { account: { email_address: 'ada@example.com', password: 'p' }, contact: {} },
    ...captchaResponse('good'),
  };
  expect((await send(site.page, account)).body).toEqual({ result: {} });
  expect(backEnd.received).toHaveLength(2);
  expect(backEnd.received[1]!.raw).toBe('secret=s3cret&response=good');
  // An order has a card, and no captcha.
  expect((await send(site.page, { data: goldenOrder('wyoming-llc') })).status).toBe(200);
  expect(site.orders()).toHaveLength(2);
});
