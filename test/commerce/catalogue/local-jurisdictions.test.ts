import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenFilingMethod,
  chosenLocalJurisdiction,
  compareFilingMethods,
  defaultFilingMethod,
  filingMethodsOf,
  localJurisdictionsOf,
} from '../../../src/commerce/catalogue/filing-methods';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { FilingMethod, Product } from '../../../src/kernel/facts/product';
import { formingIn, someFacts, wireMethod } from './sample-facts';

const productOf = (type: string, ...methods: Record<string, unknown>[]): Product =>
  parseProducts([{ id: 1, name: 'Filing', price: 0, type, filing_methods: methods }], () => {})[0]!;
const ids = (methods: readonly FilingMethod[]) => methods.map(({ id }) => id).join();
const inPart = (id: number, cost: string, local_jurisdiction: string | null, rest = {}) =>
  wireMethod(id, 'WY', cost, { local_jurisdiction, ...rest });

const counties = productOf(
  'county_filing',
  inPart(1, '30', 'Teton'),
  inPart(2, '20', 'Laramie'),
  inPart(3, '40', 'Laramie'),
  inPart(4, '25', 'Teton'),
  inPart(5, '9', 'Park', { entity_types: ['Corp'] }),
);
const mixed = productOf('county_filing', inPart(1, '10', null), inPart(2, '20', 'Laramie'), inPart(3, '30', 'Teton'));
const factsWith = (local?: unknown, key?: unknown) =>
  someFacts({
    values: {
      ...formingIn('WY'),
      selectedLocalJurisdiction: { WY: { countyFiling: local } },
      selectedFilingMethodKeys: { WY: { countyFiling: key } },
    },
  });

describe('the parts of a state', () => {
  it('are those in which the product can be filed for the entity type', () => {
    expect(localJurisdictionsOf(factsWith(), counties, 'WY')).toEqual(['Laramie', 'Teton']);
    expect(localJurisdictionsOf(factsWith(), counties, 'CO')).toEqual([]);
    expect(localJurisdictionsOf(factsWith(), productOf('plain', wireMethod(1, 'WY', '1')), 'WY')).toEqual([]);
  });

  it('limit the methods to the chosen one, at first to that of the first method (PROD-16)', () => {
    const shown = (local?: unknown, key?: unknown) => {
      const facts = factsWith(local, key);
      return [
        chosenLocalJurisdiction(facts, counties, 'WY'),
        ids(filingMethodsOf(facts, counties, 'WY')),
        chosenFilingMethod(facts, counties, 'WY')?.id,
      ];
    };
    expect(shown()).toEqual(['Laramie', '2,3', '2']);
    expect(shown('Teton')).toEqual(['Teton', '4,1', '4']);
    expect(shown('Teton', '1')).toEqual(['Teton', '4,1', '1']);
    expect(shown('Teton', '3')).toEqual(['Teton', '4,1', '4']);
    expect(shown('Nowhere')).toEqual(['Laramie', '2,3', '2']);
    expect(shown(undefined, '1')).toEqual(['Teton', '4,1', '1']);
  });

  it('share what is filed with the state, and bring their own first method (PROD-16)', () => {
    expect(ids(filingMethodsOf(factsWith(), mixed, 'WY'))).toBe('1');
    expect(chosenLocalJurisdiction(factsWith(), mixed, 'WY')).toBe('');
    expect(ids(filingMethodsOf(factsWith('Teton'), mixed, 'WY'))).toBe('1,3');
    expect(defaultFilingMethod(factsWith('Teton'), mixed, 'WY')?.id).toBe('3');
    expect(chosenFilingMethod(factsWith('Teton', '1'), mixed, 'WY')?.id).toBe('1');
  });
});

describe('the locality of a filing', () => {
  const localities = ['domestic', 'foreign', 'both', ''];
  const offered = (type: string) =>
    ids(
      filingMethodsOf(
        someFacts({ values: formingIn('WY') }),
        productOf(type, ...localities.map((locality, id) => wireMethod(id, 'WY', '1', { filing: { locality } }))),
        'WY',
      ),
    );

  it('is domestic or both for change of agent, trade name and compliance filing (PROD-25)', () => {
    for (const type of ['change_of_agent', 'trade_name', 'compliance_filing']) expect(offered(type)).toBe('0,2');
  });

  it('may be any for all others (PROD-25)', () => {
    for (const type of ['business_formation', 'foreign_registration', 'domestication']) expect(offered(type)).toBe('0,1,2,3');
  });
});

describe('the methods on offer', () => {
  it('are in order, of the chosen part, and the chosen one is among them, whatever is kept (PROD-13)', () => {
    const part = fc.constantFrom('Laramie', 'Teton', null);
    const method = fc.record({ id: fc.nat(6), cost: fc.nat(3), local: part, days: fc.nat(2) });
    const kept = fc.oneof(fc.constantFrom('Laramie', 'Teton', ''), fc.anything());
    fc.assert(
      fc.property(fc.array(method, { maxLength: 8 }), kept, fc.oneof(fc.nat(6).map(String), fc.anything()), (wires, local, key) => {
        const product = productOf(
          'county_filing',
          ...wires.map((one) => inPart(one.id, String(one.cost), one.local, { filed_in: { days: one.days } })),
        );
        const facts = factsWith(local, key);
        const methods = filingMethodsOf(facts, product, 'WY');
        for (const [index, one] of methods.entries())
          for (const later of methods.slice(index)) expect(compareFilingMethods(one, later)).toBeLessThanOrEqual(0);
        const chosen = chosenFilingMethod(facts, product, 'WY');
        expect(chosen === undefined ? methods.length : methods.includes(chosen)).toBe(chosen === undefined ? 0 : true);
        const name = chosenLocalJurisdiction(facts, product, 'WY');
        expect(methods.every((one) => one.local_jurisdiction === null || one.local_jurisdiction === name)).toBe(true);
      }),
    );
  });
});
