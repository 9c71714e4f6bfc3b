import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../host/catalogue/catalogue.mjs';
import { isOnSale, kindOf, makeLines } from '../../../host/catalogue/lines.mjs';
import { bundlesOfPackages, sellsPackages, withPackages } from '../../../host/packages/page-packages.mjs';
import { packageSale } from '../../../host/packages/package-sale.mjs';
import type { Package } from '../../../host/packages/stored-packages.mjs';
import { readPageConfig } from '../../../host/quote/form-code.mjs';
import { starter } from './packages-shop';

const states = ['CA', 'CO', 'NY', 'WY'];
const kinds = ['LLC', 'Corp', 'PLLC'];
const filings = ['business_formation', 'trade_name'];
const codes = [...filings, 'tax_id_with_ssn', 'registered_agent.12', 'registered_agent.24', 'seal'];

const product = (id: number, code: string, list: string, more: object) => ({
  ...{ id, code, list, name: code, type: code, subType: '', category: '', kind: 'service', position: id },
  ...{ months: 0, state: '', states: '', companies: '', ourPrice: null, published: 1, ...more },
});

/** A product, or a way of filing, that has a price or none. */
const price = fc.option(fc.integer({ min: 0, max: 3 }).map((step) => step * 5000));

/** Any catalogue of these codes, states and kinds. */
const catalogues = fc.infiniteStream(price).chain((prices) =>
  fc.record({ limit: fc.subarray(states), companies: fc.subarray(kinds) }).map(({ limit, companies }) => {
    const next = () => prices.next().value as number | null;
    const method = (productId: number, code: string, state: string, company: string) => ({
      ...{ id: 0, code: `${code}.${state}.${company}`, productId, state, company, way: 'online', locality: 'domestic', ourPrice: next() },
      ...{
        stateFee: 100,
        surcharge: 0,
        days: 1,
        hours: 0,
        documentDays: 1,
        sourceUrl: '',
        verifiedAt: '',
        confirmed: 1,
        note: '',
        published: 1,
      },
    });
    const methods = [
      ...filings.flatMap((code, index) => states.flatMap((state) => kinds.map((kind) => method(index + 1, code, state, kind)))),
      method(3, 'tax_id_with_ssn', 'US', ''),
    ].map((row, index) => ({ ...row, id: index + 1 }));
    const agents = states.flatMap((state) => [12, 24].map((months) => ({ state, months })));
    const products = [
      ...[...filings, 'tax_id_with_ssn'].map((code, index) => product(index + 1, code, 'filing', {})),
      ...agents.map(({ state, months }, index) =>
        product(10 + index, `registered_agent.${state}.${months}`, 'agent', { type: 'registered_agent', state, months, ourPrice: next() }),
      ),
      product(50, 'seal', 'simple', { ourPrice: next(), states: limit.join(', '), companies: companies.join(', ') }),
    ];
    return { version: 1, day: '', products, lines: makeLines(products, methods), coupons: [], bundles: [] } as unknown as Catalogue;
  }),
);

const packages = fc.record({
  ...{ id: fc.constant('package-1'), name: fc.constant('Starter'), price: fc.nat(99_999), extras: fc.constant([]) },
  products: fc.subarray(codes).map((chosen) => [...new Set(['business_formation', ...chosen])]),
  states: fc.subarray(states),
  kinds: fc.subarray(kinds),
}) as fc.Arbitrary<Package>;

/** The lines of a code that are sold in a state to a kind of company, found one by one. */
const soldLines = ({ lines }: Catalogue, code: string, state: string, kind: string) =>
  [...lines.values()].filter(
    (line) =>
      kindOf(line) === code &&
      isOnSale(lines, line) &&
      ['', 'US', state].includes(line.state) &&
      ['', kind].includes(line.company) &&
      (line.states === '' || line.states.split(', ').includes(state)) &&
      (line.companies === '' || line.companies.split(', ').includes(kind)),
  );

const withList = (catalogue: Catalogue, list: Package[], shown = 'cards') =>
  ({ ...catalogue, packages: { shown, made: list.length, list } }) as Catalogue;

