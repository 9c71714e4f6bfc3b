import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../host/health/log.mjs';
import { redact } from '../../../host/health/redact.mjs';
import { addJob } from '../../../host/queue/add-job.mjs';
import { listen } from '../../../host/server.mjs';
import { databases } from '../support/databases';
import { placeOrder } from '../support/orders';
import { startShop } from '../support/start-shop';

type Started = Awaited<ReturnType<typeof startShop>>;

describe.each(databases)('the health of a host on %s', (_name, make) => {
  let started: Started;
  let now = Date.now();
  const start = async (settings: Parameters<typeof startShop>[1] = {}) => (started = await startShop(make, settings, { now: () => now }));
  const get = (path: string, headers: Record<string, string> = {}) =>
    started.fetch(new Request(`http://shop.example${path}`, { headers }), { incoming: { socket: { remoteAddress: '203.0.113.7' } } });
  afterEach(() => started.stop());

  it('says how long the oldest job waits', async () => {
    await start();
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', queue: 'ok', oldestJobSeconds: 0 });
    await addJob(started.shop.db, { kind: 'later', runAt: now + 1000, now });
    await addJob(started.shop.db, { kind: 'of nobody', now });
    now += 11 * 60_000;
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', queue: 'late', oldestJobSeconds: 660 });
  });

  it('gives metrics to whoever has the token, and without one to this machine alone', async () => {
    await start({ metricsToken: 'a-long-token' });
    const ask = async (headers: Record<string, string>) => (await get('/metrics', headers)).status;
    expect([await ask({}), await ask({ Authorization: 'Bearer another' }), await ask({ Authorization: 'Bearer a-long-token' })]).toEqual([
      404, 404, 200,
    ]);
    started.shop.settings.metricsToken = '';
    expect(await ask({ Authorization: 'Bearer ' })).toBe(404);
    const server = await listen(started, { port: 0 });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${server.url}/metrics`, { headers: { 'X-Forwarded-For': '127.0.0.1' } })).status).toBe(404);
    await server.stop();
    started.close = async () => undefined;
  });

  it('counts orders, jobs, mails, posts and requests, by words of ours alone', async () => {
    await start({ metricsToken: 'token', ownerEmail: 'owner@shop.example' });
    await placeOrder(started.shop);
    await addJob(started.shop.db, { kind: 'later', runAt: now + 1000, now });
    await get('/order-status/1/secret-signature?token=secret');
    await get('/secret-path"\n');
    const form = new FormData();
    for (const [name, value] of [
      ['action', 'process_contact'],
      ['formType', 'secret"type'],
      ['pageID', 'order'],
      ['data', '{}'],
    ] as const)
      form.append(name, value);
    await started.fetch(
      new Request('http://shop.example/order', { method: 'POST', body: form, headers: { Origin: 'http://shop.example' } }),
    );
    const text = await (await get('/metrics', { Authorization: 'Bearer token' })).text();
    for (const line of [
      'charterform_orders{status="awaiting_payment"} 1',
      'charterform_jobs{kind="later",state="waiting"} 1',
      'charterform_oldest_job_seconds 0',
      '# TYPE charterform_request_duration_seconds histogram',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^charterform_posts_total\{action="process_contact",outcome="[a-z_]+"\} 1$/m);
    expect(text).toMatch(/^charterform_request_duration_seconds_count\{method="POST",route="\/order",status="\d+"\} 1$/m);
    expect(text).not.toContain('secret');
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\\n]*",?)+\})? [\d.e+-]+)$/);
  });

  it('writes a line for a request, with an id that its answer has, and nothing that a visitor wrote', async () => {
    await start();
    const answer = await get('/order-status/1/secret-signature?token=secret', {
      'X-Request-Id': 'secret',
      Cookie: 'secret=1',
      Referer: 'http://secret.example/',
    });
    await get('/order?email=secret@example.com');
    await get('/secret-path');
    await get('/healthz');
    const lines = started.requests.map((line) => JSON.parse(line.slice('info request '.length)) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ id: answer.headers.get('X-Request-Id'), method: 'GET', status: answer.status });
    expect(String(lines[0]!['id'])).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.map(({ route }) => route)).toContain('/order');
    expect(lines.map(({ route }) => route)).not.toContain('/healthz');
    expect(started.requests.join('') + started.lines.join('')).not.toMatch(/secret|203\.0\.113/);
  });

  it('says the name and the place of what broke, not its words', async () => {
    await start();
    started.app.get('/breaks', () => {
      throw new TypeError('Ada typed 4242424242424242');
    });
    expect((await get('/breaks')).status).toBe(500);
    expect(started.lines).toEqual([expect.stringMatching(/^error A request could not be answered .*"error":"TypeError"/)]);
    expect(started.lines[0]).not.toContain('Ada');
  });
});

describe('the log', () => {
  it('is a line of JSON for each event', () => {
    const lines: string[] = [];
    createLog((line) => void lines.push(line))('warn', 'Two\nlines', { order: 1 });
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'warn', message: 'Two\nlines', order: 1 });
    expect(lines[0]).not.toContain('\n');
  });

  it('is cleaned of keys, passwords of addresses and card numbers', () => {
    const secrets = [
      'sk_live_4eC39HqLyjWD',
      'rk_test_abc',
      'whsec_MfKQ9r8+/=',
      'pi_3N_secret_xyz',
      'postgres://user:pass@db/shop',
      '4242 4242 4242 4242',
    ];
    for (const secret of secrets) expect(redact(`It failed: ${secret}.`)).not.toContain(secret);
    expect(redact('postgres://user:pass@db/shop')).toBe('postgres://…@db/shop');
    expect(redact('Order 100012 of 2026-11-28T04:00:00.000Z failed')).toBe('Order 100012 of 2026-11-28T04:00:00.000Z failed');
  });
});
