import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, catalogueVersion, listsOf } from '../../../host/catalogue/catalogue.mjs';
import { confirmFees, findLines, publish, raisePrices, setPrice } from '../../../host/catalogue/change.mjs';
import { contract, faultsOfReply } from '../../contract/contract';
import { databases } from '../support/databases';
import { startShop } from '../support/start-shop';

const lists = ['registered_agent_products', 'simple_products', 'filing_products', 'subscription_bundles', 'coupons'] as const;

describe.each(databases)('the lists of the catalogue on %s', (_name, make) => {
  let host: Awaited<ReturnType<typeof startShop>>;
  beforeAll(async () => {
    host = await startShop(make);
  });
  afterAll(() => host.stop());

  const get = async (list: string, query = '', headers: Record<string, string> = {}) => {
    const response = await host.fetch(new Request(`http://shop.example/catalogue/${list}?website_id=${query}`, { headers }));
    const text = await response.text();
    const body = text.startsWith('{') ? (JSON.parse(text) as { result: Record<string, unknown>[] }) : null;
    return { status: response.status, headers: response.headers, body, result: body?.result ?? [] };
  };
  const where = async (conditions: Parameters<typeof findLines>[1]) => findLines(await catalogueOf(host.shop), conditions);

  it('sell nothing in a new shop, and what is priced with the fee of its state (SHOP-01, SHOP-04)', async () => {
    for (const list of lists) expect((await get(list, '&shallow=true')).result, list).toEqual([]);
    const llc = { product: 'business_formation', company: 'LLC' };
    await setPrice(host.shop, await where({ ...llc, state: 'WY' }), 9900);
    await setPrice(host.shop, await where({ ...llc, state: 'CO' }), 7900);
    const agents = await where({ product: 'registered_agent', months: 12, state: ['WY', 'CO'] });
    await setPrice(host.shop, agents, 12_500);
    expect((await get('registered_agent_products')).result).toEqual([]);
    await publish(host.shop, agents);
    const [formation, ...others] = (await get('filing_products', '&state_abbreviation=wy')).result;
    expect(others).toEqual([]);
    expect(formation).toMatchObject({
      name: 'Business Formation',
      type: 'business_formation',
      price: '99.00',
      filing_methods: [{ type: 'online', entity_types: ['LLC'], jurisdiction: 'WY', cost: '104.00', surcharge: '0.00' }],
    });
    expect((await get('registered_agent_products')).result).toMatchObject([
      { duration: 12, price: '125.00', registered_agent: { jurisdiction: { abbreviation: 'CO' } } },
      { duration: 12, price: '125.00', registered_agent: { jurisdiction: { abbreviation: 'WY' } } },
    ]);
    await publish(host.shop, ['business_formation.WY.LLC'], false);
    expect((await get('filing_products', '&state_abbreviation=WY')).result).toEqual([]);
    await publish(host.shop, ['business_formation.WY.LLC']);
  });

  it('are for pages of any origin, with an ETag, and sent anew only after a change (SHOP-01)', async () => {
    const query = '&state_abbreviation=WY';
    const first = await get('filing_products', query);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\da-f]{32}"$/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const again = await get('filing_products', query, { 'If-None-Match': `"other", W/${etag.replace(/"$/, '-gzip"')}` });
    expect([again.status, again.body]).toEqual([304, null]);
    expect((await get('filing_products', '&state_abbreviation=CO', { 'If-None-Match': etag })).status).toBe(200);
    await setPrice(host.shop, ['business_formation.WY.LLC'], 9901);
    const changed = await get('filing_products', query, { 'If-None-Match': etag });
    expect([changed.status, changed.result[0]!.price]).toEqual([200, '99.01']);
    expect((await get('filing_products')).status).toBe(400);
    expect((await get('filing_products', '&state_abbreviation=XX')).status).toBe(400);
    expect((await get('orders')).status).toBe(404);
  });

  it('name the source and the day of each fee that is confirmed, and publish no other (SHOP-04)', async () => {
    const { lines } = await catalogueOf(host.shop);
    const filings = [...lines.values()].filter(({ list }) => list === 'filing');
    expect(filings).toHaveLength(789);
    expect(filings.filter(({ confirmed, published }) => confirmed !== published)).toEqual([]);
    const confirmed = filings.filter(({ confirmed }) => confirmed === 1);
    expect(confirmed.length).toBeGreaterThan(50);
    for (const { sourceUrl, verifiedAt, code } of confirmed) {
      expect([sourceUrl, verifiedAt], code).toEqual([expect.stringMatching(/^https:/), expect.stringMatching(/^2026-0[78]-\d\d$/)]);
    }
    expect(await confirmFees(host.shop, ['business_formation.WY.Corp', 'web_hosting'])).toBe(1);
    expect((await catalogueOf(host.shop)).lines.get('business_formation.WY.Corp')).toMatchObject({ confirmed: 1, published: 0 });
  });

  it('are raised by a share to the nearest cent, and nothing that stays raises the version (SHOP-02)', async () => {
    await setPrice(host.shop, ['business_formation.WY.LLC'], 4999);
    expect(await raisePrices(host.shop, ['business_formation.WY.LLC', 'trademark.US', 'no_such'], 1000)).toBe(1);
    expect((await catalogueOf(host.shop)).lines.get('business_formation.WY.LLC')).toMatchObject({ ourPrice: 5499, stateFee: 10_400 });
    const before = await catalogueVersion(host.shop.db);
    expect(await setPrice(host.shop, ['business_formation.WY.LLC'], 5499)).toBe(0);
    expect(await catalogueVersion(host.shop.db)).toBe(before);
  });

  it('have the shape of the contract when everything is sold, in every way (SHOP-01)', async () => {
    const all = await where({});
    await setPrice(host.shop, all, 4900);
    await publish(host.shop, all);
    const insert = host.shop.db;
    const codes = { code: 'ra', name: '10 % off agents', products: 'registered_agent', percent: 1000, published: 1 };
    await insert
      .insertInto('coupons')
      .values({ ...codes, amount: null, bundled: 0, bundle: 'wy' })
      .execute();
    const bundle = { code: 'wy', name: 'Wyoming', state: 'WY', products: 'business_formation.WY registered_agent.WY.12', published: 1 };
    await insert
      .insertInto('bundles')
      .values({ ...bundle, llcPrice: 34_800, corpPrice: 36_000 })
      .execute();
    await setPrice(host.shop, ['web_hosting'], 4901);
    for (const list of lists) {
      for (const query of list === 'filing_products' ? ['&state_abbreviation=WY', '&state_abbreviation=US', '&shallow=true'] : ['']) {
        const { status, body, result } = await get(list, query);
        expect(result.length, list).toBeGreaterThan(0);
        expect(faultsOfReply(contract.paths[`/${list}`]!.get, status, body), list).toEqual([]);
      }
    }
    const filings = (await listsOf(host.shop)).filing_products as { product_id: number; filing_methods: { jurisdiction: string }[] }[];
    expect(new Set(filings.map(({ product_id }) => product_id)).size).toBe(filings.length);
    expect(new Set(filings.map(({ filing_methods }) => filing_methods[0]!.jurisdiction)).size).toBe(52);
    expect((await get('coupons')).result[0]).toMatchObject({ percent_value: 10, dollar_value: '0.00', bundleID: 800_000_001 });
  });
});
