import { randomUUID } from 'node:crypto';
import { goldenOrder, send } from './support/form-post';
import { expect, logIn, test, type ServerSite } from './support/server-site';

// Each test but those of buyers is an attack by somebody who has a list of stolen cards.

/** What a production site has where nobody set anything: the tests run on a site for development. */
const shipped = { tries: 6, cards_per_hour: 20, all_cards_per_hour: 100, posts_per_hour: 60 };
const captcha = { secret: 's3cret', verify_url: 'http://127.0.0.1:9/' };
const withCaptcha = { captcha: { provider: 'turnstile' } };

/** Begins with a shop by card whose tries are counted, behind a proxy that names addresses. */
const begin = (site: ServerSite, limits: object = {}, server: object = {}, others: object = {}) =>
  site.begin({ payment: { ways: ['card', 'invoice'] }, limits: { ...shipped, trusted_proxy: true, ...limits }, ...server }, others);

interface Try {
  card?: string;
  address?: string;
  session?: string;
  key?: string;
  cookie?: string;
}

/** An order of $49 with a card, as one visitor sends it. */
function buy(site: ServerSite, { card = randomUUID(), address = '198.51.100.7', session, key = randomUUID(), cookie }: Try = {}) {
  const cookies = [session && `XSRF-TOKEN=${session}`, cookie].filter(Boolean).join('; ');
  return send(site.page, {
    key,
    data: { ...goldenOrder('wyoming-llc'), payment: { way: 'card', token: card } },
    fields: { ledger: JSON.stringify([{ name: 'Wyoming LLC', state: 'WY', kind: 'base', cents: 4900 }]) },
    headers: { 'x-forwarded-for': address, ...(cookies && { cookie: cookies }) },
  });
}

/** How often the answers to many orders were taken, asked for a captcha and stopped. */
async function outcomes(posts: Promise<{ status: number; body: { result?: unknown; code?: string } }>[]) {
  const found: Record<string, number> = {};
  for (const post of posts) {
    const { body } = await post;
    const outcome = body.result ? 'taken' : body.code!;
    found[outcome] = (found[outcome] ?? 0) + 1;
  }
  return found;
}

/** Notes that the cards of all orders so far were declined. */
const declineAll = (site: ServerSite) =>
  site.run(
    `foreach ( $GLOBALS['wpdb']->get_results( 'SELECT * FROM ' . Charterform\\Tables::orders() ) as $order ) { do_action( 'charterform_payment_refused', $order ); } return 1;`,
  );
/** Puts all tries so many seconds back. */
const later = (site: ServerSite, seconds: number) =>
  site.run(`global $wpdb; return $wpdb->query( 'UPDATE ' . Charterform\\Tables::name( 'order_tries' ) . ' SET at = at - ${seconds}' );`);
const tries = (site: ServerSite) =>
  site.run<Record<string, string>[]>(
    `global $wpdb; return $wpdb->get_results( 'SELECT * FROM ' . Charterform\\Tables::name( 'order_tries' ) . ' ORDER BY id' );`,
  );

test('200 orders with new cards in an hour from one address: 20 reach the provider without a captcha, 6 with one (PAY-08)', async ({
  site,
}) => {
  test.setTimeout(120_000);
  begin(site, { posts_per_hour: 0 });
  const reached: number[] = [];
  for (let count = 0; count < 200; count++) {
    const { status, body, headers } = await buy(site);
    if (body.result) reached.push(count);
    else {
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many' });
      expect(body.error).toMatch(
        /^Too many cards were tried from your address\. Nothing was ordered or charged\. Please try again in \d+ minutes\.$/,
      );
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    }
  }
  expect(reached).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(site.orders()).toHaveLength(20);
  begin(site, { posts_per_hour: 0 }, { captcha }, withCaptcha);
  expect(await outcomes(Array.from({ length: 30 }, () => buy(site)))).toEqual({ taken: 6, captcha: 24 });
  expect(site.orders()).toHaveLength(6);
});

