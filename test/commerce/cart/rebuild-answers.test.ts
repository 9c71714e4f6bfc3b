import { describe, expect, it } from 'vitest';
import { cartWarnings } from '../../../src/commerce/cart/cart-warnings';
import { nothingOffered, type OfferedGroup } from '../../../src/kernel/facts/offer';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { choice, formingIn, fullCatalogue, simples, someFacts } from '../catalogue/sample-facts';

const parse = (...list: object[]) => parseProducts(list, (message) => expect.unreachable(message));
const shown = (facts: Facts) => rebuildCart(facts).map(({ saveAs, state, multiState }) => [saveAs, state, multiState]);
const states = (...codes: string[]) => ({ states: Object.fromEntries(codes.map((code) => [code, true])), entityType: choice('LLC') });

describe('a form of several states', () => {
  const offer = { ...nothingOffered, multiState: true };
  const facts = (primaryProducts: string[], answers: object, config: Partial<PageConfig> = {}) =>
    someFacts({ offer: { ...offer, primaryProducts }, config, values: { companyInformation: answers } });

  it('has a product of a state once a chosen state, and any other once', () => {
    expect(shown(facts(['businessFormation', 'registeredAgent', 'trademark', 'book'], states('WY', 'CO')))).toEqual([
      ['businessFormation', 'CO', true],
      ['businessFormation', 'WY', true],
      ['registeredAgent', 'CO', true],
      ['registeredAgent', 'WY', true],
      ['trademark', 'US', false],
      ['book', '', false],
    ]);
    expect(shown(facts(['registeredAgent', 'book'], {}))).toEqual([['book', '', false]]);
  });

  it('has one that cannot be had by state only once, and one that can though it has no state of its own in each', () => {
    expect(shown(facts(['registeredAgent'], states('WY', 'CO'), { products: { registeredAgent: { multiState: false } } }))).toEqual([
      ['registeredAgent', 'CO', false],
    ]);
    expect(shown(facts(['book'], states('WY', 'CO'), { products: { book: { multiState: true } } }))).toEqual([
      ['book', 'CO', true],
      ['book', 'WY', true],
    ]);
  });

  it('leaves out the states in which there is none', () => {
    expect(shown(facts(['tradeName'], states('WY', 'CO', 'UT')))).toEqual([['tradeName', 'WY', true]]);
  });
});

describe('optional products', () => {
  const facts = (group: Partial<OfferedGroup>, productState: object, answers: object = states('WY', 'CO')) =>
    someFacts({
      offer: { ...nothingOffered, multiState: true, groups: [{ type: 'simple', products: [], sections: [], ...group }] },
      values: { companyInformation: answers, productState },
    });

  it('of several states are in the cart for each state in which they are wanted (CART-16)', () => {
    const group = { type: 'multiState' as const, products: [{ role: 'registeredAgent' }] };
    expect(shown(facts(group, { registeredAgent: { states: { WY: true, CO: true } } }))).toEqual([
      ['registeredAgent', 'CO', true],
      ['registeredAgent', 'WY', true],
    ]);
    expect(shown(facts(group, { registeredAgent: { states: { WY: true, CO: false } } }))).toEqual([['registeredAgent', 'WY', true]]);
    expect(shown(facts(group, { registeredAgent: { states: {} } }))).toEqual([]);
  });

  it('are in the cart where they are checked (CART-16)', () => {
    const group = { products: [{ role: 'book' }, { role: 'seal' }] };
    expect(shown(facts(group, { book: { checked: true }, seal: { checked: false } }))).toEqual([['book', '', false]]);
  });

  it('with a checkbox of their own are in the cart while it is checked', () => {
    const offer = { ...nothingOffered, optIns: ['seal'] };
    expect(shown(someFacts({ offer, values: { productState: { seal: { checked: true } } } }))).toEqual([['seal', '', false]]);
    expect(shown(someFacts({ offer, values: { productState: { seal: { checked: false } } } }))).toEqual([]);
  });

  it('of a bundle beside the primary one can be unchecked, those of the primary one not (CART-24)', () => {
    const bundles = [
      { product_id: '900', product_ids: ['40002'], price: '10.00' },
      { product_id: '901', product_ids: ['40003', '40099'], price: '10.00' },
    ];
    const ids = (productState: object) =>
      rebuildCart(someFacts({ config: { bundles, primaryProducts: [] }, values: { productState } })).map(({ product_id }) => product_id);
    expect(ids({})).toEqual(['900', '40002', '901', '40003', '40099']);
    expect(ids({ book: { checked: false }, seal: { checked: false } })).toEqual(['900', '40002', '901', '40099']);
  });
});

