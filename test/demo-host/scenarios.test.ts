import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keyOf, startHost, wholeCatalogue, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({}, wholeCatalogue);
});
afterAll(() => host.stop());
beforeEach(() => host.clear());
afterEach(() => {
  vi.useRealTimers();
});

const ordered = { result: expect.objectContaining({ account_id: '50001' }) };

it.each([
  ['firewall', 403, '<h1>Forbidden</h1>'],
  ['stale-page', 403, '-1'],
  ['refused', 422, '{"success":false,"data":{"message":"The email address is on our block list."}}'],
  ['too-many-posts', 429, '{"error":"Too many requests. Please wait a minute."}'],
])('%s: refuses every post with status %i, orders nothing, and the same key orders once it is over', async (scenario, status, body) => {
  for (const key of ['a', 'a', 'b']) {
    const answer = await host.order(key, scenario);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(body)]);
  }
  const captcha = await host.post(`/pages/contact?scenario=${scenario}`, {
    action: 'process_contact',
    formType: 'ContactForm',
    contactData: '{}',
    idempotency_key: keyOf('c'),
  });
  expect(captcha.status).toBe(status);
  expect(await host.countOrders()).toBe(0);
  expect(await (await host.order('a')).json()).toEqual(ordered);
});

it('too-many-posts: says when to try again', async () => {
  expect((await host.order('a', 'too-many-posts')).headers.get('retry-after')).toBe('60');
});

it('slow-processing: orders, drops the connection, answers 409 for eight seconds and then the order', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  await expect(host.order('a', 'slow-processing')).rejects.toThrow('fetch failed');
  vi.setSystemTime(1_007_999);
  const early = await host.order('a', 'slow-processing');
  expect([early.status, await early.json()]).toEqual([
    409,
    { error: expect.stringContaining('still being processed'), code: 'still_working' },
  ]);
  vi.setSystemTime(1_008_000);
  expect(await (await host.order('a', 'slow-processing')).json()).toEqual(ordered);
  expect(await host.countOrders()).toBe(1);
});

it('failing-catalogue: every list answers 500', async () => {
  for (const list of ['coupons', 'filing_products', 'registered_agent_products'])
    expect((await fetch(`${host.url}/api/scenario/failing-catalogue/${list}?website_id=demo&state_abbreviation=WY`)).status).toBe(500);
});

it('dead-tokenizer: drops every connection', async () => {
  await expect(fetch(`${host.tokenizer}/scenario/dead-tokenizer/v1/cards?callback=a&params={}`)).rejects.toThrow('fetch failed');
});

it('blocked-captcha: the page names a script that is not delivered', async () => {
  const text: string = await host.read('/pages/contact?scenario=blocked-captcha');
  expect(text).toContain(`"captcha":"${host.url}/blocked/captcha.js"`);
  expect((await fetch(`${host.url}/blocked/captcha.js`)).status).toBe(403);
});

it('lets pages of other sites call the API, also where it fails, and asks for no credentials', async () => {
  const from = { headers: { origin: 'https://owner.example' } };
  for (const path of [
    '/api/coupons?website_id=demo',
    '/api/none?website_id=demo',
    '/api/scenario/failing-catalogue/coupons',
    '/captcha/token',
  ]) {
    const { headers } = await fetch(host.url + path, from);
    expect([path, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([path, '*', null]);
  }
  const asked = await fetch(`${host.url}/api/coupons`, { method: 'OPTIONS', ...from });
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'Content-Type']);
  expect((await fetch(`${host.url}/received`, from)).headers.get('access-control-allow-origin')).toBeNull();
});
