import { describe, expect, it } from 'vitest';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import { findByRole, isSold, entriesOf, productForRole } from '../../../src/commerce/catalogue/product-lookup';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import type { ProductBinding } from '../../../src/kernel/page-config/products';
import { filingStates, outsideUS } from '../../../src/kernel/reference/states';
import { choice, filings, formingIn, fullCatalogue, someFacts, wireMethod } from './sample-facts';

const types = ['law_on_call', 'mf_parent', 'ny_publication', 'book'];
const simple = parseProducts(
  types.map((type, id) => ({ id: id + 501, name: type, price: '9.00', type })),
  () => {},
);
const tradeName = (state: string) =>
  parseProducts([{ id: 9, name: 'Trade Name', price: 75, type: 'trade_name', filing_methods: [wireMethod(1, state, '20')] }], () => {});
const catalogue = {
  ...fullCatalogue,
  simple,
  filing: { ...filings, ...Object.fromEntries(['NM', 'WV', 'UT'].map((code) => [code, tradeName(code)])) },
};

const inState = (state: string, config: Partial<PageConfig> = {}, rest = {}) =>
  someFacts({ catalogue, config, values: state ? formingIn(state, rest) : { companyInformation: rest } });
const inStates = (codes: string[], config: Partial<PageConfig> = {}) =>
  inState('', config, { states: Object.fromEntries(codes.map((code) => [code, true])) });
const isFound = (role: string, facts: ReturnType<typeof inState>) => productForRole(facts, role) !== undefined;
const book = (binding: ProductBinding) => ({ products: { book: binding } });
const statesOf = (role: string, config: Partial<PageConfig> = {}) =>
  filingStates
    .filter((state) => isFound(role, inState(state, config)))
    .sort()
    .join();

