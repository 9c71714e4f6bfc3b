import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explained } from '../../../host/command/failures.mjs';
import { openDatabase } from '../../../host/database/open-database.mjs';
import { version } from '../../../host/version.mjs';
import { databases } from '../support/databases';
import { runHost, startHost } from './run-host';

// A test starts the command up to ten times, each a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'charterform-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the command', () => {
  it('has a help, and the version of its package', async () => {
    const help = await runHost(['--help']);
    expect(help.code).toBe(0);
    for (const word of [
      'migrate up|down',
      'import <file>',
      'export',
      'admin-password',
      '--demo',
      'STRIPE_SECRET_KEY',
      'charterform-host.json',
    ]) {
      expect(help.out).toContain(word);
    }
    expect((await runHost(['--version'])).out.trim()).toBe(version);
    const root = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(version).toBe(root.version);
  });

  it.each([
    [['--prot', '1'], 'There is no option --prot. Did you mean “--port”?'],
    [['--port'], '--port needs a value, such as --port 8080.'],
    [['--demo=1'], '--demo takes no value.'],
    [['migrat'], 'There is no command “migrat”, and no such folder. Did you mean “migrate”?'],
    [['migrate', 'sideways', '.'], 'Write “migrate up” or “migrate down”.'],
    [['migrate', '--demo'], '--demo does not belong to “migrate”.'],
    [['a', 'b'], '“b” is one word too many.'],
    [['--port', 'http', 'shop'], '--port is "http": write a whole number'],
    [['--database', 'mysql://x/y', 'shop'], 'The database is neither PostgreSQL nor a file'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err, out } = await runHost(args, {}, folder);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err + out).not.toMatch(/\n\s+at /);
  });

  it('names a port that is in use, and leaves the shop closed', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const { code, err } = await runHost([folder, '--port', String(port)]);
    server.close();
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is in use. Choose another one with --port, or stop what uses it.`);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it('names a database that does not answer, without its password', async () => {
    const { code, err } = await runHost([folder], { DATABASE_URL: 'postgres://shop:geheim@127.0.0.1:1/shop' });
    expect(code).toBe(1);
    expect(err).toContain('The database at 127.0.0.1:1/shop does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL.');
    expect(err).not.toContain('geheim');
  });

  it('names a file that is no database, and a folder that is a file', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are notes, and no database at all.\n'.repeat(100));
    expect((await runHost([folder, '--database', file])).err).toContain(`${file} is not a database of SQLite.`);
    expect((await runHost([file])).err).toContain('is a file, not a folder.');
  });

  it.skipIf(process.getuid?.() === 0)('names a folder that cannot be written to', async () => {
    chmodSync(folder, 0o500);
    const { code, err } = await runHost([folder]);
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be written to')]);
  });

  it('says the causes that cannot be made here, and leaves its own faults alone', () => {
    const error = (code: string) => Object.assign(new Error('x'), { code, syscall: 'open', path: '/shop/pages' });
    expect(explained(error('EACCES'), { folder: '/shop' })?.message).toContain('The folder /shop cannot be written to (/shop/pages).');
    expect(explained(error('28P01'), { database: 'postgres://u:p@db/shop' })?.message).toContain(
      'at db/shop refuses the name or the password',
    );
    expect(explained(new Error('outer', { cause: error('ENOSPC') }), { folder: '/shop' })?.message).toContain('no space left');
    expect(explained(new TypeError('undefined is not a function'), {})).toBeUndefined();
  });
});

describe.each(databases)('a shop on %s', (_name, _make, makeEmpty) => {
  it('starts with nothing but a folder, serves its pages, and stops in good order', async () => {
    const { url: database, remove } = await makeEmpty();
    const host = await startHost([join(folder, 'new', 'shop'), '--database', database]);
    expect(host.out()).toMatch(
      /Our shop is open\.\n {2}Form your company {2}http:\S+\/order\n {2}Contact us .*\/contact\n {2}Admin .*\/admin\n/,
    );
    const page = await fetch(`${host.url}/order`);
    expect([page.status, (await page.text()).includes('data-printed')]).toEqual([200, true]);
    expect(existsSync(join(folder, 'new', 'shop', 'pages', 'order.json'))).toBe(true);
    expect(await host.stop('SIGTERM')).toBe(0);
    expect(host.err()).toContain('Nothing is on sale yet');
    await remove();
  });

  it('sells at made-up prices only for who asks for them, and says so on every page (SHOP-04)', async () => {
    const { url: database, remove } = await makeEmpty();
    const args = [folder, '--database', database];
    const priced = async (url: string) => {
      const { result } = (await (await fetch(`${url}/catalogue/filing_products?state_abbreviation=WY`)).json()) as { result: unknown[] };
      const page = await (await fetch(`${url}/order`)).text();
      return [result.length > 0, page.includes('This is a demo. Its prices are made up')];
    };
    const plain = await startHost(args);
    expect(await priced(plain.url)).toEqual([false, false]);
    await plain.stop();
    const demo = await startHost([...args, '--demo']);
    expect(await priced(demo.url)).toEqual([true, true]);
    await demo.stop();
    const again = await startHost(args);
    expect(await priced(again.url)).toEqual([true, true]);
    await again.stop();
    expect((await runHost(['clear-demo', ...args])).out).toMatch(/^\d+ prices of the demo are taken back\./);
    const cleared = await startHost(args);
    expect(await priced(cleared.url)).toEqual([false, false]);
    await cleared.stop();
    await remove();
  });

  it('moves its tables', async () => {
    const { url: database, remove } = await makeEmpty();
    const migrate = async (word: string) => (await runHost(['migrate', word, folder, '--database', database])).out.trim();
    expect(await migrate('up')).toMatch(/^The tables are up to date: 0001-orders, /);
    expect(await migrate('up')).toBe('The tables were up to date.');
    expect(await migrate('down')).toMatch(/^Taken back: \d{4}-[\w-]+$/);
    await remove();
  });

  it('exports its prices, and imports them again with a dry run (SHOP-03)', async () => {
    const { url: database, remove } = await makeEmpty();
    const on = [folder, '--database', database];
    const demo = await startHost([...on, '--demo']);
    await demo.stop();
    const { out } = await runHost(['export', ...on]);
    expect(out.trim().split('\n').length).toBeGreaterThan(1000);
    const file = join(folder, 'prices.csv');
    writeFileSync(file, out);
    expect((await runHost(['import', file, ...on])).out).toContain('there is nothing to change');
    writeFileSync(file, 'code,our_price\nbusiness_formation.WY.LLC,123.00\n');
    const tried = await runHost(['import', file, ...on, '--dry-run']);
    expect(tried.out).toContain('business_formation.WY.LLC: Our price 99.00 → 123.00\nNothing was changed.');
    expect((await runHost(['import', file, ...on])).out).toContain('1 cells changed, 0 rows added, 0 rows removed.');
    const json = JSON.parse((await runHost(['export', ...on, '--format', 'json'])).out) as object;
    expect(JSON.stringify(json)).toContain('123.00');
    const packages = [{ code: 'package-2', name: 'Starter', price: 199, products: 'business_formation', extras: 'A seal\nA call' }];
    writeFileSync(file, JSON.stringify({ ...json, packages }));
    const added = (await runHost(['import', file, ...on])).out;
    expect(added).toContain(
      'package-2: new, Name Starter, Price in dollars 199, Products business_formation, What else is in it A seal / A call',
    );
    expect(added).toMatch(
      / 1 rows added, 0 rows removed\.\nNobody sees your packages yet: choose how to show them under Products, Packages\./,
    );
    writeFileSync(file, 'code,our_price\nbusiness_formation.WY.LLC,cheap\n');
    const wrong = await runHost(['import', file, ...on]);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^Nothing was changed\. Correct the file:\nLine 2: /)]);
    expect((await runHost(['import', join(folder, 'none.csv'), ...on])).err).toContain('none.csv cannot be read: there is no such file.');
    // Prices that the owner has changed are no longer those of the demo.
    expect((await runHost(['clear-demo', ...on])).out).toMatch(/prices of the demo are taken back/);
    expect((await runHost(['export', ...on])).out).toMatch(/business_formation\.WY\.LLC,.*,123\.00,/);
    await remove();
  });

  it('prints the password of its admin once, and makes another', async () => {
    const { url: database, remove } = await makeEmpty();
    const on = [folder, '--database', database];
    const said = /Log in to the admin as “admin” with the password (\S{16})\n/;
    const first = await startHost(on);
    const [, password = ''] = said.exec(first.out()) ?? [];
    await first.stop();
    expect(password).not.toBe('');
    const second = await startHost(on);
    expect(second.out()).not.toMatch(/password/);
    await second.stop();
    expect(said.exec((await runHost(['admin-password', ...on])).out)?.[1]).not.toBe(password);
    const fixed = await runHost(['admin-password', ...on], { ADMIN_PASSWORD: 'Plum-Orchard-42' });
    expect([fixed.code, fixed.err]).toEqual([1, expect.stringContaining('The password is in the settings (ADMIN_PASSWORD')]);
    const db = openDatabase(database);
    expect(JSON.stringify(await db.selectFrom('settings').selectAll().execute())).not.toContain(password);
    await db.destroy();
    await remove();
  });
});

describe('a shop that is told to stop', () => {
  it('lets an open request end first, and ends at once when it is told twice', async () => {
    const gentle = await startHost([folder]);
    // The body comes in two parts, one before the signal and one after it.
    const { hostname, port } = new URL(gentle.url);
    const request = httpRequest({
      hostname,
      port,
      path: '/order',
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', 'Content-Length': '4', Expect: '100-continue' },
    });
    const answered = new Promise<number | undefined>((done, fail) =>
      request.on('response', ({ statusCode }) => done(statusCode)).on('error', fail),
    );
    request.flushHeaders();
    await once(request, 'continue');
    request.write('ab');
    const ended = gentle.stop('SIGTERM');
    await gentle.said('Stopping.');
    request.end('cd');
    expect(await answered).toBeGreaterThanOrEqual(400);
    expect(await ended).toBe(0);

    const held = await startHost([folder]);
    const open = httpRequest({
      hostname,
      port: new URL(held.url).port,
      path: '/order',
      method: 'POST',
      headers: { 'Content-Length': '4', Expect: '100-continue' },
    });
    open.on('error', () => {});
    open.flushHeaders();
    await once(open, 'continue');
    open.write('ab');
    const cut = held.stop('SIGINT');
    await held.said('Stopping.');
    void held.stop('SIGINT');
    expect(await cut).toBe(130);
  });
});
