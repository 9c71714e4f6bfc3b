import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Load } from '../../src/kernel/facts/catalogue';
import { createCatalogueService } from '../../src/services/catalogue-service';
import { createHttpClient } from '../../src/services/http-client';
import { createServiceRequest } from '../../src/services/service-request';
import { badAnswers, pageAt, serve, silentFetch } from './support';

const product = (id: number, jurisdiction: string) => ({
  product_id: id,
  name: `Formation ${id}`,
  price: '39.00',
  type: 'business_formation',
  filing_methods: [{ id: id * 10, jurisdiction, entity_types: ['LLC'], cost: '100.00', surcharge: 3.75 }],
});

const replies: Readonly<Record<string, unknown>> = {
  '/api/registered_agent_products?website_id=demo': [{ id: 1, name: 'Registered Agent', price: 125 }],
  '/api/simple_products?website_id=demo': [
    { id: 2, name: 'Seal', price: '35.00' },
    { id: 3, name: 'Free?', price: '-1' },
  ],
  '/api/subscription_bundles?website_id=demo': [
    { id: 4, name: 'Yearly', jurisdiction: 'WY', product_ids: [1], llc_price: '348.00', corp_price: 360 },
  ],
  '/api/coupons?website_id=demo': [{ id: 5, name: 'Off', dollar_value: '25.00' }],
  '/api/filing_products?website_id=demo&state_abbreviation=WY': [product(6, 'WY')],
  '/api/filing_products?website_id=demo&shallow=true': [product(6, 'WY'), product(7, 'Federal')],
};

const loads: readonly Load[] = [
  { list: 'registered_agent_products' },
  { list: 'simple_products' },
  { list: 'subscription_bundles' },
  { list: 'coupons' },
  { list: 'filing_products', jurisdiction: 'WY' },
  { list: 'filing_products', jurisdiction: 'all' },
];

describe('the catalogue service', () => {
  let requested: string[];
  let origin: string;
  let close: () => Promise<void>;
  let service: ReturnType<typeof createCatalogueService>;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  beforeEach(async () => {
    requested = [];
    log.warn.mockClear();
    ({ origin, close } = await serve((req, res) => {
      requested.push(`${req.method} ${req.url}`);
      res.end(JSON.stringify({ result: replies[req.url!], count: 1 }));
    }));
    service = createCatalogueService(
      createServiceRequest(() => createHttpClient(pageAt(`${origin}/order`), `${origin}/api/`)),
      'demo',
      log,
    );
  });
  afterEach(() => close());

  it('asks for the four whole lists by website and reads their result (PROD-01)', async () => {
    expect(await service.load({ list: 'registered_agent_products' })).toMatchObject({
      registeredAgent: [{ product_id: '1', wireId: 1, price: 12500 }],
    });
    expect(await service.load({ list: 'simple_products' })).toMatchObject({ simple: [{ product_id: '2', price: 3500 }] });
    expect(await service.load({ list: 'subscription_bundles' })).toMatchObject({
      subscriptionBundles: [{ id: '4', llc_price: 34800, corp_price: 36000 }],
    });
    expect(await service.load({ list: 'coupons' })).toMatchObject({ coupons: [{ id: '5', dollar_value: 2500 }] });
    expect(requested).toEqual([
      'GET /api/registered_agent_products?website_id=demo',
      'GET /api/simple_products?website_id=demo',
      'GET /api/subscription_bundles?website_id=demo',
      'GET /api/coupons?website_id=demo',
    ]);
  });

  it('leaves out and reports a malformed product', async () => {
    await service.load({ list: 'simple_products' });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.objectContaining({ id: 3 }));
  });

  it('asks for the filing products of one state by its abbreviation (PROD-02)', async () => {
    const formation = { product_id: '6', filing_methods: [{ cost: 10000, surcharge: 375 }] };
    expect(await service.load({ list: 'filing_products', jurisdiction: 'WY' })).toMatchObject({ filing: { WY: [formation] } });
    expect(requested).toEqual(['GET /api/filing_products?website_id=demo&state_abbreviation=WY']);
  });

  it('asks for all filing products at once with shallow=true, and tells them apart (PROD-03)', async () => {
    const { filing = {} } = await service.load({ list: 'filing_products', jurisdiction: 'all' });
    expect(Object.keys(filing).sort()).toEqual(['US', 'WY']);
    expect(filing.US).toMatchObject([{ product_id: '7' }]);
    expect(requested).toEqual(['GET /api/filing_products?website_id=demo&shallow=true']);
  });
});

describe.each(loads)('$list $jurisdiction', (load) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const serviceOf = (href: string, fetch?: typeof globalThis.fetch) =>
    createCatalogueService(
      createServiceRequest(() => createHttpClient(pageAt(href, '', fetch))),
      'demo',
      log,
    );

  it.each(Object.entries(badAnswers))('rejects %s', async (_fault, { kind, answer }) => {
    const { origin, close } = await serve(answer);
    await expect(serviceOf(origin).load(load)).rejects.toMatchObject({ name: 'NetworkFault', kind });
    await close();
  });

  it.each([null, {}, 'none', 0])('rejects a result that is no list but %j', async (result) => {
    const { origin, close } = await serve((_req, res) => void res.end(JSON.stringify({ result })));
    await expect(serviceOf(origin).load(load)).rejects.toMatchObject({ kind: 'unreadable' });
    await close();
  });

  it('rejects a refused connection', async () => {
    const { origin, close } = await serve(() => undefined);
    await close();
    await expect(serviceOf(origin).load(load)).rejects.toMatchObject({ kind: 'network' });
  });

  it('waits 20 seconds', async () => {
    vi.useFakeTimers();
    const fault = vi.fn();
    serviceOf('https://site.example/', silentFetch).load(load).catch(fault);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fault).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fault.mock.calls).toMatchObject([[{ kind: 'timeout', message: 'timeout of 20000ms exceeded' }]]);
    vi.useRealTimers();
  });
});