test('200 orders with new cards in an hour from as many addresses are stopped, with a captcha after 20 (PAY-08)', async ({ site }) => {
  test.setTimeout(120_000);
  begin(site);
  const from = (count: number) => ({ address: `203.0.113.${count}` });
  const first = await buy(site, from(0));
  expect(first.body.result).toBeDefined();
  expect(await outcomes(Array.from({ length: 199 }, (_, index) => buy(site, from(index + 1))))).toEqual({ taken: 99, too_many: 100 });
  const stopped = await buy(site, from(250));
  expect([stopped.status, stopped.body.error]).toEqual([
    429,
    expect.stringMatching(/^Very many cards are being tried on this site, so we take none/),
  ]);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(3000);
  // Whoever pays later brings no card to test.
  const invoice = await send(site.page, {
    data: { ...goldenOrder('wyoming-llc'), payment: { way: 'invoice' } },
    fields: { ledger: JSON.stringify([{ name: 'LLC', state: '', kind: 'base', cents: 4900 }]) },
    headers: { 'x-forwarded-for': '203.0.113.251' },
  });
  expect(invoice.body.result).toBeDefined();
  begin(site, {}, { captcha }, withCaptcha);
  expect(await outcomes(Array.from({ length: 30 }, (_, index) => buy(site, from(index))))).toEqual({ taken: 20, captcha: 10 });
  // As slow as one in half a minute.
  later(site, 1200);
  expect(await outcomes(Array.from({ length: 20 }, (_, index) => buy(site, from(index + 40))))).toEqual({ taken: 20 });
  later(site, 1200);
  expect(await outcomes(Array.from({ length: 30 }, (_, index) => buy(site, from(index + 80))))).toEqual({ taken: 20, captcha: 10 });
  later(site, 700);
  expect(await outcomes([buy(site, from(200))])).toEqual({ captcha: 1 });
});

test('declined cards count double on a site without a captcha, and ask for one as soon as 20 were declined (PAY-08)', async ({ site }) => {
  begin(site, { all_cards_per_hour: 10 });
  for (let count = 0; count < 5; count++) expect((await buy(site, { address: `203.0.113.${count}` })).body.result).toBeDefined();
  declineAll(site);
  expect((await buy(site, { address: '203.0.113.9' })).body.code).toBe('too_many');
  begin(site, { burst: 5 }, { captcha }, withCaptcha);
  for (let count = 0; count < 5; count++) expect((await buy(site, { address: `203.0.113.${count}` })).body.result).toBeDefined();
  later(site, 900);
  expect((await buy(site, { address: '203.0.113.9' })).body.result).toBeDefined();
  declineAll(site);
  expect((await buy(site, { address: '203.0.113.10' })).body.code).toBe('captcha');
});

test('whoever changes addresses is known by the form session, and a network of version 6 is one address (PAY-08)', async ({ site }) => {
  begin(site, {}, { captcha }, withCaptcha);
  const session = '1790000000-00ff-00ff';
  const same = (count: number) => buy(site, { session, address: `203.0.113.${count}` });
  expect(await outcomes(Array.from({ length: 9 }, (_, index) => same(index)))).toEqual({ taken: 6, captcha: 3 });
  begin(site);
  expect(await outcomes(Array.from({ length: 22 }, (_, index) => buy(site, { address: `2001:db8:1:2::${index.toString(16)}` })))).toEqual({
    taken: 20,
    too_many: 2,
  });
  expect((await buy(site, { address: '2001:db8:1:3::1' })).body.result).toBeDefined();
});

