import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type RunningHost } from './start-host';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost({
    'orders/two-coupons/page-config.json': { formType: 'FormABusinessForm', bundles: [] },
    'orders/two-coupons/catalogue.json': {
      coupons: [{ id: 1, name: 'Other words' }, { id: 2 }],
      filing_products: { WY: [{ product_id: 'wy-too' }], ZZ: [{ id: 'zz' }] },
    },
    'orders/plain/page-config.json': { formType: 'ContactForm', pageID: 'own-id' },
  });
});
afterAll(() => host.stop());

const configOf = async (path: string) =>
  JSON.parse(/window\.charterformConfig = (.*);<\/script>/.exec(await host.read(path))?.[1] ?? 'null');
const result = async (path: string) => (await host.read(`/api/${path}`)).result;

it('shows the page of an order, whose catalogue is its own', async () => {
  expect(await configOf('/orders/two-coupons')).toMatchObject({
    formType: 'FormABusinessForm',
    pageID: 'two-coupons',
    bundles: [],
    endpoints: { marketing: `${host.url}/api/order/two-coupons/`, tokenizer: host.tokenizer },
  });
  expect(await configOf('/orders/plain')).toMatchObject({ formType: 'ContactForm', pageID: 'own-id' });
  const slow = await configOf('/orders/plain?scenario=declined-card');
  expect(slow.endpoints.marketing).toBe(`${host.url}/api/scenario/declined-card/order/plain/`);
});

it('has no page for an order that is not there', async () => {
  expect((await fetch(`${host.url}/orders/none`)).status).toBe(404);
  expect((await fetch(`${host.url}/orders/..%2Fpages`)).status).toBe(404);
});

it('puts the products of an order in place or at the end of a list, and leaves the other lists alone', async () => {
  expect(await result('order/two-coupons/coupons?website_id=demo')).toEqual([{ id: 1, name: 'Other words' }, { id: 2 }]);
  const wyoming = 'filing_products?website_id=demo&state_abbreviation=WY';
  expect(await result(`order/two-coupons/${wyoming}`)).toEqual([{ id: 'wy' }, { id: 'both' }, { product_id: 'wy-too' }]);
  expect(await result('order/two-coupons/filing_products?website_id=demo&state_abbreviation=US')).toEqual([{ id: 'both' }, { id: 'us' }]);
  expect(await result(`order/plain/${wyoming}`)).toEqual([{ id: 'wy' }, { id: 'both' }]);
  expect(await result(wyoming)).toEqual([{ id: 'wy' }, { id: 'both' }]);
});

it('has the products of an order among those of all jurisdictions too, and for a jurisdiction of its own', async () => {
  const all = await result('order/two-coupons/filing_products?website_id=demo&shallow=true');
  expect(all).toContainEqual({ product_id: 'wy-too' });
  expect(await result('order/two-coupons/filing_products?website_id=demo&state_abbreviation=ZZ')).toEqual([{ id: 'zz' }]);
});
