import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, startHost, writeFiles, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const statusOf = async (path: string) => (await fetch(host.url + path)).status;

it('answers a list with the body of its file', async () => {
  expect(await host.read('/api/coupons?website_id=demo')).toEqual(catalogue['catalogue/coupons.json']);
});

it('answers the filing products of one jurisdiction', async () => {
  expect(await host.read('/api/filing_products?website_id=demo&state_abbreviation=WY')).toEqual(
    catalogue['catalogue/filing_products/WY.json'],
  );
});

it('answers shallow with the union of all jurisdictions, a shared product once', async () => {
  expect(await host.read('/api/filing_products?website_id=demo&shallow=true')).toEqual({
    result: [{ id: 'both' }, { id: 'us' }, { id: 'wy' }],
  });
});

it('refuses with JSON what it has not', async () => {
  for (const path of [
    '/api/filing_products?website_id=demo&state_abbreviation=ZZ',
    '/api/filing_products?website_id=demo&state_abbreviation=..%2F..%2Fcatalogue%2Fcoupons',
    '/api/simple_products?website_id=demo',
    '/api/process_contact?website_id=demo',
    '/api/scenario/none/coupons?website_id=demo',
    '/api/one/two/three?website_id=demo',
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await host.read(path)).toEqual({ error: expect.any(String) });
  }
});

it('asks for the website and for a jurisdiction', async () => {
  expect(await statusOf('/api/coupons')).toBe(400);
  expect(await host.read('/api/coupons')).toEqual({ error: 'website_id is missing' });
  expect(await statusOf('/api/filing_products?website_id=demo')).toBe(400);
});

it('reads the files anew at every request and is not cached', async () => {
  writeFiles(host.fixturesDir, { 'catalogue/subscription_bundles.json': { result: [] } });
  expect(await host.read('/api/subscription_bundles?website_id=demo')).toEqual({ result: [] });
  writeFiles(host.fixturesDir, { 'catalogue/subscription_bundles.json': { result: [{ id: 7 }] } });
  const answer = await fetch(`${host.url}/api/subscription_bundles?website_id=demo`);
  expect(await answer.json()).toEqual({ result: [{ id: 7 }] });
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-cache', null]);
});

it('names a torn file in its answer', async () => {
  writeFiles(host.fixturesDir, { 'catalogue/registered_agent_products.json': '{' });
  const answer = await fetch(`${host.url}/api/registered_agent_products?website_id=demo`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: expect.stringContaining('registered_agent_products.json is not valid JSON') });
});

it('comes late in the scenario slow', async () => {
  const start = performance.now();
  expect(await host.read('/api/scenario/slow/coupons?website_id=demo')).toEqual(catalogue['catalogue/coupons.json']);
  expect(performance.now() - start).toBeGreaterThanOrEqual(1490);
});
