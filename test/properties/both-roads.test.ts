import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { filingMethodsOf } from '../../src/commerce/catalogue/filing-methods';
import { entriesOf, type CatalogueEntry } from '../../src/commerce/catalogue/product-lookup';
import type { Facts } from '../../src/kernel/facts/facts';
import { fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';
import { schedules } from './runs';

const states = ['CO', 'DE', 'FL', 'NV', 'NY', 'TX', 'WY'];
type Wire = Readonly<Record<string, unknown>>;
type Lists = Readonly<Record<string, readonly Wire[]>>;

const method = (id: number, jurisdiction: string): Wire => ({
  id,
  jurisdiction,
  entity_types: ['LLC'],
  cost: String(id),
  filing: { locality: 'both' },
});
const product = (product_id: number, ways: readonly string[]): Wire => ({
  product_id,
  name: `Filing ${product_id}`,
  type: `type_${product_id}`,
  price: '1.00',
  filing_methods: ways.map((way, index) => method(product_id * 10 + index, way)),
});

/** The lists of a server: some products of one state, some of every state, some of the federal list, some of both. */
const lists = fc
  .record({
    ofState: fc.array(fc.record({ state: fc.constantFrom(...states), federalToo: fc.boolean() }), { maxLength: 8 }),
    ofEvery: fc.array(fc.boolean(), { maxLength: 3 }),
    ofFederal: fc.array(fc.boolean(), { maxLength: 3 }),
    isByMethod: fc.boolean(),
  })
  .map(({ ofState, ofEvery, ofFederal, isByMethod }): Lists => {
    const own = ofState.map(({ state, federalToo }, index) => ({
      state,
      wire: product(100 + index, federalToo ? [state, 'Federal'] : [state]),
    }));
    // Filed in the federal way alone or, in each state, in a way of the state too.
    const every = (code: string) => ofEvery.map((hasOwnWay, index) => product(200 + index, hasOwnWay ? [code, 'Federal'] : ['Federal']));
    const repeated = ofFederal.map((isRepeated, index) => ({ isRepeated, wire: product(300 + index, ['Federal']) }));
    // Another kind of server has in each list whatever can be filed there, the federal way included (PROD-11).
    if (isByMethod) {
      const all = [...own, ...repeated].map(({ wire }) => wire);
      const filedIn = (code: string) =>
        all.filter(({ filing_methods }) =>
          (filing_methods as Wire[]).some(({ jurisdiction }) => [code, 'Federal'].includes(String(jurisdiction))),
        );
      return Object.fromEntries([...states, 'US'].map((code) => [code, filedIn(code)]));
    }
    const listOf = (code: string) => [
      ...own.filter(({ state }) => state === code).map(({ wire }) => wire),
      ...every(code),
      ...repeated.filter(({ isRepeated }) => isRepeated).map(({ wire }) => wire),
    ];
    return { ...Object.fromEntries(states.map((code) => [code, listOf(code)])), US: repeated.map(({ wire }) => wire) };
  });

const body = (result: readonly Wire[]) => JSON.stringify({ result });
const once = (products: readonly Wire[]) => [...new Map(products.map((one) => [JSON.stringify(one), one])).values()];

/** What is known of each state once these choices were made one after the other, on a server that keeps its order. */
async function known(server: Lists, choices: readonly (readonly string[])[], scheduler?: fc.Scheduler) {
  const services = fakeServices();
  const reply = (path: string, query: Readonly<Record<string, string>> = {}) =>
    path === 'filing_products' ? body(query.shallow ? once(Object.values(server).flat()) : server[query.state_abbreviation!]!) : body([]);
  services.marketing.mockImplementation(async (path, request) => {
    const text = reply(path, request?.query as Readonly<Record<string, string>>);
    return scheduler ? scheduler.schedule(Promise.resolve(text), path) : text;
  });
  const { mirror, store, factsOf } = formStore({ services, config: { formType: 'RASignupForm' } });
  for (const codes of choices) {
    mirror({
      companyInformation: { entityType: { key: 'LLC', value: 'LLC' }, states: Object.fromEntries(codes.map((code) => [code, true])) },
    });
    if (!scheduler) await settled();
  }
  await scheduler?.waitIdle();
  await settled();
  const facts = factsOf(store.getState());
  const asked = services.marketing.mock.calls.filter(([path]) => path === 'filing_products').length;
  return { asked, states: Object.fromEntries(states.map((code) => [code, filingsKnown(facts, code)])) };
}

const filingsKnown = (facts: Facts, code: string) =>
  entriesOf(facts.catalogue, code)
    .map((entry) => [entry.jurisdiction, entry.product.product_id, ...methodsIn(facts, entry)].join(' '))
    .sort();

const methodsIn = (facts: Facts, { product: filing, jurisdiction }: CatalogueEntry) =>
  filingMethodsOf(facts, filing, jurisdiction).map(({ id }) => id);

describe('filing products, one by one or all at once', () => {
  it('are the same products, filed in the same ways, federal ones included (PROD-44)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        lists,
        fc.subarray(states, { minLength: 6 }),
        fc.subarray(states),
        async (scheduler, server, chosen, first) => {
          const oneByOne = await known(
            server,
            states.map((_, index) => states.slice(0, index + 1)),
          );
          expect(oneByOne.asked).toBe(states.length + 1);
          const atOnce = await known(server, [chosen]);
          expect(atOnce.asked).toBe(2);
          const mixed = await known(server, [first, chosen], scheduler);
          for (const code of chosen) {
            expect(atOnce.states[code]).toEqual(oneByOne.states[code]);
            expect(mixed.states[code]).toEqual(oneByOne.states[code]);
          }
        },
      ),
      schedules,
    );
  });

  it('keep the federal list where that of all has federal ways but not the list (PROD-44)', async () => {
    const server: Lists = { ...Object.fromEntries(states.map((code) => [code, [product(200, ['Federal'])]])), US: [] };
    const services = fakeServices();
    services.marketing.mockImplementation(async (path, request) => {
      const query = request?.query as Readonly<Record<string, string>>;
      if (path !== 'filing_products') return body([]);
      if (query.shallow) return body(once(Object.values(server).flat()));
      return body(query.state_abbreviation === 'US' ? [product(300, ['Federal'])] : server[query.state_abbreviation!]!);
    });
    const { mirror, store, factsOf } = formStore({ services, config: { formType: 'RASignupForm' } });
    mirror({ companyInformation: { entityType: { key: 'LLC' }, states: Object.fromEntries(states.map((code) => [code, true])) } });
    await vi.waitFor(() => expect(filingsKnown(factsOf(store.getState()), 'WY')).toEqual(['US 300 3000', 'WY 200 2000']));
  });
});