test('of 30 cards in the same moment no more pass than one after the other, also with one solved captcha (PAY-08)', async ({
  site,
  backEnd,
}) => {
  begin(site, { cards_per_hour: 5 });
  const all = await Promise.all(Array.from({ length: 30 }, () => buy(site)));
  const taken = all.filter(({ body }) => body.result).length;
  expect(taken).toBeGreaterThan(0);
  // A database may number two rows in another order than it shows them.
  expect(taken).toBeLessThanOrEqual(6);
  expect(all.filter(({ body }) => body.code === 'too_many')).toHaveLength(30 - taken);
  expect(site.orders()).toHaveLength(taken);
  begin(site, { tries: 1, cards_per_hour: 8 }, { captcha: { ...captcha, verify_url: backEnd.url } }, withCaptcha);
  backEnd.answer = () => ({ status: 200, body: { success: true } });
  expect((await buy(site)).body.result).toBeDefined();
  const solved = await fetch(`${site.url}/wp-json/charterform/v1/captcha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'good' }),
  });
  const [cookie = ''] = (solved.headers.get('set-cookie') ?? '').split(';');
  const together = await Promise.all(Array.from({ length: 20 }, () => buy(site, { cookie })));
  expect(together.filter(({ body }) => body.result).length).toBeLessThanOrEqual(3);
});

test('a solved captcha lifts no limit of one visitor (PAY-08)', async ({ site, backEnd }) => {
  begin(site, { tries: 1, cards_per_hour: 3 }, { captcha: { ...captcha, verify_url: backEnd.url } }, withCaptcha);
  backEnd.answer = () => ({ status: 200, body: { success: true } });
  await buy(site);
  const solved = await fetch(`${site.url}/wp-json/charterform/v1/captcha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'good' }),
  });
  const [cookie = ''] = (solved.headers.get('set-cookie') ?? '').split(';');
  expect(await outcomes([buy(site, { cookie })])).toEqual({ taken: 1 });
  expect(await outcomes([buy(site, { cookie })])).toEqual({ taken: 1 });
  expect(await outcomes([buy(site, { cookie })])).toEqual({ too_many: 1 });
});

test('a buyer who mistypes the card three times, loses the answer and tries once more meets no captcha and no limit (PAY-08)', async ({
  site,
}) => {
  for (const [server, others] of [
    [{}, {}],
    [{ captcha }, withCaptcha],
  ]) {
    begin(site, {}, server, others);
    const session = '1790000000-00ff-00ff';
    for (let count = 0; count < 3; count++) {
      expect((await buy(site, { session })).body.result).toBeDefined();
      declineAll(site);
    }
    const last = { session, key: randomUUID(), card: 'good' };
    for (let count = 0; count < 5; count++) expect((await buy(site, last)).body.result).toBeDefined();
    expect(tries(site)).toHaveLength(4);
    // The colleagues in the same office.
    expect((await buy(site, { session: '1790000000-11ff-11ff' })).body.result).toBeDefined();
  }
});

test('a refused order can be sent again under its key once the hour is over, and forgets itself (PAY-08)', async ({ site }) => {
  begin(site, { cards_per_hour: 2 });
  await buy(site);
  await buy(site);
  const refused = { key: randomUUID() };
  expect((await buy(site, refused)).status).toBe(429);
  expect(tries(site)).toHaveLength(2);
  later(site, 3601);
  expect((await buy(site, refused)).body.result).toBeDefined();
  expect(tries(site)).toHaveLength(1);
});

test('nothing of an address, a session or a card is readable in what is counted (PAY-08)', async ({ site }) => {
  begin(site);
  const session = '1790000000-00ff-canarysession';
  await buy(site, { card: 'canary-card', address: '198.51.100.77', session, key: 'canary-key-0001' });
  const [row = {}] = tries(site);
  for (const name of ['try_key', 'address', 'form_session', 'card']) expect(row[name]).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(row)).not.toMatch(/canary|198\.51/);
});

test('the owner reads that cards were tested and that a captcha would help, until there is one (PAY-08)', async ({ site, page }) => {
  begin(site, { cards_per_hour: 1 });
  const health = () =>
    site.run<string>(
      `$result = Charterform\\Card_Testing_Notice::test_card_testing(); return $result['status'] . ' ' . wp_strip_all_tags( $result['description'] );`,
    );
  expect(health()).toMatch(/^recommended Robots test stolen cards/);
  await logIn(page, site);
  await page.goto(`${site.url}/wp-admin/index.php`);
  const notice = page.locator('.charterform-card-testing');
  await expect(notice).toHaveCount(0);
  await buy(site);
  await buy(site);
  await page.reload();
  await expect(notice).toContainText('Somebody tried many cards on this site');
  await expect(notice).toContainText('Set up a captcha');
  expect(health()).toMatch(/^recommended Somebody tried many cards on this site/);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/tab=captcha/);
  begin(site, {}, { captcha }, withCaptcha);
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(notice).toHaveCount(0);
  expect(health()).toMatch(/^good /);
});
