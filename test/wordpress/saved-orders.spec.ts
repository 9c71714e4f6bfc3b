import { readFileSync } from 'node:fs';
import type { Json } from './support/back-end';
import { goldenOrder, send, type FormPost } from './support/form-post';
import { queuedMails } from './support/mails';
import { addPage, blockOf, pricedOrder, saw } from './support/priced-site';
import { expect, logIn, test, type ServerSite } from './support/server-site';
import { runCron } from './support/queue';

const day = 86_400;

const savedData = (answers: object = {}): Json => ({
  format: 1,
  answers: { currentStep: 2, companyInformation: { companyName: 'Pine Ridge LLC' }, empty: {}, none: [], ...answers },
  domains: [],
  ledger: [{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 36_800 }],
  isPartial: false,
});

/** A page that saves orders. */
function savingPage(site: ServerSite, save: object = { email: true, reminder: true }) {
  const golden = pricedOrder(site, 'wyoming-llc');
  const config = { ...golden.config, save };
  const url = addPage(site, blockOf(config));
  const { formType } = config;
  const post = (action: string, { fields, ...more }: FormPost = {}) => send(url, { action, formType, key: '', ...more, fields });
  return {
    golden,
    url,
    save: ({ data = savedData(), fields }: FormPost = {}) =>
      post('save_order', {
        fields: { email: 'Ada@Example.test', savedData: typeof data === 'string' ? data : JSON.stringify(data), ...fields },
      }),
    open: (token: string, type = formType) => post('open_saved_order', { formType: type, fields: { token } }),
    order: (ref: string, fields: Record<string, string> = {}) =>
      send(url, {
        action: 'process_signup',
        formType,
        data: goldenOrder(golden.name),
        fields: { ...saw(golden.total), saved_order: ref, ...fields },
      }),
  };
}

/** Runs the queue, as WP-Cron does; answers the mails to customers. What is to go out later waits. */
async function runMails(site: ServerSite) {
  await runCron(site, 'charterform_mails');
  return site.mails().filter(({ to }) => to !== 'admin@example.test');
}

const tokenIn = (message: string) => /#saved-order=([\w-]{32})\.FormABusinessForm/.exec(message)?.[1] ?? '';
const rows = (site: ServerSite) =>
  site.run<Json[]>(`global $wpdb; return $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'saved_orders' ) );`);
const allBytes = (site: ServerSite) =>
  site.run<string>(`global $wpdb; $all = array();
    foreach ( array( 'saved_orders', 'saved_order_links', 'mails' ) as $name ) { $all[] = $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( $name ) ); }
    return wp_json_encode( $all, JSON_UNESCAPED_SLASHES );`);
/** Lets so many days go by for what was saved, and for mails that wait. */
const pass = (site: ServerSite, days: number) =>
  site.run(`global $wpdb;
    $wpdb->query( 'UPDATE ' . Charterform\\Tables::name( 'saved_orders' ) . ' SET expires_at = expires_at - ${days * day}' );
    $wpdb->query( "UPDATE " . Charterform\\Tables::name( 'mails' ) . " SET next_try = next_try - ${days * day} WHERE next_try > 0" );
    return 1;`);

test('an order is saved, and its link opens it with the same answers; no token is in the database (PLUS-05)', async ({ site }) => {
  site.begin();
  const page = savingPage(site);
  const saved = await page.save({ fields: { reminder: 'true' } });
  expect(saved).toMatchObject({ status: 200, body: { success: true, saved: { ref: expect.stringMatching(/^\d+-[0-9a-f]{64}$/) } } });
  expect(Math.abs(Date.parse(saved.body.saved.until) - Date.now() - 14 * day * 1000)).toBeLessThan(600_000);
  expect(queuedMails(site)).toMatchObject([
    { kind: 'saved_order', recipient: 'ada@example.test', state: 'waiting' },
    { kind: 'saved_reminder', recipient: 'ada@example.test', state: 'waiting' },
  ]);
  const [mail, ...more] = await runMails(site);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.test', subject: 'Your order at Charterform on WordPress' });
  expect(mail!.message).toContain(`${page.url}#saved-order=`);
  expect(mail!.message).toContain('Nothing has been ordered, and nothing has been charged.');
  const token = tokenIn(mail!.message);
  expect(allBytes(site)).not.toContain(token);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await page.open(token);
    expect(body).toMatchObject({ success: true, saved: { ref: saved.body.saved.ref } });
    expect(body.saved.data).toEqual(savedData());
  }
  expect(site.orders()).toEqual([]);
  expect(site.log()).toEqual([]);
});

