import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { databases } from '../support/databases';
import { openShop } from './open-shop';
import { answerOf, aLedger, goldenOrder, send } from './send-post';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function captchaApi() {
  const server = createServer((request, response) => void request.resume().on('end', () => response.end('{"success":true}'))).listen(
    0,
    '127.0.0.1',
  );
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const order = (headers: Record<string, string> = {}) => ({
  path: '/order',
  data: goldenOrder(),
  fields: { ledger: JSON.stringify(aLedger(36_800)) },
  headers,
});

describe.each(databases)('a burst of orders on %s', (_name, make) => {
  it('asks for a captcha, which then counts for three orders (PAY-08)', async () => {
    const captcha = { provider: 'turnstile', secret: 's', siteKey: 'k', api: await captchaApi() } as const;
    const host = await openShop(make, { captcha, orderLimits: { burst: 2, tries: 0 } });
    for (const _ of [1, 2]) expect((await send(host, order())).body.result).toBeDefined();
    const refused = await send(host, order());
    expect([refused.status, refused.body.code]).toEqual([200, 'captcha']);
    expect(refused.headers.get('set-cookie')).toMatch(/^charterform_ask=1; Path=\/; Max-Age=600/);
    const solve = async (body: string, headers: Record<string, string> = {}) =>
      answerOf(await host.fetch(new Request('http://shop.example/captcha', { method: 'POST', body, headers })));
    for (const body of ['', '[]', '{"token":1}', 'null', `{"token":"${'x'.repeat(40_000)}"}`])
      expect((await solve(body)).body).toEqual({ isGood: false });
    expect((await solve('{"token":"t"}', { 'Sec-Fetch-Site': 'cross-site' })).body).toEqual({ isGood: false });
    const solved = await solve('{"token":"t"}');
    expect(solved.body).toEqual({ isGood: true });
    const cookie = solved.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^charterform_person=[0-9a-f]{32}; .*HttpOnly/);
    const headers = { Cookie: cookie.split(';')[0]! };
    for (const _ of [1, 2, 3]) expect((await send(host, order(headers))).body.result).toBeDefined();
    expect((await send(host, order(headers))).body.code).toBe('captcha');
    expect((await send(host, order({ Cookie: `charterform_person=${'0'.repeat(32)}` }))).body.code).toBe('captcha');
    expect(await host.orders()).toHaveLength(5);
  });

  it('of cards is refused with 429 and no key, so that the same order can be sent later (PAY-08)', async () => {
    const box = { id: 'box', kind: 'box', label: 'Box', name: 'Box' } as const;
    const begin = async ({ key }: { key: string }) => ({ state: 'paid', providerId: key }) as const;
    const ways = { payment: { ways: ['box'] }, orderLimits: { cards: 2, burst: 0, tries: 0 } };
    const host = await openShop(make, ways, { ways: [{ ...box, begin }] });
    const pay = (token: string, key?: string) =>
      send(host, { ...order(), ...(key && { key }), data: { ...goldenOrder(), payment: { way: 'box', token } } });
    for (const token of ['tok_1', 'tok_2']) expect((await pay(token)).body.result.paid).toBe(true);
    const refused = await pay('tok_3', 'the-key-of-a-third');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    host.pass(3_600_001);
    expect((await pay('tok_3', 'the-key-of-a-third')).body.result.paid).toBe(true);
    expect(await host.orders()).toHaveLength(3);
  });
});
