import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenFilingMethod,
  compareFilingMethods,
  documentTimeLabel,
  filingMethodsOf,
  filingSpeedLabel,
} from '../../../src/commerce/catalogue/filing-methods';
import { needsRebuild } from '../../../src/commerce/cart/needs-rebuild';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { FilingMethod, Product } from '../../../src/kernel/facts/product';
import { createText } from '../../../src/kernel/text/format-message';
import { choice, filings, formingIn, someFacts, wireMethod } from './sample-facts';

const product = (...methods: Record<string, unknown>[]): Product =>
  parseProducts([{ id: 1, name: 'Filing', price: 0, type: 'foreign_registration', filing_methods: methods }], () => {})[0]!;

const ids = (methods: readonly FilingMethod[]) => methods.map(({ id }) => id);
const text = createText();
const facts = someFacts({ values: formingIn('WY') });

describe('filingMethodsOf', () => {
  it('offers the methods of the chosen entity type and state (PROD-12)', () => {
    const filing = product(
      wireMethod(1, 'WY', '10'),
      wireMethod(2, 'CO', '10'),
      wireMethod(3, 'WY', '10', { entity_types: ['Corp'] }),
      wireMethod(4, 'WY', '10', { entity_types: ['Corp', 'LLC'] }),
    );
    expect(ids(filingMethodsOf(facts, filing, 'WY'))).toEqual(['1', '4']);
    expect(ids(filingMethodsOf(facts, filing, 'CO'))).toEqual(['2']);
    expect(filingMethodsOf(someFacts(), filing, 'WY')).toEqual([]);
  });

  it('offers those of the close kind to a company that its checkbox makes a close one (PROD-12, SUBM-21)', () => {
    const filing = product(
      wireMethod(1, 'WY', '10'),
      wireMethod(2, 'WY', '12', { entity_types: ['Close LLC'] }),
      wireMethod(3, 'CO', '10'),
    );
    const values = formingIn('WY');
    const close = { ...values, companyInformation: { ...(values.companyInformation as object), isCloseCompany: true } };
    expect(ids(filingMethodsOf(facts, filing, 'WY'))).toEqual(['1']);
    expect(ids(filingMethodsOf(someFacts({ values: close }), filing, 'WY'))).toEqual(['2']);
    expect(needsRebuild(facts, someFacts({ values: close }))).toBe(true);
    // A filing without a method for close companies is the same for them.
    expect(ids(filingMethodsOf(someFacts({ values: close }), product(wireMethod(1, 'WY', '10')), 'WY'))).toEqual(['1']);
    // The state knows no such companies.
    const colorado = {
      ...formingIn('CO'),
      companyInformation: { ...(formingIn('CO').companyInformation as object), isCloseCompany: true },
    };
    expect(ids(filingMethodsOf(someFacts({ values: colorado }), filing, 'CO'))).toEqual(['3']);
  });

  it('offers a federal method in every state (PROD-11, PROD-12)', () => {
    const filing = product(wireMethod(1, 'Federal', '10'), wireMethod(2, 'WY', '20'));
    expect(ids(filingMethodsOf(facts, filing, 'WY'))).toEqual(['1', '2']);
    expect(ids(filingMethodsOf(facts, filing, 'CO'))).toEqual(['1']);
    expect(ids(filingMethodsOf(facts, filing, 'US'))).toEqual(['1']);
  });

  it('sorts by cost, then filing hours, then document hours (PROD-13)', () => {
    const time = (days: number, hours: number) => ({ days, hours });
    const filing = product(
      wireMethod(1, 'WY', '50', { filed_in: time(0, 1) }),
      wireMethod(2, 'WY', '20', { filed_in: time(2, 0), docs_in: time(1, 0) }),
      wireMethod(3, 'WY', '20', { filed_in: time(1, 23), docs_in: time(9, 0) }),
      wireMethod(4, 'WY', '20', { filed_in: time(0, 48), docs_in: time(0, 23) }),
      wireMethod(5, 'WY', '9', { filed_in: time(30, 0) }),
    );
    expect(ids(filingMethodsOf(facts, filing, 'WY'))).toEqual(['5', '3', '4', '2', '1']);
  });

  it('compares consistently, whatever the methods (PROD-13)', () => {
    const duration = fc.record({ days: fc.nat(3), hours: fc.nat(50) });
    const method = fc
      .record({ cost: fc.nat(3), filed_in: duration, docs_in: duration })
      .map((rest) => ({ ...filings.WY[0]!.filing_methods[0]!, ...rest }));
    fc.assert(
      fc.property(fc.array(method, { maxLength: 8 }), (methods) => {
        const sorted = [...methods].sort(compareFilingMethods);
        for (const [index, one] of sorted.entries()) {
          for (const later of sorted.slice(index)) {
            expect(compareFilingMethods(one, later)).toBeLessThanOrEqual(0);
            expect(Math.sign(compareFilingMethods(later, one))).toBe(-Math.sign(compareFilingMethods(one, later)) + 0);
          }
        }
      }),
    );
  });
});