test('a link opens its order alone, in its form, until it expires (PLUS-05)', async ({ site }) => {
  site.begin();
  const page = savingPage(site);
  const { body } = await page.save();
  const token = tokenIn((await runMails(site))[0]!.message);
  const gone = { status: 200, body: { code: 'no_saved_order' } };
  for (const wrong of ['', token.slice(1), `${token}x`, `${token}\n`, body.saved.ref, "' or 1=1 --"])
    expect(await page.open(wrong)).toMatchObject(gone);
  pass(site, 15);
  expect(await page.open(token)).toMatchObject(gone);
  site.run(`do_action( Charterform\\Retention::HOOK ); return 1;`);
  expect(rows(site)).toEqual([]);
  expect(allBytes(site)).not.toContain('token_hash');
});

test('what is kept holds no card, password or tax number, by the rule of the form (PLUS-05)', async ({ site }) => {
  site.begin({ limits: { saves_per_hour: 0 } });
  const page = savingPage(site);
  const cases = JSON.parse(readFileSync('fixtures/keepable-answers.json', 'utf8')) as { answers: Json; kept?: Json; isPartial: boolean }[];
  for (const [index, { answers, kept = answers, isPartial }] of cases.entries()) {
    await page.save({ data: { ...savedData(), answers }, fields: { email: `ada${index}@example.test` } });
    const data = JSON.parse(rows(site).at(-1)!.data) as Json;
    expect(data.answers).toEqual(kept);
    expect(data.isPartial).toBe(isPartial);
  }
  const hostile = {
    ...savedData({ note: { text: '٤١١١١١١١١١١١١١١١' } }),
    domains: [{ domain: 'ok.example', note: '4111111111111111', ssn: '078-05-1120' }, 'CanaryPass1'],
    ledger: [{ name: 'Card 4111111111111111', state: '078-05-1120', kind: 'base', cents: 100 }],
    password: 'CanaryPass1',
  };
  await page.save({ data: hostile, fields: { email: 'eve@example.test' } });
  const bytes: string = rows(site).at(-1)!.data;
  expect(bytes).toContain('ok.example');
  expect(bytes).not.toMatch(/4111|5555555555554444|078.05.1120|12-3456789|CanaryPass|u0664\\+u0661\\+u0661/);
});

test('nothing is saved of a hostile body, by too many, or where page and owner offer it not (PLUS-05)', async ({ site }) => {
  site.begin({ limits: { saves_per_hour: 20 } });
  const page = savingPage(site);
  for (const data of [
    '',
    '{',
    '[]',
    '{}',
    '"x"',
    '{"format":1}',
    '{"format":1,"answers":[]}',
    '{"format":"1","answers":{}}',
    `{"format":1,"answers":{"a":${'['.repeat(60)}${']'.repeat(60)}}}`,
  ]) {
    const { status, body } = await page.save({ data });
    expect([400, 413]).toContain(status);
    expect(body.error).toMatch(/^[A-Z]/);
  }
  for (const email of ['', 'ada', 'ada@example.test, eve@example.test', 'ada@example.test\r\nBcc: eve@example.test'])
    expect((await page.save({ fields: { email } })).body.code).toBe('email');
  expect(rows(site)).toEqual([]);
  for (let saved = 0; saved < 5; saved += 1) expect((await page.save()).status).toBe(200);
  expect(await page.save({ fields: { email: 'ADA@example.test' } })).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect((await page.save({ fields: { email: 'bob@example.test' } })).status).toBe(200);
  const statuses = [];
  for (let saved = 0; saved < 20; saved += 1) statuses.push((await page.save({ fields: { email: `eve${saved}@example.test` } })).status);
  expect(statuses.at(-1)).toBe(429);
  site.begin();
  const none = { status: 501, body: { code: 'no_service' } };
  expect(await savingPage(site, { reminder: true }).save()).toMatchObject(none);
  const off = savingPage(site);
  site.run(`Charterform\\Mail_Templates::save( 'saved_order', false ); return 1;`);
  expect(await off.save()).toMatchObject(none);
  expect(site.log()).toEqual([]);
});