interface Limited {
  config: { jurisdiction_limit_select: string[]; entity_type_limit_toggle?: boolean; entity_type_limit_select?: string[] };
}

const limitsOf = ({ config }: Limited) => ({
  state: config.jurisdiction_limit_select,
  kinds: config.entity_type_limit_toggle ? config.entity_type_limit_select : undefined,
});

describe('a package', () => {
  it('is sold in a state to a kind of company exactly where all of it is, once, by the ids of that state (SHOP-13)', () => {
    fc.assert(
      fc.property(catalogues, packages, (catalogue, pack) => {
        const bundles = bundlesOfPackages(withList(catalogue, [pack])).map(({ bundle }) => bundle);
        const { missing } = packageSale(catalogue, pack);
        for (const state of states) {
          const isAsked = pack.states.length === 0 || pack.states.includes(state);
          const here = bundles.filter((bundle) => limitsOf(bundle).state.includes(state));
          expect(isAsked && missing.has(state)).toBe(isAsked && here.length === 0);
          for (const kind of kinds) {
            const sold = pack.products.map((code) => soldLines(catalogue, code, state, kind));
            const isFormed = soldLines(catalogue, 'business_formation', state, kind).length > 0;
            const isWhole = isAsked && sold.every(({ length }) => length > 0) && (pack.kinds.length === 0 || pack.kinds.includes(kind));
            const found = here.filter((bundle) => limitsOf(bundle).kinds?.includes(kind) !== false);
            // A kind that cannot be formed there orders nothing, whatever a bundle without a limit says.
            expect(isFormed ? found.length : 0).toBe(isWhole ? 1 : 0);
            for (const { product_ids } of isWhole ? found : []) {
              expect(product_ids).toHaveLength(pack.products.length);
              const agents = sold.flat().filter(({ list }) => list !== 'filing');
              for (const { id } of agents) expect(product_ids).toContain(String(id));
            }
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is a bundle of the page config as the form reads it, for the states of the page alone (SHOP-13)', () => {
    fc.assert(
      fc.property(catalogues, packages, fc.subarray(states), fc.constantFrom('cards', 'table'), (catalogue, pack, jurisdictions, shown) => {
        const page = { formType: 'FormABusinessForm', jurisdictions };
        const config = withPackages(withList(catalogue, [{ ...pack, extras: ['Online account'] }], shown), page);
        const { problems } = readPageConfig(config);
        expect(problems).toEqual([]);
        const offered = (config['bundles'] ?? []).flatMap((bundle: Limited) => limitsOf(bundle).state);
        for (const state of offered) expect(jurisdictions.length === 0 || jurisdictions.includes(state)).toBe(true);
        expect(config['layout']?.packages).toBe(offered.length > 0 ? shown : undefined);
        expect(withPackages(withList(catalogue, [pack], 'none'), page)).toBe(page);
      }),
      { numRuns: 50 },
    );
  });

  it('is offered where a form asks for one, from the shop’s catalogue, beside no bundles of the page (SHOP-13)', () => {
    const sells = (config: object, more: object = {}) =>
      sellsPackages({ path: '/order', title: 'Order', config: { formType: 'FormABusinessForm', ...config }, ...more });
    const asks = [{ key: 'company', title: 'Company', sections: [{ modules: [{ id: 'Packages' }] }] }];
    expect(sells({})).toBe(true);
    expect(sells({ steps: asks })).toBe(true);
    for (const config of [
      { bundles: [] },
      { steps: [] },
      { formType: 'RASignupForm' },
      { formType: 'ContactForm' },
      { formType: '__proto__' },
      { endpoints: { marketing: 'https://products.example' } },
    ])
      expect(sells(config)).toBe(false);
    expect(sells({}, { lists: async () => ({}) })).toBe(false);
    const own = withPackages(withList({ ...emptyCatalogue }, [starter]), { layout: { packages: 'table' } });
    expect(own).toEqual({ layout: { packages: 'table' } });
  });
});

const emptyCatalogue = { version: 1, day: '', products: [], lines: new Map(), coupons: [], bundles: [] } as unknown as Catalogue;
