import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { emptyCatalogue, type Catalogue } from '../../../src/kernel/facts/catalogue';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { getPath, setPath } from '../../../src/kernel/util/paths';
import { react } from '../../support/react';
import { cartDefaults, choice, filings, formingIn, fullCatalogue, someFacts, wireMethod } from '../../commerce/catalogue/sample-facts';
import { offering } from '../../support/offers';

const inPart = (id: number, cost: string, local_jurisdiction: string) => wireMethod(id, 'UT', cost, { local_jurisdiction });
const UT = parseProducts(
  [
    {
      product_id: 4901,
      name: 'Business Formation',
      price: 39,
      type: 'business_formation',
      filing_methods: [inPart(1, '50', 'Weber'), inPart(2, '60', 'Weber'), inPart(3, '70', 'Davis'), inPart(4, '80', 'Davis')],
    },
  ],
  () => {},
);
const catalogue: Catalogue = { ...fullCatalogue, filing: { ...filings, UT } };

const methods = (facts: Facts | FormValues) => getPath('values' in facts ? facts.values : facts, 'selectedFilingMethodKeys');
const arriving = (after: Facts, before: Catalogue = emptyCatalogue) => react({ ...after, catalogue: before }, after).values;
const changing = (before: Facts, values: FormValues) => ({ ...before, values: react(before, { ...before, values }).values });
const withPath = (facts: Facts, path: string, value: unknown) => changing(facts, setPath(facts.values, path, value));

describe('the default filing option', () => {
  it('of each product on sale is committed when the products arrive (PROD-17)', () => {
    const facts = someFacts({ catalogue, values: formingIn('WY') });
    expect(methods(arriving(facts))).toEqual({ WY: { businessFormation: '560110', tradeName: '560610' } });
  });

  it('is committed when an optional product is wanted in a state whose products have arrived before (PROD-17)', () => {
    const offer = { ...nothingOffered, groups: [{ type: 'multiState' as const, products: [{ role: 'tradeName' }], sections: [] }] };
    const start = someFacts({ catalogue, offer, values: formingIn('CO') });
    expect(methods(withPath(start, 'productState.tradeName.states', { WY: true }))).toEqual({ WY: { tradeName: '560610' } });
  });

  it('is not committed for what else is sold in that state, which may be formed in for another type of company', () => {
    const groups = [{ type: 'multiState' as const, products: [{ role: 'tradeName' }], sections: [] }];
    const offer = { ...nothingOffered, primaryProducts: ['businessFormation'], groups };
    const start = someFacts({ catalogue, offer, values: formingIn('') });
    expect(methods(withPath(start, 'productState.tradeName.states', { WY: true }))).toEqual({ WY: { tradeName: '560610' } });
  });

  it('is committed when a state is chosen whose products have arrived before (PROD-17)', () => {
    const start = someFacts({ catalogue, values: formingIn('') });
    expect(methods(withPath(start, 'companyInformation.state', choice('CO')))).toEqual({ CO: { businessFormation: '80110' } });
  });

  it('is committed for each of several states, and for what is filed with the federal government (PROD-17)', () => {
    const config = { primaryProducts: ['businessFormation', 'trademark'] };
    const values = { companyInformation: { states: { WY: true, CO: true, UT: false }, entityType: choice('LLC') } };
    const facts = someFacts({ catalogue, values, config });
    const offer = offering({ primaryProducts: config.primaryProducts, optionalProducts: [] }, facts.config);
    expect(methods(arriving({ ...facts, offer }))).toEqual({
      CO: { businessFormation: '80110' },
      WY: { businessFormation: '560110' },
      US: { trademark: '101' },
    });
  });

  it('leaves a choice that is on offer alone, and takes the place of one that is not', () => {
    const kept = (id: string) => ({ ...formingIn('WY'), selectedFilingMethodKeys: { WY: { businessFormation: id } } });
    const after = (id: string) =>
      getPath(arriving(someFacts({ catalogue, values: kept(id) })), 'selectedFilingMethodKeys.WY.businessFormation');
    expect([after('560111'), after('560120'), after('gone')]).toEqual(['560111', '560110', '560110']);
  });

  it('follows the entity type, and waits for one', () => {
    const start = someFacts({ catalogue, values: formingIn('WY', { entityType: choice('') }) });
    expect(methods(arriving(start))).toBeUndefined();
    const corp = withPath(start, 'companyInformation.entityType', choice('Corp'));
    expect(methods(corp)).toEqual({ WY: { businessFormation: '560120' } });
    expect(methods(withPath(corp, 'companyInformation.entityType', choice('Trust')))).toEqual(methods(corp));
  });

  it('is not judged by products that have not arrived', () => {
    const values = { ...formingIn('WY'), selectedFilingMethodKeys: { WY: { businessFormation: 'kept' } } };
    const failed: Catalogue = { ...fullCatalogue, filing: {}, jurisdictions: { US: 'loaded', WY: 'failed' } };
    const facts = someFacts({ catalogue: failed, values });
    expect(arriving(facts)).toBe(facts.values);
  });

  it('is committed for what the page offers in groups, sections and opt-ins too', () => {
    const role = (name: string) => ({ role: name });
    const optionalProducts = [
      { type: 'sectionList' as const, parent: role('tradeName'), products: [], sections: [{ products: [role('businessFormation')] }] },
    ];
    const offer = { ...offering({ primaryProducts: [], optionalProducts }), optIns: ['trademark'] };
    expect(methods(arriving({ ...someFacts({ catalogue, values: formingIn('WY') }), offer }))).toEqual({
      WY: { businessFormation: '560110', tradeName: '560610' },
      US: { trademark: '101' },
    });
  });

  it('never breaks at a name under which nothing can be kept', () => {
    const bad = { products: { businessFormation: { saveAs: '__proto__' }, tradeName: { saveAs: 'a..b' } } };
    expect(methods(arriving(someFacts({ catalogue, values: formingIn('WY'), config: bad })))).toEqual({
      WY: { businessFormation: '560110', tradeName: '560610' },
    });
  });
});