describe('a product', () => {
  it('is hidden where its state is not on the allow-list, or is on the deny-list (PROD-19)', () => {
    const sold = (binding: ProductBinding, state = 'WY') => isFound('book', inState(state, book(binding)));
    expect([sold({ allowStates: ['CO', 'WY'] }), sold({ allowStates: ['CO'] }), sold({ allowStates: [] })]).toEqual([true, false, true]);
    expect([sold({ denyStates: ['CO'] }), sold({ denyStates: ['CO', 'WY'] })]).toEqual([true, false]);
    expect(sold({ allowStates: ['WY'], denyStates: ['WY'] })).toBe(false);
    expect(sold({ allowStates: ['WY'] }, outsideUS)).toBe(false);
  });

  it('is hidden from an entity type in the states that do not have it for that type (COMP-14)', () => {
    const sold = (state: string, type: string, states: Record<string, string[]>) =>
      isFound('book', inState(state, book({ entityTypesByState: states }), { entityType: choice(type) }));
    expect([sold('WY', 'LLC', { WY: ['LLC'] }), sold('WY', 'Corp', { WY: ['LLC'] })]).toEqual([true, false]);
    expect([sold('CO', 'Corp', { WY: ['LLC'] }), sold('WY', '', { WY: ['LLC'] }), sold('WY', 'Corp', { WY: [] })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of a state is judged by that state, whichever one is chosen (PROD-19)', () => {
    const facts = inState('WY', { filingProducts: { businessFormation: { denyStates: ['CO'] } } });
    expect(productForRole(facts, 'businessFormation')).toBeDefined();
    expect(productForRole(facts, 'businessFormation', 'CO')).toBeUndefined();
  });

  it('is limited by the lists a page names, and by none of them where it names none (PROD-30)', () => {
    expect(statesOf('book')).toBe([...filingStates].sort().join());
    expect(statesOf('book', book({ allowStates: ['unlabelled2', 'extraOptionCorp'] }))).toBe('FL,IL,IN');
    expect(statesOf('book', book({ allowStates: ['unlabelled1'], denyStates: ['unlabelled2'] }))).toBe('AR');
  });

  it('is hidden where the entity type is not whitelisted (PROD-20)', () => {
    const sold = (entityTypes: string[] | undefined, type: string) =>
      isFound('book', inState('WY', book({ entityTypes }), { entityType: choice(type) }));
    expect([sold(['Corp', 'LLC'], 'LLC'), sold(['Corp'], 'LLC'), sold([], 'LLC'), sold(undefined, 'Trust')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(sold(['Corp'], '')).toBe(true);
  });

  it('is hidden while no state is chosen where the page says that it needs one (PROD-21)', () => {
    const rules = { allowStates: ['WY'] };
    expect(isFound('book', inState('', book({ ...rules, needsState: true })))).toBe(false);
    expect(isFound('book', inState('', book(rules)))).toBe(true);
    expect(isFound('book', inState('WY', book({ ...rules, needsState: true })))).toBe(true);
    expect(isFound('book', inStates(['WY', 'CO'], book({ ...rules, needsState: true })))).toBe(true);
  });

  it('of no state is sold to who chose several where any of them will do', () => {
    expect(isFound('nyPublication', inStates(['CO', 'NY']))).toBe(true);
    expect(isFound('nyPublication', inStates(['CO', 'WY']))).toBe(false);
    const facts = inStates(['CO', 'NY']);
    expect(productForRole(facts, 'nyPublication', 'CO')).toBeUndefined();
    expect(findByRole(facts, 'nyPublication', entriesOf(catalogue, 'NY'), 'NY')).toBeDefined();
  });

  it('found by its id alone is sold on the terms of its role', () => {
    expect(isFound('501', inState('WY'))).toBe(false);
    expect(isFound('501', inState('UT'))).toBe(true);
    expect(isFound('504', inState('WY', book({ denyStates: ['WY'] })))).toBe(false);
    const [offered] = entriesOf(catalogue, 'WY').filter(({ product }) => product.type === 'law_on_call');
    expect(isSold(inState('WY'), offered!)).toBe(false);
    expect(isSold(inState('WY'), offered!, 'lawOnCall', 'UT')).toBe(true);
  });

  it('under a name of the page keeps our terms for what it is, and the page’s own stand above them', () => {
    const products = { legalHelp: { product_id: '501' }, cheaper: { product_id: '501', allowStates: ['WY'] } };
    expect(isFound('legalHelp', inState('WY', { products }))).toBe(false);
    expect(isFound('cheaper', inState('WY', { products }))).toBe(true);
  });
});

describe('the built-in limits', () => {
  it('sell law on call in Utah, and where a page widens it (PROD-22)', () => {
    expect(statesOf('lawOnCall')).toBe('UT');
    expect(statesOf('lawOnCall', { products: { lawOnCall: { allowStates: ['UT', 'AZ'] } } })).toBe('AZ,UT');
    expect(statesOf('lawOnCall', { products: { lawOnCall: { allowStates: [] } } })).toBe([...filingStates].sort().join());
  });

  it('sell the MF parent in seven states and NY publication in one (PROD-23)', () => {
    expect(statesOf('mfParent')).toBe('DE,FL,ID,MT,TX,WA,WY');
    expect(statesOf('nyPublication')).toBe('NY');
  });

  it('sell the publication to the companies that must be announced, and where a page widens it (COMP-33, COMP-43)', () => {
    const sold = (entityType: string, entityTypes?: string[]) =>
      isFound(
        'nyPublication',
        inState('NY', { products: entityTypes ? { nyPublication: { entityTypes } } : {} }, { entityType: choice(entityType) }),
      );
    expect(['LLC', 'PLLC', 'Corp', 'NP Corp', ''].map((entityType) => sold(entityType))).toEqual([true, true, false, false, true]);
    expect(sold('Corp', ['Corp'])).toBe(true);
  });

  it('sell no trade name in two states on the formation forms (PROD-24)', () => {
    const sold = (state: string, formType: string, denyStates?: string[]) =>
      isFound('tradeName', inState(state, { formType, filingProducts: denyStates ? { tradeName: { denyStates } } : {} }));
    for (const form of ['FormABusinessForm', 'ForeignRegistrationForm'])
      expect(['NM', 'WV', 'UT', 'WY'].map((state) => sold(state, form))).toEqual([false, false, true, true]);
    expect(['NM', 'WV'].map((state) => sold(state, 'ComplianceForm'))).toEqual([true, true]);
    expect(sold('NM', 'FormABusinessForm', ['WV'])).toBe(true);
  });
});
