import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  filingProductsByJurisdiction,
  parseCoupons,
  parseProducts,
  parseSubscriptionBundles,
} from '../../../src/commerce/catalogue/parse-products';
import { filings, wireMethod } from './sample-facts';
import { isCents, method, money, number } from '../../kernel/util/wire-values';

const silent = () => {};
const wire = (rest: Record<string, unknown> = {}) => ({ product_id: 7, name: 'Book', price: '50.00', ...rest });
const parseOne = (raw: Record<string, unknown>) => parseProducts([raw], silent)[0];

describe('parseProducts', () => {
  it('knows a product by id or by product_id, and keeps what was sent (PROD-08)', () => {
    expect(parseOne({ ...wire(), product_id: undefined, id: 12 })).toMatchObject({ product_id: '12', wireId: 12 });
    expect(parseOne(wire({ product_id: 'a-7' }))).toMatchObject({ product_id: 'a-7', wireId: 'a-7' });
    expect(parseOne(wire())).toMatchObject({ product_id: '7', wireId: 7 });
  });

  it('carries everything of a product, its price in cents (PROD-09)', () => {
    const product = parseOne({
      product_id: 15624,
      name: 'Registered Agent',
      price: 225.5,
      category: 'registered_agent',
      subcategory: 'agent',
      kind: 'service',
      type: 'registered_agent',
      sub_type: 'standard',
      has_free_trial: true,
      trial_duration_days: '30',
      duration: 24,
      filing_methods: [],
      registered_agent: { id: 8056, jurisdiction: { id: 56, abbreviation: 'WY', state_province_region: 'Wyoming' } },
    });
    expect(product).toEqual({
      product_id: '15624',
      wireId: 15624,
      name: 'Registered Agent',
      price: 22550,
      category: 'registered_agent',
      subcategory: 'agent',
      kind: 'service',
      type: 'registered_agent',
      sub_type: 'standard',
      has_free_trial: true,
      trial_duration_days: 30,
      duration: 24,
      filing_methods: [],
      registered_agent: { id: '8056', jurisdiction: { id: '56', abbreviation: 'WY', state_province_region: 'Wyoming' } },
    });
  });

  it('carries everything of a filing method, its costs in cents (PROD-10)', () => {
    const raw = {
      id: 3560110,
      type: 'online',
      entity_types: ['LLC', 'Corp'],
      jurisdiction: 'WY',
      local_jurisdiction: 'Laramie County',
      cost: '100.00',
      surcharge: 3.75,
      filing: {
        locality: 'domestic',
        agency: { name: 'Wyoming Secretary of State' },
        dependent_filings_info: [{ filing_name: 'EIN', filing_sub_name: 'SS-4', jurisdiction_option: 'Federal' }],
      },
      filed_in: { days: 3, hours: '4' },
      docs_in: { days: 1 },
    };
    expect(parseOne(wire({ filing_methods: [raw] }))?.filing_methods).toEqual([
      {
        ...raw,
        id: '3560110',
        wireId: 3560110,
        cost: 10000,
        surcharge: 375,
        filed_in: { days: 3, hours: 4 },
        docs_in: { days: 1, hours: 0 },
      },
    ]);
  });

  it('fills in what a product does without', () => {
    expect(parseOne(wire())).toEqual({
      product_id: '7',
      wireId: 7,
      name: 'Book',
      price: 5000,
      category: '',
      subcategory: '',
      kind: '',
      type: '',
      sub_type: '',
      has_free_trial: false,
      trial_duration_days: 0,
      duration: 0,
      filing_methods: [],
      registered_agent: null,
    });
    expect(
      parseOne(wire({ filing_methods: [{ id: 1, jurisdiction: 'WY', cost: 0, local_jurisdiction: null, entity_types: [null, {}] }] }))
        ?.filing_methods[0],
    ).toMatchObject({
      entity_types: [],
      jurisdiction: 'WY',
      local_jurisdiction: null,
      surcharge: 0,
      filing: { locality: '', agency: { name: '' }, dependent_filings_info: [] },
      filed_in: { days: 0, hours: 0 },
    });
  });

  it.each([
    ['no id', wire({ product_id: undefined })],
    ['an empty id', wire({ product_id: '' })],
    ['no name', wire({ name: null })],
    ['no price', wire({ price: undefined })],
    ['a price below 0', wire({ price: '-5.00' })],
    ['a price of three decimals', wire({ price: '5.005' })],
    ['a price that is a fraction of a cent', wire({ price: 0.305 })],
    ['a price that is no number', wire({ price: NaN })],
    ['a price without end', wire({ price: Infinity })],
    ['a price in words', wire({ price: 'free' })],
    ['a price in a list', wire({ price: ['5.00'] })],
    ['nothing but text', 'Book'],
    ['nothing', null],
    ['a list', [wire()]],
  ])('leaves a product with %s out and reports it', (_, raw) => {
    const report = vi.fn();
    expect(parseProducts([raw, wire({ product_id: 8 })], report).map(({ product_id }) => product_id)).toEqual(['8']);
    expect(report).toHaveBeenCalledExactlyOnceWith('A malformed product was left out.', raw);
  });

  it.each([
    ['no cost', { cost: undefined }],
    ['a malformed cost', { cost: '-1' }],
    ['a malformed surcharge', { surcharge: 'some' }],
    ['a cost of a fraction of a cent', { cost: 10.001 }],
    ['no id', { id: null }],
    ['no jurisdiction', { jurisdiction: '' }],
    ['the id of another', { id: 2 }],
  ])('leaves a filing method with %s out, keeps the product and reports it', (_, flaw) => {
    const report = vi.fn();
    const raw = wire({ filing_methods: [wireMethod(2, 'WY', '20.00'), { ...wireMethod(1, 'WY', '10.00'), ...flaw }] });
    expect(parseProducts([raw], report)[0]?.filing_methods.map(({ id, cost }) => [id, cost])).toEqual([['2', 2000]]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^A (malformed|repeated) filing method was left out\.$/),
      expect.anything(),
    );
  });

  it.each([[undefined], [null], ['<html>'], [{ result: [] }]])('takes no product from %o, and reports it', (list) => {
    const report = vi.fn();
    expect(parseProducts(list, report)).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('takes a product once, the first time, and one of several jurisdictions once in each', () => {
    const report = vi.fn();
    const again = wire({ price: '1.00' });
    expect(parseProducts([wire(), again, wire({ product_id: '7', price: '2.00' })], report).map(({ price }) => price)).toEqual([5000]);
    expect(report.mock.calls[0]).toEqual(['A repeated product was left out.', again]);
    expect(report).toHaveBeenCalledTimes(2);
    const filedIn = (...codes: string[]) => wire({ filing_methods: codes.map((code, id) => wireMethod(id, code, '1')) });
    const agentOf = (abbreviation: string) => wire({ registered_agent: { id: 1, jurisdiction: { abbreviation } } });
    expect(parseProducts([filedIn('WY'), filedIn('CO'), filedIn('CO'), agentOf('WY'), agentOf('CO'), agentOf('WY')], report)).toHaveLength(
      4,
    );
    expect(report).toHaveBeenCalledTimes(4);
  });

  it('reads no time that would leave the calendar', () => {
    const { filed_in, docs_in } = parseOne(
      wire({ filing_methods: [wireMethod(1, 'WY', '1', { filed_in: { days: 1e300, hours: -4 }, docs_in: { days: '2', hours: [3] } })] }),
    )!.filing_methods[0]!;
    expect([filed_in, docs_in]).toEqual([
      { days: 0, hours: 0 },
      { days: 2, hours: 0 },
    ]);
  });

  it('never throws, and whatever it lets through is whole cents', () => {
    const anything = fc.record(
      {
        product_id: fc.anything(),
        id: fc.anything(),
        name: fc.oneof(fc.string(), fc.anything()),
        price: money,
        filing_methods: fc.oneof(fc.array(method), fc.anything()),
        registered_agent: fc.anything(),
        duration: number,
        trial_duration_days: number,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(anything, fc.anything())), fc.anything()), (list) => {
        for (const { price, product_id, duration, trial_duration_days, filing_methods } of parseProducts(list, silent)) {
          expect(isCents(price)).toBe(true);
          expect(product_id).not.toBe('');
          expect(duration >= 0 && trial_duration_days >= 0).toBe(true);
          for (const { cost, surcharge, filed_in, docs_in } of filing_methods) {
            expect(isCents(cost) && isCents(surcharge)).toBe(true);
            expect(Object.values({ ...filed_in, ...docs_in }).every((time) => time >= 0 && time < 10_000)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('filingProductsByJurisdiction', () => {
  it('puts a product of a state there alone, be it filed in the federal way too, as the list of that state has it (PROD-44)', () => {
    const mixed = wire({ filing_methods: [wireMethod(1, 'WY', '1'), wireMethod(2, 'Federal', '1')] });
    const [product] = parseProducts([mixed], silent);
    expect(filingProductsByJurisdiction([product!], silent)).toEqual({ WY: [product] });
  });

  it('puts each product where its filing methods are, federal ones under US', () => {
    const all = [...filings.US, ...filings.CO, ...filings.WY];
    expect(filingProductsByJurisdiction(all, silent)).toEqual(filings);
  });

  it('puts a product of several jurisdictions in each of them once', () => {
    const methods = [wireMethod(1, 'WY', '1'), wireMethod(2, 'CO', '1'), wireMethod(3, 'WY', '2')];
    const [product] = parseProducts([wire({ filing_methods: methods })], silent);
    expect(filingProductsByJurisdiction([product!], silent)).toEqual({ WY: [product], CO: [product] });
  });

  it('reports a product without filing methods: it belongs nowhere', () => {
    const report = vi.fn();
    expect(filingProductsByJurisdiction(parseProducts([wire()], silent), report)).toEqual({});
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('without filing methods'), 7);
  });
});

describe('the catalogue of the fixtures', () => {
  const folder = new URL('../../../fixtures/catalogue/', import.meta.url);
  const resultOf = (path: string) => (JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as { result: unknown[] }).result;

  it('is parsed without a complaint, and comes apart by jurisdiction as it is served', () => {
    const report = vi.fn();
    const codes = readdirSync(new URL('filing_products/', folder)).map((name) => name.replace('.json', ''));
    const served = Object.fromEntries(codes.map((code) => [code, parseProducts(resultOf(`filing_products/${code}.json`), report)]));
    expect(filingProductsByJurisdiction(Object.values(served).flat(), report)).toEqual(served);
    for (const name of ['registered_agent_products', 'simple_products'] as const) {
      const list = resultOf(`${name}.json`);
      expect(parseProducts(list, report)).toHaveLength(list.length);
    }
    parseCoupons(resultOf('coupons.json'), report);
    parseSubscriptionBundles(resultOf('subscription_bundles.json'), report);
    expect(report).not.toHaveBeenCalled();
  });
});
