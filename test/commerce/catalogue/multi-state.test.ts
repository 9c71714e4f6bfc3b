import { describe, expect, it } from 'vitest';
import { isStateDisabled, listedStates, singleStateProductName } from '../../../src/commerce/catalogue/multi-state';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { filingStates } from '../../../src/kernel/reference/states';
import { fullCatalogue, someFacts } from './sample-facts';

const offer = { ...nothingOffered, primaryProducts: ['registeredAgent'], multiState: true };
const facts = (rest: Parameters<typeof someFacts>[0] = {}) => someFacts({ offer, ...rest });

describe('the states of a multi-state list', () => {
  it('are all in which a company can be filed, or those that the page names', () => {
    expect(listedStates(withDefaults({ formType: 'RASignupForm' }))).toEqual(filingStates);
    const jurisdictions = ['WY', 'XX', 'PR', 'WY', 'Outside of the US'];
    expect(listedStates(withDefaults({ formType: 'RASignupForm', jurisdictions }))).toEqual(['WY', 'PR']);
  });

  it('are disabled where the loaded catalogue has no product for them', () => {
    expect(isStateDisabled(facts(), 'WY')).toBe(false);
    expect(isStateDisabled(facts(), 'UT')).toBe(true);
  });

  it('are disabled where the module says so, loaded or not', () => {
    const given = facts({ offer: { ...offer, disabledStates: ['WY'] } });
    expect(isStateDisabled(given, 'WY')).toBe(true);
    expect(isStateDisabled(given, 'CO')).toBe(false);
  });

  it.each(['loading', 'failed'] as const)('are not judged by a list that is %s', (status) => {
    const catalogue = { ...fullCatalogue, registeredAgent: [], lists: { ...fullCatalogue.lists, registered_agent_products: status } };
    expect(isStateDisabled(facts({ catalogue }), 'UT')).toBe(false);
  });

  it('are judged by a filing only where its jurisdiction is loaded', () => {
    const filing = { ...offer, primaryProducts: ['tradeName'] };
    expect(isStateDisabled(facts({ offer: filing }), 'CO')).toBe(true);
    expect(isStateDisabled(facts({ offer: filing }), 'WY')).toBe(false);
    expect(isStateDisabled(facts({ offer: filing }), 'UT')).toBe(false);
    const catalogue = { ...fullCatalogue, jurisdictions: { all: 'loaded' as const } };
    expect(isStateDisabled(facts({ offer: filing, catalogue }), 'UT')).toBe(true);
  });

  it('are not judged by a product that is ordered once for all of them', () => {
    const config = { products: { registeredAgent: { multiState: false } } };
    expect(isStateDisabled(facts({ config }), 'UT')).toBe(false);
  });
});

describe('a product that cannot be ordered for several states', () => {
  const bound = (multiState: boolean, label?: string) => facts({ config: { products: { registeredAgent: { multiState, label } } } });

  it('is one whose binding says so, by its label, its own name or its role (PROD-42)', () => {
    expect(singleStateProductName(bound(false), 'registeredAgent')).toBe('Registered Agent');
    expect(singleStateProductName(bound(false, 'Our agent'), 'registeredAgent')).toBe('Our agent');
    const unloaded = { ...fullCatalogue, registeredAgent: [] };
    expect(singleStateProductName({ ...bound(false), catalogue: unloaded }, 'registeredAgent')).toBe('registeredAgent');
    const byID = facts({ config: { products: { myBook: { product_id: '40002', multiState: false } } } });
    expect(singleStateProductName(byID, 'myBook')).toBe('Corporate Book');
  });

  it('is one that has no jurisdiction, unless its binding says otherwise', () => {
    expect(singleStateProductName(facts(), 'book')).toBe('Corporate Book');
    expect(singleStateProductName(facts({ config: { products: { book: { multiState: true } } } }), 'book')).toBeUndefined();
  });

  it('is neither a registered agent nor a filing', () => {
    for (const role of ['registeredAgent', 'tradeName', 'notLoadedYet'])
      expect(singleStateProductName(facts(), role), role).toBeUndefined();
    expect(singleStateProductName(bound(true), 'registeredAgent')).toBeUndefined();
  });
});