test('an order that was left is reminded of once, and one that was placed never (PLUS-05)', async ({ site }) => {
  site.begin({ limits: { saves_per_hour: 0 } });
  const page = savingPage(site);
  const wished = { reminder: 'true' };
  await page.save({ fields: wished });
  await page.save({ fields: { email: 'cat@example.test' } });
  const placed = await page.save({ fields: { ...wished, email: 'bob@example.test' } });
  const token = tokenIn((await runMails(site)).find(({ to }) => to === 'bob@example.test')!.message);
  expect((await page.order(placed.body.saved.ref, { ledger: '[]' })).body.code).toBe('price_changed');
  expect((await page.open(token)).body.success).toBe(true);
  expect((await page.order(placed.body.saved.ref)).body.result).toBeDefined();
  expect((await page.open(token)).body.code).toBe('no_saved_order');
  await runMails(site);
  pass(site, 2);
  const before = (await runMails(site)).length;
  pass(site, 2);
  const after = await runMails(site);
  expect(after.slice(before)).toMatchObject([{ to: 'ada@example.test', subject: 'You left an order at Charterform on WordPress' }]);
  expect((await page.open(tokenIn(after.at(-1)!.message))).body.success).toBe(true);
  pass(site, 5);
  expect(await runMails(site)).toHaveLength(after.length);
});

test('what was saved is replaced for its address, deleted by a button, exported and erased (PLUS-05)', async ({ site }) => {
  site.begin({ limits: { saves_per_hour: 0 } });
  const page = savingPage(site);
  const { ref } = (await page.save()).body.saved;
  await page.save({ fields: { email: 'bob@example.test', saved_order: ref } });
  await page.save({ fields: { saved_order: ref } });
  expect(rows(site).map(({ email }) => email)).toEqual(['bob@example.test', 'ada@example.test']);
  const mails = await runMails(site);
  const link = /https?:\S+charterform_saved=[\w-]+/.exec(mails.find(({ to }) => to === 'ada@example.test')!.message)![0];
  const shown = await fetch(link);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await shown.text();
  expect(html).toContain('Delete the saved order?');
  expect(html).not.toContain('Pine Ridge');
  expect(rows(site)).toHaveLength(2);
  expect(await (await fetch(link, { method: 'POST' })).text()).toContain('The answers that were saved are gone.');
  expect(rows(site).map(({ email }) => email)).toEqual(['bob@example.test']);
  expect((await fetch(link)).status).toBe(404);
  const exported = site.run<Json>(`return Charterform\\Privacy::export( 'BOB@example.test' );`);
  expect(JSON.stringify(exported)).toContain('Pine Ridge LLC');
  expect(site.run(`return Charterform\\Privacy::erase( 'BOB@example.test' )['items_removed'];`)).toBeGreaterThan(0);
  expect(allBytes(site)).not.toContain('bob@example.test');
});

test('the orders in the admin say how many saved orders wait, and show none of their answers (PLUS-05)', async ({ site, page }) => {
  site.begin();
  const saving = savingPage(site);
  await logIn(page, site);
  const words = page.locator('.charterform-saved');
  const list = () => page.goto(`${site.url}/wp-admin/admin.php?page=charterform-orders`);
  await list();
  await expect(words).toHaveCount(0);
  await saving.save();
  await saving.save({ fields: { email: 'bob@example.test' } });
  await list();
  await expect(words).toHaveText('2 saved orders wait for their visitors to come back.');
  await expect(page.locator('#wpbody')).not.toContainText('Pine Ridge');
  pass(site, 15);
  await list();
  await expect(words).toHaveCount(0);
});
