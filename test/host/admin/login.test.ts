import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFirstPassword } from '../../../host/admin/password.mjs';
import { databases } from '../support/databases';
import { Staff, logIn, staffPassword, withStaff } from '../support/staff';
import { startShop } from '../support/start-shop';

const price = { kind: 'business_formation', company: 'LLC', states: 'WY', price: '99' };

describe.each(databases)('the login of the admin on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let now = 1_780_000_000_000;
  beforeAll(async () => {
    host = await startShop(make, withStaff, { now: () => now });
  });
  afterAll(() => host.stop());

  const priceOf = async () =>
    (
      await host.shop.db
        .selectFrom('filingMethods')
        .select('ourPrice')
        .where('code', '=', 'business_formation.WY.LLC')
        .executeTakeFirstOrThrow()
    ).ourPrice;

  it('is asked for on every screen, and of every post', async () => {
    const stranger = new Staff(host);
    for (const path of ['/admin', '/admin/products', '/admin/orders', '/admin/products/transfer/export?format=json']) {
      const screen = await stranger.get(path);
      expect([screen.status, screen.text], path).toEqual([401, expect.stringContaining('Log in')]);
      expect(screen.body).not.toContain('business_formation');
    }
    expect((await stranger.post('/admin/products/price', price)).status).toBe(401);
    expect(await priceOf()).toBeNull();
  });

  it('takes the name and the password alone, and says the same of each that is wrong', async () => {
    const staff = new Staff(host);
    const wrong = [await staff.logIn('owner', 'wrong'), await staff.logIn('nobody', staffPassword)];
    expect(wrong.map(({ status }) => status)).toEqual([401, 401]);
    expect(wrong.every(({ text }) => text.includes('The name or the password is wrong.'))).toBe(true);
    expect((await staff.logIn()).text).toContain('left before you sell');
    const response = await new Staff(host).send('/admin/login');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Strict/);
    expect(host.lines.join()).not.toContain(staffPassword);
  });

  it('leads within the admin alone', async () => {
    const staff = new Staff(host);
    for (const [to, led] of [
      ['/admin/products?kind=renewal', '/admin/products?kind=renewal'],
      ['//evil.example', '/admin'],
      ['/admin/../evil', '/admin'],
      ['https://evil.example/admin', '/admin'],
    ]) {
      const visit = /name="visit" value="([^"]+)"/.exec((await staff.get('/admin/login')).body)![1]!;
      const body = new URLSearchParams({ visit, name: 'owner', password: staffPassword, to: to! });
      expect((await staff.send('/admin/login', { method: 'POST', body })).headers.get('Location'), to).toBe(led);
    }
  });

  it('refuses a form without its token, with that of another session, and one that another site posts', async () => {
    const [one, other] = [await logIn(host), await logIn(host)];
    await other.get('/admin/products');
    const own = one.csrf;
    for (const csrf of ['', 'x', other.csrf]) {
      one.csrf = csrf;
      const refused = await one.post('/admin/products/price', price);
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Nothing was changed')]);
    }
    expect(await priceOf()).toBeNull();
    // A login that another site posts into this browser, with the sign of its own visit.
    const visit = /name="visit" value="([^"]+)"/.exec((await new Staff(host).get('/admin/login')).body)![1]!;
    const body = new URLSearchParams({ visit, name: 'owner', password: staffPassword });
    expect((await new Staff(host).send('/admin/login', { method: 'POST', body })).status).toBe(403);
    one.csrf = own;
    expect((await one.post('/admin/products/price', price)).text).toContain('1 line is on sale at this price.');
  });

  it('ends with a log out, after a night, and for a cookie that was made up', async () => {
    const staff = await logIn(host);
    const cookie = { Cookie: 'charterform_admin=made-up' };
    expect((await host.fetch(new Request('http://shop.example/admin', { headers: cookie }))).status).toBe(401);
    expect((await staff.get('/admin')).status).toBe(200);
    expect((await staff.post('/admin/logout')).text).toContain('Log in');
    expect((await staff.get('/admin')).status).toBe(401);
    await staff.logIn();
    now += 13 * 3_600_000;
    expect((await staff.get('/admin')).status).toBe(401);
  });

  it('comes back by itself where a mail has led here, since the cookie is not sent then', async () => {
    const screen = await new Staff(host).send('/admin/orders', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(await screen.text()).toContain('http-equiv="refresh" content="0;url=/admin/orders"');
  });

  it('lets nobody try passwords without end, and lets the owner in later', async () => {
    const robot = new Staff(host);
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await robot.logIn('owner', `guess ${tries}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await robot.logIn()).text).toContain('Too many tries. Wait');
    now += 16 * 60_000;
    expect((await robot.logIn()).status).toBe(200);
  });
});

describe.each(databases)('the first password on %s', (_name, make) => {
  it('is made once, also by several processes at once, and nobody logs in before', async () => {
    const host = await startShop(make, { admin: { name: 'owner' } });
    const staff = new Staff(host);
    expect((await staff.get('/admin')).text).toContain('Nobody can log in yet');
    expect((await staff.logIn('owner', '')).status).toBe(403);
    const made = await Promise.all([makeFirstPassword(host.shop), makeFirstPassword(host.shop), makeFirstPassword(host.shop)]);
    const [password, ...others] = made.filter(Boolean);
    expect([password!.length, others]).toEqual([16, []]);
    expect(await makeFirstPassword(host.shop)).toBe('');
    expect((await staff.logIn('owner', password)).status).toBe(200);
    const stored = await host.shop.db.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(password);
    await host.stop();
  });
});
