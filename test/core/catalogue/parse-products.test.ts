import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  filingProductsByJurisdiction,
  parseCoupons,
  parseProducts,
  parseSubscriptionBundles,
} from '../../../src/core/catalogue/parse-products';
import { filings, wireMethod } from './sample-facts';

const silent = () => {};
const wire = (rest: Record<string, unknown> = {}) => ({ product_id: 7, name: 'Book', price: '50.00', ...rest });
const parseOne = (raw: Record<string, unknown>) => parseProducts([raw], silent)[0];

describe('parseProducts', () => {
  it('knows a product by id or by product_id, and keeps what was sent (PROD-08)', () => {
    expect(parseOne({ ...wire(), product_id: undefined, id: 12 })).toMatchObject({ product_id: '12', sentID: 12 });
    expect(parseOne(wire({ product_id: 'a-7' }))).toMatchObject({ product_id: 'a-7', sentID: 'a-7' });
    expect(parseOne(wire())).toMatchObject({ product_id: '7', sentID: 7 });
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
      sentID: 15624,
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
        sentID: 3560110,
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
      sentID: 7,
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
    expect(parseOne(wire({ filing_methods: [{ id: 1, cost: 0, local_jurisdiction: null }] }))?.filing_methods[0]).toMatchObject({
      entity_types: [],
      jurisdiction: '',
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
    ['no id', { id: null }],
  ])('leaves a filing method with %s out, keeps the product and reports it', (_, flaw) => {
    const report = vi.fn();
    const raw = wire({ filing_methods: [{ ...wireMethod(1, 'WY', '10.00'), ...flaw }, wireMethod(2, 'WY', '20.00')] });
    expect(parseProducts([raw], report)[0]?.filing_methods.map(({ id }) => id)).toEqual(['2']);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each([[undefined], [null], ['<html>'], [{ result: [] }]])('takes no product from %o, and reports it', (list) => {
    const report = vi.fn();
    expect(parseProducts(list, report)).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('never throws, and whatever it lets through is whole cents', () => {
    const anything = fc.record(
      {
        product_id: fc.anything(),
        id: fc.anything(),
        name: fc.oneof(fc.string(), fc.anything()),
        price: fc.oneof(fc.float(), fc.anything()),
        filing_methods: fc.oneof(fc.array(fc.record({ id: fc.nat(), cost: fc.anything(), filing: fc.anything() })), fc.anything()),
        registered_agent: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, fc.anything())), (list) => {
        for (const { price, product_id, filing_methods } of parseProducts(list, silent)) {
          expect(Number.isInteger(price) && price >= 0).toBe(true);
          expect(product_id).not.toBe('');
          for (const { cost } of filing_methods) expect(Number.isInteger(cost) && cost >= 0).toBe(true);
        }
      }),
    );
  });
});

describe('filingProductsByJurisdiction', () => {
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
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no jurisdiction'), 7);
  });
});

describe('parseSubscriptionBundles', () => {
  const bundle = {
    id: 50056,
    name: 'Wyoming Business Subscription',
    jurisdiction: 'WY',
    product_ids: [35601, '15612', null],
    llc_price: '348.00',
    corp_price: 360,
    price_monthly: '29.00',
  };

  it('reads a bundle, its yearly prices in cents', () => {
    expect(parseSubscriptionBundles([bundle], silent)).toEqual([
      {
        id: '50056',
        sentID: 50056,
        name: 'Wyoming Business Subscription',
        jurisdiction: 'WY',
        product_ids: ['35601', '15612'],
        llc_price: 34800,
        corp_price: 36000,
      },
    ]);
  });

  it.each([[{ id: undefined }], [{ llc_price: '1.234' }], [{ corp_price: null }]])('leaves %o out and reports it', (flaw) => {
    const report = vi.fn();
    expect(parseSubscriptionBundles([{ ...bundle, ...flaw }, bundle], report)).toHaveLength(1);
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('parseCoupons', () => {
  const coupon = {
    id: 60001,
    name: '$25 off',
    product_id_restrictions: [15612],
    dollar_value: '25.00',
    percent_value: 0,
    bundled: false,
    bundleID: null,
  };

  it('reads a coupon in dollars and one in percent', () => {
    expect(parseCoupons([coupon, { id: 2, percent_value: '10', bundled: true, bundleID: 5 }], silent)).toEqual([
      { ...coupon, id: '60001', sentID: 60001, product_id_restrictions: ['15612'], dollar_value: 2500 },
      {
        id: '2',
        sentID: 2,
        name: '',
        product_id_restrictions: [],
        dollar_value: 0,
        percent_value: 10,
        bundled: true,
        bundleID: '5',
      },
    ]);
  });

  it.each([[{ id: '' }], [{ dollar_value: '-1' }], [{ percent_value: 101 }], [{ percent_value: 'ten' }]])(
    'leaves %o out and reports it',
    (flaw) => {
      const report = vi.fn();
      expect(parseCoupons([{ ...coupon, ...flaw }, coupon], report)).toHaveLength(1);
      expect(report).toHaveBeenCalledOnce();
    },
  );
});

describe('the catalogue of the fixtures', () => {
  const folder = new URL('../../../fixtures/catalogue/', import.meta.url);
  const resultOf = (path: string) => (JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as { result: unknown[] }).result;

  it('is parsed without a complaint, and comes apart by jurisdiction as it is served', () => {
    const report = vi.fn();
    const codes = readdirSync(new URL('filing_products/', folder)).map((name) => name.replace('.json', ''));
    const served = Object.fromEntries(
      codes.map((code) => [code, parseProducts(resultOf(`filing_products/${code}.json`), report)]),
    );
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
