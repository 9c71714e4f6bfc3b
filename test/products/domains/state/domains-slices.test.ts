import { describe, expect, it } from 'vitest';
import { unloadedResult } from '../../../../src/products/domains/domain-results';
import {
  detailsArrived,
  searchChanged,
  searchStarted,
  suggestionsArrived,
  tldSelected,
} from '../../../../src/products/domains/state/domain-search-slice';
import { domainsChanged } from '../../../../src/products/domains/state/domains-slice';
import { extensionsWanted } from '../../../../src/products/domains/state/search-domains';
import { availableDomain, domainEntry } from '../../../support/domains';
import { fakeServices, memoryStorage } from '../../../support/fake-services';
import { formStore, type StoreSetup } from '../../../support/form-store';

const domainsKey = 'charterform:domains';

function domainStore(domains: NonNullable<StoreSetup['config']>['domains'] = {}, setup: StoreSetup = {}) {
  const made = formStore({ ...setup, config: { domains } });
  const { dispatch, getState } = made.store;
  // As the search does once it is on the page.
  dispatch(extensionsWanted());
  return { ...made, dispatch, search: () => getState().domainSearch, chosen: () => getState().domains.cartDomains };
}

const pine = availableDomain('pine.com');
const asked = (...terms: string[]) => searchStarted({ terms, leftOut: 0, isAltered: false });

describe('the state of a search', () => {
  it('begins with what the page offers (DOM-09, DOM-11, DOM-47)', () => {
    const { search } = domainStore({
      defaultTLD: '.io',
      tlds: ['.io', '.co'],
      featuredTLDs: [{ tld: '.io' }, { tld: '.us', price: '20.00' }],
    });
    expect(search()).toEqual({
      enteredDomainName: '',
      selectedTLD: '.io',
      availableTLDs: ['.io', '.co'],
      heroTLDs: [{ tld: '.io' }, { tld: '.us', price: 2000 }],
      customTLDOptions: [],
      searchSettings: { showUnavailable: true, maxLength: 63, TLDs: [] },
      terms: [],
      leftOut: 0,
      isAltered: false,
      searchResults: [],
      filters: { showUnavailable: true, maxLength: 63, TLDs: [] },
      pages: { current: 1 },
      isLeaving: false,
    });
  });

  it('keeps the selector and the name in sync among the known extensions, those that arrive included (DOM-07)', () => {
    const { dispatch, search } = domainStore();
    dispatch(searchChanged({ enteredDomainName: 'pine.net' }));
    expect(search().selectedTLD).toBe('.net');
    dispatch(tldSelected('.org'));
    expect(search().enteredDomainName).toBe('pine.org');
    dispatch(searchChanged({ enteredDomainName: 'pine.rocks' }));
    expect(search().selectedTLD).toBe('.org');
    dispatch(searchChanged({ availableTLDs: ['.com', '.rocks'] }));
    expect(search().selectedTLD).toBe('.rocks');
  });

  it('adds a typed extension to the options, and to the searched ones where some are chosen (DOM-08)', () => {
    const { dispatch, search } = domainStore();
    dispatch(asked('pine.rocks'));
    expect(search()).toMatchObject({ customTLDOptions: ['.rocks'], searchSettings: { TLDs: [] } });
    dispatch(searchChanged({ searchSettings: { ...search().searchSettings, TLDs: ['.com'] } }));
    dispatch(asked('pine.guru'));
    expect(search()).toMatchObject({ customTLDOptions: ['.rocks', '.guru'], searchSettings: { TLDs: ['.com', '.guru'] } });
  });

  it('shows the first page of new results (DOM-27)', () => {
    const { dispatch, search } = domainStore();
    dispatch(searchChanged({ pages: { current: 3 } }));
    expect(search().pages.current).toBe(3);
    dispatch(asked('pine.com'));
    expect(search().pages.current).toBe(1);
  });

  it('holds each suggestion once, after what was searched for (DOM-21)', () => {
    const { dispatch, search } = domainStore();
    dispatch(asked('pine.com'));
    dispatch(suggestionsArrived(['oak.com', 'pine.com', 'oak.com'].map(unloadedResult)));
    expect(search().searchResults.map(({ domain }) => domain)).toEqual(['pine.com', 'oak.com']);
  });

  it('takes details of what was asked for only; what an answer leaves out has failed (DOM-19)', () => {
    const { dispatch, search } = domainStore();
    dispatch(asked('pine.com', 'oak.com', 'elm.com'));
    const details = [pine, availableDomain('elm.com', 1), availableDomain('never.com')];
    dispatch(detailsArrived({ asked: ['pine.com', 'oak.com'], details }));
    const states = search().searchResults.map(({ domain, loaded, status }) => [domain, loaded, status]);
    expect(states).toEqual([
      ['pine.com', true, ''],
      ['oak.com', false, 'failed'],
      ['elm.com', false, ''],
    ]);
  });
});

describe('the domain cart', () => {
  it('is what it was last changed to, in the same list (DOM-47)', () => {
    const { dispatch, chosen } = domainStore();
    const cart = [domainEntry('pine.com', 3), domainEntry('oak.com')];
    dispatch(domainsChanged(cart));
    expect(chosen()).toBe(cart);
  });

  it('alone is kept of all about domains, and read within the limits of the page (STORE-11, DOM-40)', async () => {
    const localStorage = memoryStorage();
    const first = domainStore({}, { services: fakeServices({ localStorage }), keep: true });
    await first.ready;
    first.dispatch(searchChanged({ enteredDomainName: 'pine' }));
    first.dispatch(asked('pine.com'));
    first.dispatch(domainsChanged([domainEntry('pine.com', 9)]));
    await first.persistor!.flush();
    const stored = JSON.parse(localStorage.get(domainsKey)!) as object;
    expect(Object.keys(stored).sort()).toEqual(['_persist', 'cartDomains']);
    expect(JSON.stringify([...localStorage.entries])).not.toMatch(/searchResults|enteredDomainName/);

    const next = domainStore({ maxDuration: 5 }, { services: fakeServices({ localStorage }), keep: true });
    await next.ready;
    expect(next.chosen()).toEqual([domainEntry('pine.com', 5)]);
    expect(next.search().searchResults).toEqual([]);
  });
});