describe('a local jurisdiction', () => {
  const start = someFacts({ catalogue, values: formingIn('UT') });
  const arrived = { ...start, values: arriving(start) };

  it('that is chosen brings its first filing method (PROD-16)', () => {
    expect(methods(arrived)).toEqual({ UT: { businessFormation: '1' } });
    const other = withPath(arrived, 'selectedFilingMethodKeys.UT.businessFormation', '2');
    expect(methods(withPath(other, 'selectedLocalJurisdiction.UT.businessFormation', 'Davis'))).toEqual({ UT: { businessFormation: '3' } });
  });

  it('lets another of its methods be chosen, and is left with it', () => {
    const davis = withPath(arrived, 'selectedLocalJurisdiction.UT.businessFormation', 'Davis');
    const slow = withPath(davis, 'selectedFilingMethodKeys.UT.businessFormation', '4');
    expect(methods(slow)).toEqual({ UT: { businessFormation: '4' } });
    expect(methods(withPath(slow, 'companyInformation.companyName', 'Pine'))).toEqual(methods(slow));
    expect(methods(withPath(slow, 'selectedLocalJurisdiction.UT.businessFormation', 'Weber'))).toEqual({ UT: { businessFormation: '1' } });
  });
});

describe('a filing choice', () => {
  const start = someFacts({ catalogue, values: formingIn('WY'), offer: offering(cartDefaults) });
  const formations = (facts: Facts) =>
    rebuildCart(facts)
      .filter(({ type }) => type === 'business_formation')
      .map(({ state, product_option_id, stateFee }) => [state, product_option_id, stateFee]);

  it('is kept per product and jurisdiction, and stands in the cart item in place of the other (PROD-18)', () => {
    const arrived = { ...start, values: arriving(start) };
    expect(formations(arrived)).toEqual([['WY', '560110', 10_000]]);
    const quick = withPath(arrived, 'selectedFilingMethodKeys.WY.businessFormation', '560111');
    expect(formations(quick)).toEqual([['WY', '560111', 15_000]]);
    const colorado = withPath(quick, 'companyInformation.state', choice('CO'));
    expect(formations(colorado)).toEqual([['CO', '80110', 5000]]);
    expect(formations(withPath(colorado, 'companyInformation.state', choice('WY')))).toEqual([['WY', '560111', 15_000]]);
    expect(methods(colorado)).toEqual({ WY: { businessFormation: '560111', tradeName: '560610' }, CO: { businessFormation: '80110' } });
  });
});