describe('chosenFilingMethod', () => {
  const [formation] = filings.WY;
  const withKeys = (selectedFilingMethodKeys: unknown) => ({ ...formingIn('WY'), selectedFilingMethodKeys });
  const chosen = (selectedFilingMethodKeys: unknown, config = {}) =>
    chosenFilingMethod(someFacts({ values: withKeys(selectedFilingMethodKeys), config }), formation!, 'WY')?.id;

  it('is the kept one of the product and jurisdiction', () => {
    expect(chosen({ WY: { businessFormation: '560111' } })).toBe('560111');
    expect(chosen({ WY: { businessFormation: choice('560111') } })).toBe('560111');
    expect(chosen({ WY: { mine: '560111' } }, { products: { businessFormation: { saveAs: 'mine' } } })).toBe('560111');
  });

  it('is the first one on offer where none is kept, or one that is not offered', () => {
    expect(chosen(undefined)).toBe('560110');
    expect(chosen({ CO: { businessFormation: '560111' }, WY: { tradeName: '560111' } })).toBe('560110');
    expect(chosen({ WY: { businessFormation: '560120' } })).toBe('560110');
  });

  it('is none where nothing can be filed', () => {
    const values = formingIn('WY', { entityType: choice('Trust') });
    expect(chosenFilingMethod(someFacts({ values }), formation!, 'WY')).toBeUndefined();
  });
});

describe('filing times', () => {
  const method = (filed_in: object, docs_in: object = {}) => product(wireMethod(1, 'WY', '1', { filed_in, docs_in })).filing_methods[0]!;

  it.each([
    [{ hours: 1 }, '1 hour'],
    [{ hours: 23 }, '23 hours'],
    [{ hours: 24 }, '1 day'],
    [{ hours: 35 }, '1 day'],
    [{ hours: 36 }, '2 days'],
    [{ days: 3 }, '3 days'],
    [{ days: 2, hours: 13 }, '3 days'],
  ])('show %o as %s in the label of the filing speed (PROD-14, PROD-15)', (filed_in, shown) => {
    expect(filingSpeedLabel(method(filed_in), text)).toBe(`Processed by State in ${shown}`);
  });

  it.each([
    [{ hours: 5 }, '5 hours'],
    [{ days: 1 }, '1 more day'],
    [{ days: 3 }, '3 more days'],
    [{ days: 2, hours: 12 }, '3 more days'],
  ])('show %o as %s for documents (PROD-14)', (docs_in, shown) => {
    expect(documentTimeLabel(method({}, docs_in), text)).toBe(shown);
  });

  it('stand where the site owner puts them (PROD-15)', () => {
    const own = createText({ 'filing.speedLabel': 'Filed after {{ filed_in }} ({{filed_in}}, $& fees)' });
    expect(filingSpeedLabel(method({ days: 3 }), own)).toBe('Filed after 3 days (3 days, $& fees)');
  });
});
