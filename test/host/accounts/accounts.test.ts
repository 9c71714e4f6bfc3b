import { describe, expect, it, onTestFinished } from 'vitest';
import { accountByEmail } from '../../../host/accounts/accounts.mjs';
import { askNewPassword, logIn } from '../../../host/accounts/log-in.mjs';
import { passwordUrl } from '../../../host/accounts/new-password.mjs';
import { attachAccount, prepareAccount } from '../../../host/accounts/order-accounts.mjs';
import { accountFlags } from '../../../host/accounts/account-flags.mjs';
import { findOrder, orderNumber } from '../../../host/orders/orders.mjs';
import { databases, type TestDatabase } from '../support/databases';
import { payload, placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

const site = 'http://shop.example';
const password = payload.account.password;

/** A visitor of the shop, with a jar for cookies. */
async function start(make: () => Promise<TestDatabase>, given: Parameters<typeof startShop>[1] = {}) {
  const clock = { now: Date.UTC(2026, 10, 28, 12) };
  const host = await startShop(make, { accounts: { withOrders: true }, ...given }, { now: () => clock.now });
  onTestFinished(host.stop);
  const { shop } = host;
  const browser = () => {
    const jar = new Map<string, string>();
    const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    async function send(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
      const body = fields && new URLSearchParams(fields).toString();
      const sent = {
        Cookie: cookies(),
        'Sec-Fetch-Site': 'same-origin',
        ...(body && { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) }),
        ...headers,
      };
      const response = await host.fetch(
        new Request(site + path.replace(site, ''), {
          method: body === undefined ? 'GET' : 'POST',
          redirect: 'manual',
          headers: sent,
          ...(body !== undefined && { body }),
        }),
      );
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return {
        status: response.status,
        location: response.headers.get('Location'),
        text: await response.text(),
        setCookies: response.headers.getSetCookie(),
        headers: response.headers,
      };
    }
    const visitor = { address: '192.0.2.1', header: () => '', cookie: (name: string) => jar.get(name) ?? '' };
    return { send, jar, visitor };
  };
  /** Orders with an email and a password, as a post does. */
  async function order(
    given: object = payload,
    { visitor = browser().visitor, key = 'key-1', opensAccount = false, whenPrepared = async () => {} } = {},
  ) {
    const account = await prepareAccount(shop, { payload: given, key, opensAccount, visitor, locale: 'en' });
    await whenPrepared();
    if ('refusal' in account) return account;
    const placed = await placeOrder(shop, { payload: given });
    const accountId = await shop.db.transaction().execute((trx) => attachAccount(shop, trx, placed, account));
    return { order: (await findOrder(shop.db, placed.id))!, accountId };
  }
  const ordered = async (...args: Parameters<typeof order>) => {
    const result = await order(...args);
    if ('refusal' in result) throw new Error(JSON.stringify(result.refusal.body));
    return result;
  };
  return { ...host, clock, browser, order, ordered };
}

const refusalOf = (result: object) => ('refusal' in result ? (result.refusal as { status: number; body: { code: string } }) : undefined);

