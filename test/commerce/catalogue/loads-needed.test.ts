import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { emptyCatalogue, type Catalogue, type Load, type LoadStatus } from '../../../src/kernel/facts/catalogue';
import { loadsNeeded } from '../../../src/commerce/catalogue/loads-needed';
import { stateGroups } from '../../../src/kernel/reference/states';
import { choice, formingIn, fullCatalogue, someFacts } from './sample-facts';

const states = stateGroups[0]!.options.map(({ key }) => key);

const filing = (jurisdiction: string): Load => ({ list: 'filing_products', jurisdiction });
const wholeLists: Load[] = [
  { list: 'registered_agent_products' },
  { list: 'simple_products' },
  { list: 'subscription_bundles' },
  { list: 'coupons' },
];
const multiState = (codes: readonly string[]) => ({
  companyInformation: { states: Object.fromEntries(codes.map((code) => [code, true])) },
});

/** A catalogue whose whole lists have arrived, with the given standing of jurisdictions. */
const withJurisdictions = (jurisdictions: Record<string, LoadStatus>): Catalogue => ({
  ...emptyCatalogue,
  lists: fullCatalogue.lists,
  jurisdictions,
});
const filingLoads = (codes: readonly string[], jurisdictions: Record<string, LoadStatus> = {}, options = {}) =>
  loadsNeeded(someFacts({ catalogue: withJurisdictions(jurisdictions), values: multiState(codes) }), options);

describe('loadsNeeded', () => {
  it('asks for the four lists and the federal products on a fresh page (CART-14)', () => {
    expect(loadsNeeded(someFacts({ catalogue: emptyCatalogue }))).toEqual([...wholeLists, filing('US')]);
  });

  it('does not count the federal list among the five: five states and US come one by one, six all at once (PROD-44)', () => {
    const five = ['CO', 'FL', 'TX', 'UT', 'WY'];
    expect(filingLoads(five)).toEqual(['US', ...five].map(filing));
    expect(filingLoads([...five, 'MT'])).toEqual([filing('US'), filing('all')]);
    expect(filingLoads(five, { US: 'failed', all: 'loaded' }, { retryFailed: true })).toEqual([filing('US')]);
  });

  it('asks for one state at a time while at most five are missing (PROD-02)', () => {
    expect(filingLoads(['WY', 'CO', 'UT', 'TX'])).toEqual(['US', 'CO', 'TX', 'UT', 'WY'].map(filing));
    expect(filingLoads(['WY', 'CO', 'UT', 'TX', 'FL'], { US: 'loaded' })).toEqual(['CO', 'FL', 'TX', 'UT', 'WY'].map(filing));
  });

  it('asks for all at once when more than five are missing, the federal ones first if needed (PROD-03)', () => {
    const six = ['WY', 'CO', 'UT', 'TX', 'FL', 'MT'];
    expect(filingLoads(six)).toEqual([filing('US'), filing('all')]);
    expect(filingLoads(six, { US: 'loaded' })).toEqual([filing('all')]);
    expect(filingLoads(six, { US: 'loading', WY: 'loaded' })).toEqual(['CO', 'FL', 'MT', 'TX', 'UT'].map(filing));
  });

  it('asks for nothing that has arrived or is under way (PROD-04, CART-14)', () => {
    expect(loadsNeeded(someFacts({ values: formingIn('WY') }))).toEqual([]);
    expect(filingLoads(['WY', 'CO'], { US: 'loaded', WY: 'loading' })).toEqual([filing('CO')]);
    expect(filingLoads(['WY', 'CO', 'UT'], { US: 'loaded', all: 'loading' })).toEqual([]);
    expect(filingLoads(['WY', 'CO', 'UT'], { US: 'loaded', all: 'loaded', WY: 'failed' })).toEqual([]);
  });

  it('asks for the states in which an optional product is wanted', () => {
    const groups = [{ type: 'multiState' as const, products: [{ role: 'tradeName' }], sections: [] }];
    const values = { ...formingIn('WY'), productState: { tradeName: { states: { TX: true, CO: true, UT: false } } } };
    const catalogue = withJurisdictions({ US: 'loaded', WY: 'loaded' });
    expect(loadsNeeded(someFacts({ catalogue, values, offer: { ...nothingOffered, groups } }))).toEqual(['CO', 'TX'].map(filing));
    expect(
      loadsNeeded(someFacts({ catalogue, values, offer: { ...nothingOffered, groups: [{ ...groups[0]!, type: 'simple' }] } })),
    ).toEqual([]);
    expect(loadsNeeded(someFacts({ catalogue, values, offer: { ...nothingOffered, groups, multiState: true } }))).toEqual([]);
  });

  it('never asks for what lies outside of the US (PROD-05)', () => {
    const values = {
      companyInformation: { state: choice('Outside of the US'), states: { 'Outside of the US': true, WY: true } },
    };
    expect(loadsNeeded(someFacts({ catalogue: withJurisdictions({ US: 'loaded' }), values }))).toEqual([filing('WY')]);
  });

  it('asks only for states that are chosen, known and offered by the page', () => {
    const values = { companyInformation: { state: choice('WY'), states: { CO: false, XX: true, constructor: true, UT: true } } };
    const catalogue = withJurisdictions({ US: 'loaded' });
    expect(loadsNeeded(someFacts({ catalogue, values }))).toEqual([filing('UT'), filing('WY')]);
    expect(loadsNeeded(someFacts({ catalogue, values, config: { jurisdictions: ['WY'] } }))).toEqual([filing('WY')]);
    expect(loadsNeeded(someFacts({ catalogue, values: { companyInformation: { states: 'WY' } } }))).toEqual([]);
  });

  it('asks again for what failed only when told to', () => {
    const failed = { US: 'failed', WY: 'failed', CO: 'loaded' } as const;
    expect(filingLoads(['WY', 'CO'], failed)).toEqual([]);
    expect(filingLoads(['WY', 'CO'], failed, { retryFailed: true })).toEqual([filing('US'), filing('WY')]);
    const catalogue: Catalogue = { ...fullCatalogue, lists: { ...fullCatalogue.lists, coupons: 'failed' } };
    expect(loadsNeeded(someFacts({ catalogue }))).toEqual([]);
    expect(loadsNeeded(someFacts({ catalogue }), { retryFailed: true })).toEqual([{ list: 'coupons' }]);
    const six = ['WY', 'CO', 'UT', 'TX', 'FL', 'MT'];
    expect(filingLoads(six, { US: 'loaded', all: 'failed' })).toEqual([]);
    expect(filingLoads(six, { US: 'loaded', all: 'failed' }, { retryFailed: true })).toEqual([filing('all')]);
  });

  it('needs nothing more once what it asked for has come, whatever the order of choosing (PROD-04)', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([...states], { maxLength: 12 }), { maxLength: 6 }), (choices) => {
        const jurisdictions: Record<string, LoadStatus> = {};
        for (const codes of choices) {
          const loads = filingLoads(codes, jurisdictions);
          expect(loads.length).toBeLessThanOrEqual(6);
          for (const load of loads) {
            if (load.list !== 'filing_products') throw new Error(load.list);
            expect(jurisdictions[load.jurisdiction]).toBeUndefined();
            jurisdictions[load.jurisdiction] = 'loaded';
          }
          expect(filingLoads(codes, jurisdictions)).toEqual([]);
        }
      }),
    );
  });
});