describe('a filing choice', () => {
  it('is kept by product and jurisdiction, and overwrites the item of the cart (PROD-18)', () => {
    const config = {
      primaryProducts: ['businessFormation', 'registeredAgent'],
      filingProducts: { businessFormation: { saveAs: 'llc', label: 'Filing', order: 3 } },
    };
    const facts = (selectedFilingMethodKeys: object) => someFacts({ config, values: { ...formingIn('WY'), selectedFilingMethodKeys } });
    const before = rebuildCart(facts({}));
    const after = rebuildCart(facts({ WY: { llc: '560111' } }));
    expect(after.map(({ saveAs }) => saveAs)).toEqual(['llc', 'registeredAgent']);
    expect(before[0]).toMatchObject({ product_option_id: '560110', stateFee: 10_000, price: 14_275 });
    expect(after[0]).toEqual({
      ...before[0],
      product_option_id: '560111',
      product_option_wireId: 560_111,
      product_option_key: '560111',
      stateFee: 15_000,
      originalStateFee: 15_000,
      price: 19_275,
      originalPrice: 19_275,
    });
    expect(after[1]).toEqual(before[1]);
    expect(rebuildCart(facts({ CO: { llc: '560111' }, WY: { tradeName: '560111' } }))).toEqual(before);
    expect(rebuildCart(facts({ WY: { llc: 'gone' } }))).toEqual(before);
  });

  it('holds inside a bundle as well (PROD-18)', () => {
    const bundles = [{ product_id: '900', product_ids: ['5601'], price: '99.00' }];
    const facts = someFacts({
      config: { bundles },
      values: { ...formingIn('WY'), selectedFilingMethodKeys: { WY: { businessFormation: '560111' } } },
    });
    expect(rebuildCart(facts)[1]).toMatchObject({
      product_option_id: '560111',
      bundled: true,
      bundleID: '900',
      bundledInPrimaryBundle: true,
      disabled: true,
    });
  });
});

describe('certificates', () => {
  const packs = parse(
    { id: 40007, name: '5 Certificates', price: '15.00', type: 'certificates', sub_type: 5 },
    { id: 40008, name: '10 Certificates', price: '25.00', type: 'certificates', sub_type: 10 },
  );
  const facts = (key: string, config: Partial<PageConfig> = {}, productState = {}) =>
    someFacts({
      catalogue: { ...fullCatalogue, simple: [...simples, ...packs] },
      config: { primaryProducts: [], ...config },
      values: { companyInformation: { certificateQuantity: choice(key) }, productState },
    });
  const ids = (...given: Parameters<typeof facts>) => rebuildCart(facts(...given)).map(({ product_id }) => product_id);

  it('are those of the chosen number, whatever stood there', () => {
    expect(ids('40008')).toEqual(['40008']);
    expect(ids('40008', { primaryProducts: ['certificates'] })).toEqual(['40008']);
    expect(ids('')).toEqual([]);
    expect(ids('40002')).toEqual([]);
  });

  it('of the primary bundle stay as they are', () => {
    expect(ids('40008', { bundles: [{ product_id: '900', product_ids: ['40007'], price: '1.00' }] })).toEqual(['900', '40007']);
    expect(ids('40008', { bundles: [{ product_id: '900', product_ids: ['40002'], price: '1.00' }] })).toEqual(['900', '40002', '40008']);
  });
});

describe('what the site owner is told of the cart', () => {
  const bundles = [{ product_id: '900', product_ids: ['5601', '15612', '801', 'nothing'], price: '99.00' }];
  const facts = someFacts({ config: { bundles }, values: formingIn('WY') });

  it('names the products of a bundle that are not on offer; the rest stands', () => {
    expect(cartWarnings(facts)).toEqual(['The bundle 900 has products that are not on offer in WY: 801, nothing.']);
    expect(rebuildCart(facts).map(({ product_id }) => product_id)).toEqual(['900', '5601', '15612']);
    // 99.00, and what the state takes: 100.00 and 3.75
    expect(cartTotal(rebuildCart(facts))).toBe(20_275);
    const whole = [{ product_id: '900', product_ids: ['5601'], price: '99.00' }];
    expect(cartWarnings(someFacts({ config: { bundles: whole }, values: formingIn('WY') }))).toEqual([]);
  });

  it('waits for a state and for all that is loading', () => {
    expect(cartWarnings({ ...facts, values: {} })).toEqual([]);
    expect(cartWarnings({ ...facts, catalogue: { ...facts.catalogue, jurisdictions: { US: 'loaded', WY: 'loading' } } })).toEqual([]);
    expect(cartWarnings(someFacts({ values: formingIn('WY') }))).toEqual([]);
  });
});
