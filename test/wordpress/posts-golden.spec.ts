import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { goldenOrder, send } from './support/form-post';
import { expect, test } from './support/server-site';

const orders = readdirSync('fixtures/orders').filter((name) => existsSync(`fixtures/orders/${name}/payload.json`));
const read = (file: string) => readFileSync(file, 'utf8');
const password = 'Canary-Plum-42';

/** The payload as it may be stored: without any password. */
const withoutPasswords = (payload: unknown) =>
  JSON.parse(JSON.stringify(payload, (key, value: unknown) => (key === 'password' ? '' : value))) as Record<string, unknown>;

test('every golden order is stored as it was sent, once, but for its password, and mailed to the owner', async ({ site }) => {
  test.setTimeout(180_000);
  // One of them is free and says so by its way to pay.
  site.begin({ payment: { ways: ['card'] } });
  expect(orders.length).toBeGreaterThan(50);
  for (const name of orders) {
    const data = goldenOrder(name);
    const { status, body } = await send(site.page, { formType: data.formType, data });
    expect({ name, status, body }).toEqual({
      name,
      status: 200,
      body: {
        result: {
          invoice_numbers: [expect.stringMatching(/^\d{6}$/)],
          mailed: true,
          order_url: expect.stringMatching(/\?charterform_order=\d+-\d+-[0-9a-f]{64}$/) as unknown,
        },
      },
    });
  }
  const stored = site.orders();
  expect(stored).toHaveLength(orders.length);
  orders.forEach((name, index) => {
    const { payload, form_type, email, customer, state } = stored[index]!;
    const data = goldenOrder(name);
    const { client_ip: _, ...expected } = withoutPasswords(data);
    expect({ name, payload }).toEqual({ name, payload: expected });
    expect({ name, form_type, email, customer, state }).toEqual({
      name,
      form_type: data.formType,
      email: data.account.email_address.toLowerCase(),
      customer: `${data.contact.first_name} ${data.contact.last_name}`.trim(),
      state: 'sent',
    });
  });
  expect(site.mails()).toHaveLength(orders.length);
  expect(site.mails().filter(({ message }) => message.includes(password) || message.includes('tok_'))).toEqual([]);
  expect(site.database()).not.toContain(password);
});

test('the payload of every other form is answered in the shape that it waits for', async ({ site }) => {
  site.begin();
  const contact = { action: 'process_contact', formType: 'ContactForm' };
  const cases = [
    ['CustomContactForm', 'process_contact', { success: true }],
    ['ClientProfileForm', 'process_client_profile', { success: true }],
    ['FreeAccountForm', 'process_signup', { result: {} }],
    ['AffiliateSignupForm', 'process_signup', { result: {} }],
    ['ResetPasswordForm', 'process_reset_password', { result: true }],
  ] as const;
  for (const [formType, action, reply] of cases) {
    const data = JSON.parse(read(`fixtures/payloads/${formType}.json`).replace('{{page}}', site.page)) as object;
    expect({ formType, ...(await send(site.page, { action, formType, data })) }).toMatchObject({ formType, status: 200, body: reply });
  }
  expect((await send(site.page, { ...contact, data: { email: 'ada@example.com', message: 'Hi' }, key: '' })).body).toEqual({
    success: true,
  });
  // A reset is no order.
  expect(site.orders().map(({ form_type, company }) => [form_type, company])).toEqual([
    ['CustomContactForm', 'Okafor & Lindqvist LLC'],
    ['ClientProfileForm', ''],
    ['FreeAccountForm', ''],
    ['AffiliateSignupForm', 'Okafor & Lindqvist LLC'],
    ['ContactForm', ''],
  ]);
  expect(site.mails()[0]).toMatchObject({
    to: 'admin@example.test',
    subject: expect.stringContaining('Message Okafor & Lindqvist LLC') as unknown,
  });
});