describe.each(databases)('accounts on %s', (_name, make) => {
  it('are made with an order, and work: log in, own orders, log out (SHOP-12)', async () => {
    const { shop, browser, ordered } = await start(make);
    const { order, accountId } = await ordered();
    expect(order.accountId).toBe(accountId);
    expect(JSON.stringify(await shop.db.selectFrom('accounts').selectAll().execute())).not.toContain(password);
    expect(await shop.db.selectFrom('mails').select(['kind', 'recipient']).execute()).toEqual([
      { kind: 'account', recipient: 'ada@example.com' },
    ]);
    const ada = browser();
    expect((await ada.send('/my-orders')).text).toContain('Log in to see your orders.');
    const login = await ada.send('/account/login', { email: 'Ada@example.com', password });
    expect([login.status, login.location]).toEqual([303, '/my-orders']);
    expect(login.setCookies[0]).toMatch(/^charterform_customer=[\w-]{43}; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/);
    const list = await ada.send('/my-orders');
    expect(list.text).toContain(orderNumber(order));
    expect(list.text).toContain('Awaiting payment');
    expect(list.headers.get('Cache-Control')).toBe('no-store, private');
    const [, link = ''] = /href="(http[^"]*\/order-status\/[^"]+)"/.exec(list.text) ?? [];
    expect((await ada.send(link)).status).toBe(200);
    const token = ada.jar.get('charterform_customer')!;
    await ada.send('/account/logout', {});
    ada.jar.set('charterform_customer', token);
    expect((await ada.send('/my-orders')).text).not.toContain(orderNumber(order));
  });

  it('are asked for only where one is made: not where the owner wants none, nor of whoever is logged in (SHOP-12)', async () => {
    const without = await start(make, { accounts: { withOrders: false } });
    expect((await without.ordered()).accountId).toBeNull();
    expect(await without.shop.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(await accountFlags(without.shop, without.browser().visitor)).toEqual({ flags: { accounts: false } });
    const { shop, browser, ordered } = await start(make);
    const ada = browser();
    expect(await accountFlags(shop, ada.visitor)).toEqual({});
    const { accountId } = await ordered();
    await ada.send('/account/login', { email: 'ada@example.com', password });
    expect(await accountFlags(shop, ada.visitor)).toEqual({ flags: { accounts: false } });
    const further = await ordered({ ...payload, account: { email_address: 'else@example.com' } }, { visitor: ada.visitor, key: 'key-2' });
    expect(further.accountId).toBe(accountId);
  });

  it('take no order by an address alone: another password is refused once, then the order has no account (SHOP-12)', async () => {
    const { browser, order, ordered } = await start(make);
    const { accountId } = await ordered();
    const mallory = { ...payload, account: { email_address: 'ada@example.com', password: 'a guess of mine' } };
    expect(refusalOf(await order(mallory, { key: 'key-2' }))).toMatchObject({ status: 200, body: { code: 'no_account' } });
    expect((await ordered(mallory, { key: 'key-3' })).accountId).toBeNull();
    expect((await ordered({ ...payload, account: { email_address: 'ada@example.com' } }, { key: 'key-4' })).accountId).toBeNull();
    // Whoever knows the password has the account, and a repeat of the key that made it finds it.
    expect((await ordered(payload, { key: 'key-5' })).accountId).toBe(accountId);
    expect((await ordered(mallory, { key: 'key-1' })).accountId).toBe(accountId);
    const thief = browser();
    expect((await thief.send('/account/login', { email: 'ada@example.com', password: 'a guess of mine' })).status).toBe(401);
  });

  it('are opened once for an address, of two orders at once', async () => {
    const { shop, ordered } = await start(make);
    // Both look for the account before either makes it.
    let left = 2;
    let go = () => {};
    const haveBothLooked = new Promise<void>((resolve) => (go = resolve));
    const whenPrepared = () => {
      left -= 1;
      if (left === 0) go();
      return haveBothLooked;
    };
    const made = await Promise.all(['key-1', 'key-2'].map((key) => ordered(payload, { key, whenPrepared })));
    expect(await shop.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
    expect(made.filter(({ accountId }) => accountId !== null)).toHaveLength(1);
    expect(await shop.db.selectFrom('mails').selectAll().where('kind', '=', 'account').execute()).toHaveLength(1);
  });

  it('are made by a form for accounts, or it is refused in words (SHOP-12)', async () => {
    const { order } = await start(make, { accounts: { withOrders: false } });
    expect(await order(payload, { opensAccount: true })).toHaveProperty('accountId');
    for (const account of [
      { email_address: 'ada@example.com', password: 'another' },
      { email_address: 'nobody', password },
      { email_address: 'grace@example.com', password: '' },
      { email_address: ['x'], password: {} },
    ]) {
      expect(refusalOf(await order({ ...payload, account }, { opensAccount: true, key: 'key-2' }))?.body.code).toBe('no_account');
    }
  });

  it('hand a new token to each login, and none to whoever put one there before (session fixation)', async () => {
    const { browser, ordered } = await start(make);
    await ordered();
    const [ada, mallory] = [browser(), browser()];
    const planted = 'A'.repeat(43);
    ada.jar.set('charterform_customer', planted);
    mallory.jar.set('charterform_customer', planted);
    await ada.send('/account/login', { email: 'ada@example.com', password });
    const first = ada.jar.get('charterform_customer')!;
    expect(first).not.toBe(planted);
    expect((await mallory.send('/my-orders')).text).toContain('Log in to see your orders.');
    await ada.send('/account/login', { email: 'ada@example.com', password });
    expect(ada.jar.get('charterform_customer')).not.toBe(first);
    mallory.jar.set('charterform_customer', first);
    expect((await mallory.send('/my-orders')).text).toContain('Log in to see your orders.');
  });

  it('end a login after two weeks, and keep no token in the database', async () => {
    const { shop, browser, ordered, clock } = await start(make);
    await ordered();
    const ada = browser();
    await ada.send('/account/login', { email: 'ada@example.com', password });
    expect(JSON.stringify(await shop.db.selectFrom('accountSessions').selectAll().execute())).not.toContain(
      ada.jar.get('charterform_customer'),
    );
    clock.now += 14 * 86_400_000 + 1;
    expect((await ada.send('/my-orders')).text).toContain('Log in to see your orders.');
  });

  it('open no login to a form of another site', async () => {
    const { browser, ordered } = await start(make);
    await ordered();
    const ada = browser();
    const forged = { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://evil.example' };
    expect((await ada.send('/account/login', { email: 'ada@example.com', password }, forged)).status).toBe(401);
    await ada.send('/account/login', { email: 'ada@example.com', password });
    await ada.send('/account/logout', {}, forged);
    expect((await ada.send('/my-orders')).text).toContain('ada@example.com');
  });

  it('set Secure on https', async () => {
    const { shop, browser, ordered } = await start(make, { publicUrl: 'https://shop.example' });
    await ordered();
    const reply = await logIn(shop, { username: 'ada@example.com', password }, { visitor: browser().visitor, locale: 'en' });
    expect(reply.cookies?.[0]).toMatch(/; Secure; HttpOnly$/);
    expect(reply.body).toEqual({ result: { login_url: 'https://shop.example/my-orders' } });
  });

  it('are guessed at so often and no more, from one address and from many, with the same words for those that are not there', async () => {
    const { shop, browser, ordered } = await start(make, { limits: { loginsPerHour: 0 } as never });
    await ordered();
    const tryIt = (username: unknown) =>
      logIn(shop, { username, password: 'wrong' } as never, { visitor: browser().visitor, locale: 'en' });
    const [known, unknown] = [await tryIt('ada@example.com'), await tryIt('nobody@example.com')];
    expect(known).toEqual(unknown);
    expect(known.body.code).toBe('wrong_login');
    await shop.db.updateTable('hits').set({ hits: 50 }).execute();
    expect(await tryIt('ada@example.com')).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(await tryIt('nobody@example.com')).toMatchObject({ status: 429 });
    const limited = await start(make, { limits: { loginsPerHour: 2 } as never });
    const mallory = limited.browser();
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await mallory.send('/account/login', { email: `${tries}@example.com`, password: 'x' })).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('get a new password by a link in a mail, which works once and for an hour (SHOP-12)', async () => {
    const { shop, browser, ordered, clock } = await start(make);
    await ordered();
    const [ada, other] = [browser(), browser()];
    await other.send('/account/login', { email: 'ada@example.com', password });
    const asked = [
      await ada.send('/account/password', { email: 'ada@example.com' }),
      await ada.send('/account/password', { email: 'nobody@example.com' }),
    ];
    expect(asked[0]!.text).toBe(asked[1]!.text);
    expect(await askNewPassword(shop, { email: 'ada@example.com' }, { locale: 'en' })).toEqual({ status: 200, body: { result: true } });
    const jobs = await shop.db.selectFrom('jobs').selectAll().where('kind', '=', 'password-mail').execute();
    expect(jobs).toHaveLength(2);
    for (const job of jobs) await shop.jobs.get('password-mail')!(JSON.parse(job.payload), {} as never);
    const mails = await shop.db.selectFrom('mails').selectAll().where('kind', '=', 'password_reset').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
    const { link } = JSON.parse(mails[0]!.details) as { link: string };
    expect((await ada.send(link)).text).toContain('Save password');
    expect((await ada.send(link, { password: 'short' })).status).toBe(422);
    expect((await ada.send(link, { password: 'a newer password' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(422);
    const twice = await Promise.all([ada.send(link, { password: 'a newer password' }), ada.send(link, { password: 'a newer password' })]);
    expect(twice.map(({ text }) => text.includes('Your new password is saved.')).sort()).toEqual([false, true]);
    expect((await ada.send(link)).status).toBe(410);
    // The old password is gone, and so is every login with it.
    expect((await other.send('/my-orders')).text).toContain('Log in to see your orders.');
    expect((await ada.send('/account/login', { email: 'ada@example.com', password })).status).toBe(401);
    expect((await ada.send('/account/login', { email: 'ada@example.com', password: 'a newer password' })).status).toBe(303);
    const account = (await accountByEmail(shop.db, 'ada@example.com'))!;
    const late = passwordUrl(shop, account);
    const [, id, expires, signature] = /password\/(\d+)\/(\d+)-(\w+)$/.exec(late)!;
    for (const path of [
      `${Number(id) + 1}/${expires}-${signature}`,
      `${id}/${Number(expires) + 1}-${signature}`,
      `${id}/${expires}-${'0'.repeat(64)}`,
      `${id}/x`,
    ]) {
      expect((await ada.send(`/account/password/${path}`, { password: 'a newer password' })).status, path).toBe(410);
    }
    clock.now += 3_600_001;
    expect((await ada.send(late)).status).toBe(410);
  });

  it('show nobody the orders of others, nor messages, nor what is in the Trash (SHOP-12)', async () => {
    const { shop, browser, ordered } = await start(make);
    const { order } = await ordered();
    const grace = { ...payload, account: { email_address: 'grace@example.com', password } };
    const theirs = await ordered(grace, { key: 'key-2' });
    const message = await placeOrder(shop, { action: 'process_contact', accountId: order.accountId });
    const trashed = await placeOrder(shop, { accountId: order.accountId });
    await shop.db.updateTable('orders').set({ trashedAt: 1 }).where('id', '=', trashed.id).execute();
    const ada = browser();
    await ada.send('/account/login', { email: 'ada@example.com', password });
    const { text } = await ada.send('/my-orders');
    expect(text).toContain(orderNumber(order));
    for (const hidden of [theirs.order, message, trashed]) expect(text).not.toContain(orderNumber(hidden));
  });
});