test('a login to the site sets its cookie and says where to go; a wrong one says so, and none of it is stored', async ({ site }) => {
  site.begin();
  const login = (password: string) =>
    send(site.page, { action: 'process_login', formType: 'LoginForm', data: { url: site.page, username: 'editor', password } });
  const wrong = await login('no');
  expect(wrong.body).toMatchObject({ error: 'The username or the password is wrong.' });
  const right = await login('editor');
  expect(right.body).toEqual({ result: { login_url: `${site.url}/wp-admin/` } });
  expect(right.headers.get('set-cookie')).toContain('wordpress_logged_in');
  expect(site.orders()).toEqual([]);
});

test('a password reset is mailed to whoever has an account, and answered alike to whoever has none', async ({ site }) => {
  site.begin();
  const reset = (email: string) =>
    send(site.page, { action: 'process_reset_password', formType: 'ResetPasswordForm', data: { url: site.page, email } });
  expect((await reset('nobody@example.test')).body).toEqual({ result: true });
  expect(site.mails()).toEqual([]);
  expect((await reset('editor@example.test')).body).toEqual({ result: true });
  expect(site.mails()).toMatchObject([{ to: 'editor@example.test' }]);
});

test('fields that WordPress would read as its own query do no harm, nor does the address below a page', async ({ site }) => {
  site.begin();
  const own = { name: 'x', year: '2026', p: '1', s: 'words', page: '2', error: '1' };
  const contact = {
    action: 'process_contact',
    formType: 'ContactForm',
    data: { email: 'ada@example.com', message: 'A "quoted" \\ word' },
    fields: own,
  };
  expect(await send(`${site.page}?name=y`, contact)).toMatchObject({ status: 200, body: { success: true } });
  expect(await send(`${site.page}example.com/`, contact)).toMatchObject({ status: 200, body: { success: true } });
  expect(site.orders().map(({ payload }) => payload.message)).toEqual(['A "quoted" \\ word', 'A "quoted" \\ word']);
});

test('what orders nothing is answered by the service of the settings, or so that the form goes on (PLUS-03)', async ({ site, backEnd }) => {
  site.begin();
  const ask = (action: string, fields: Record<string, string> = {}) => send(site.page, { action, fields, key: '' });
  expect((await ask('get_available_domain_tlds')).body).toEqual([]);
  expect((await ask('validate_address', { address: '{}' })).body).toEqual({ success: true });
  expect(await ask('verify_address', { address: '{}' })).toMatchObject({ status: 501, body: { error: expect.any(String) as unknown } });

  const name = { name: 'Blue Heron', state: 'WY', entityType: 'LLC' };
  const unknown = { success: true, status: 'unknown', search: expect.stringMatching(/^https:.*wyo/) as unknown };
  expect((await ask('check_company_name', name)).body).toEqual(unknown);
  expect((await ask('check_company_name', { ...name, state: '__proto__' })).body).toEqual({ success: true, status: 'unknown' });

  site.begin({ forward: { lookup_url: backEnd.url } });
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 200, body: { success: true, status: 'similar', names: ['Blue Herons LLC'] } });
  expect((await ask('check_company_name', name)).body).toEqual({ ...unknown, status: 'similar', names: ['Blue Herons LLC'] });
  backEnd.answer = () => ({ status: 400, body: { error: 'There is no such action' } });
  expect((await ask('check_company_name', name)).body).toEqual(unknown);
  backEnd.received.length = 0;
  backEnd.answer = () => ({ status: 200, body: [{ tld: '.com' }] });
  expect((await ask('get_available_domain_tlds')).body).toEqual([{ tld: '.com' }]);
  backEnd.answer = () => ({ status: 200, body: { success: true, response: [] } });
  await ask('get_domain_details', { domains: '["okafor.com"]' });
  expect(backEnd.received[1]!.raw).toContain('name="domains"\r\n\r\n["okafor.com"]\r\n');
  expect(site.orders()).toEqual([]);
});
