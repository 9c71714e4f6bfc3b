import { describe, expect, it, vi } from 'vitest';
import type { DomainResult } from '../../src/kernel/facts/domain';
import { unloadedResult } from '../../src/products/domains/domain-results';
import { searchChanged } from '../../src/products/domains/state/domain-search-slice';
import { detailsWanted, domainSearchKey, domainSearchWanted, extensionsWanted } from '../../src/products/domains/state/search-domains';
import { availableDomain } from '../support/domains';
import { deferred, dropped, fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';

const named = (count: number) => Array.from({ length: count }, (_, index) => unloadedResult(`pine-${index}.info`));

/** A form with a search, on a server that knows every domain. */
function searching(isShown = true, services = fakeServices()) {
  const { suggestions, details } = services.domains;
  details.mockImplementation(async (domains) => domains.map((domain) => availableDomain(domain)));
  const { store, end } = formStore({ services, config: { domains: { featuredTLDs: [{ tld: 'io', price: '49.00' }] } } });
  // As the search does once it is on the page.
  if (isShown) store.dispatch(extensionsWanted());
  const state = () => store.getState().domainSearch;
  return {
    suggestions,
    details,
    services,
    end,
    state,
    dispatch: store.dispatch,
    status: () => store.getState().requests[domainSearchKey]?.status,
    rows: () => state().searchResults.map(({ domain, loaded, status }) => `${domain} ${loaded ? 'loaded' : status || 'waits'}`),
    failures: () =>
      state()
        .searchResults.filter(({ status }) => status === 'failed')
        .map(({ domain }) => domain),
    errors: () => services.log.error.mock.calls.map(([message]) => String(message)),
    search(name?: string) {
      if (name !== undefined) store.dispatch(searchChanged({ enteredDomainName: name }));
      store.dispatch(domainSearchWanted());
    },
  };
}

describe('the extensions', () => {
  it('are loaded once, and replace those of the page where the server has any (DOM-10, DOM-11)', async () => {
    const { dispatch, state, services } = searching(false);
    services.domains.availableTLDs.mockResolvedValueOnce(['.com', '.dev']);
    dispatch(extensionsWanted());
    expect(state().availableTLDs).toContain('.org');
    dispatch(extensionsWanted());
    await settled();
    expect(state().availableTLDs).toEqual(['.com', '.dev']);
    expect(state().heroTLDs).toEqual([{ tld: '.io', price: 4900 }]);
    expect(services.domains.availableTLDs).toHaveBeenCalledTimes(1);
    expect(services.domains.heroTLDs).toHaveBeenCalledTimes(1);
  });

  it('that fail are logged only, and do not keep the others away (DOM-09, DOM-12)', async () => {
    const { dispatch, state, services, errors } = searching(false);
    services.domains.availableTLDs.mockRejectedValueOnce(dropped());
    services.domains.heroTLDs.mockResolvedValueOnce(['.a', '.b', '.c', '.d', '.e'].map((tld) => ({ tld })));
    dispatch(extensionsWanted());
    const { availableTLDs } = state();
    await settled();
    expect(state().availableTLDs).toBe(availableTLDs);
    expect(state().heroTLDs).toHaveLength(5);
    expect(errors()).toEqual(['Loading the extensions of domains failed.']);
  });
});

describe('a search', () => {
  it('asks for suggestions to the cleaned name with the settings, and for the details of all, the searched one first (DOM-04, DOM-05, DOM-17, DOM-21)', async () => {
    const { dispatch, state, search, suggestions, details, status, rows } = searching();
    suggestions.mockResolvedValueOnce([unloadedResult('pine-tree.com'), unloadedResult('pine.net')]);
    dispatch(searchChanged({ searchSettings: { maxLength: 20, showUnavailable: false, TLDs: [] } }));
    dispatch(searchChanged({ pages: { current: 4 } }));
    search(' Pine! ');
    expect([status(), rows(), state().pages.current]).toEqual(['loading', ['pine.com waits'], 1]);
    expect(state()).toMatchObject({ terms: ['pine.com'], isAltered: true });
    await settled();
    expect(suggestions).toHaveBeenCalledExactlyOnceWith(
      'pine.com',
      { maxLength: 20, showUnavailable: false, TLDs: [] },
      expect.any(AbortSignal),
    );
    expect(details.mock.calls.map(([domains]) => domains)).toEqual([['pine.com', 'pine-tree.com', 'pine.net']]);
    expect([status(), rows()]).toEqual(['loaded', ['pine.com loaded', 'pine-tree.com loaded', 'pine.net loaded']]);
  });

  it.each(['', '  ', '!?', ',\n,', 'ü'])('for %j searches nothing, and leaves the last one alone (DOM-03)', async (name) => {
    const { search, suggestions, rows } = searching();
    search('pine');
    await settled();
    search(name);
    await settled();
    expect(suggestions).toHaveBeenCalledTimes(1);
    expect(rows()).toEqual(['pine.com loaded']);
  });

  it('of a list looks up each name once, without suggestions, a hundred at most (DOM-06)', async () => {
    const { dispatch, suggestions, details, state, rows } = searching();
    dispatch(domainSearchWanted(['Pine', 'oak.net, pine.com', ...Array.from({ length: 5000 }, (_, index) => `n${index}`)].join('\n')));
    await settled();
    expect(suggestions).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ leftOut: 4902, terms: expect.arrayContaining(['pine.com', 'oak.net']) as unknown });
    expect(details).toHaveBeenCalledTimes(5);
    expect(rows()).toHaveLength(100);
  });

  it('asks for twenty details a call, two calls at a time (DOM-18)', async () => {
    const { search, suggestions, details } = searching();
    const replies: (() => void)[] = [];
    details.mockImplementation(
      (domains) => new Promise((resolve) => replies.push(() => resolve(domains.map((domain) => availableDomain(domain))))),
    );
    suggestions.mockResolvedValueOnce(named(64));
    search('pine');
    for (const calls of [2, 3, 4, 4]) {
      await settled();
      expect(details).toHaveBeenCalledTimes(calls);
      replies.shift()?.();
    }
    expect(details.mock.calls.map(([domains]) => domains.length)).toEqual([20, 20, 20, 5]);
  });

  it('without suggestions still looks up what was searched for, and ends (DOM-20, DOM-22)', async () => {
    const { search, suggestions, rows, status, errors } = searching();
    suggestions.mockRejectedValueOnce(dropped());
    search('pine');
    await settled();
    expect([rows(), status()]).toEqual([['pine.com loaded'], 'failed']);
    expect(errors()).toEqual(['Domain suggestion request failed. Please try again.']);
  });

  it('with a batch that fails marks its rows, and asks for them again on demand only (DOM-20, DOM-23)', async () => {
    const { search, suggestions, details, dispatch, state, status, errors, failures } = searching();
    suggestions.mockResolvedValueOnce(named(30));
    details.mockRejectedValueOnce(dropped());
    search('pine');
    await settled();
    expect(errors()).toEqual(['Domain search request failed. Please try again.']);
    expect([status(), failures().length, details.mock.calls.length]).toEqual(['failed', 20, 2]);
    const missing = failures();
    dispatch(detailsWanted());
    dispatch(detailsWanted());
    expect(failures()).toEqual([]);
    await settled();
    expect(details.mock.calls.slice(2).map(([domains]) => domains)).toEqual([missing]);
    expect(state().searchResults.every(({ loaded }) => loaded)).toBe(true);
  });

  it('whose reply leaves a domain out marks its row, and ignores domains nobody asked for (DOM-19)', async () => {
    const { search, suggestions, details, status, rows } = searching();
    suggestions.mockResolvedValueOnce([unloadedResult('pine.net')]);
    details.mockResolvedValueOnce([availableDomain('pine.com'), availableDomain('never.com')]);
    search('pine');
    await settled();
    expect([rows(), status()]).toEqual([['pine.com loaded', 'pine.net failed'], 'failed']);
  });
});

describe('of two searches', () => {
  it('the newer one ends the older, whose replies and failures change and log nothing any more', async () => {
    const { search, suggestions, details, rows, status, errors } = searching();
    const late = deferred<DomainResult[]>();
    const lateDetails = deferred<DomainResult[]>();
    suggestions.mockReturnValueOnce(late.promise);
    search('pine');
    search('oak');
    expect(suggestions.mock.calls[0]![2]!.aborted).toBe(true);
    details.mockReturnValueOnce(lateDetails.promise);
    await settled();
    search('elm');
    await settled();
    late.resolve([unloadedResult('pine.net')]);
    lateDetails.reject(dropped());
    await settled();
    expect([rows(), status(), errors()]).toEqual([['elm.com loaded'], 'loaded', []]);
    expect(details).toHaveBeenCalledTimes(2);
  });
});

describe('a form taken off the page', () => {
  it('ends its calls, and hears nothing of them any more', async () => {
    const { search, suggestions, dispatch, end, state, services, rows, errors } = searching(false);
    const late = deferred<DomainResult[]>();
    const lists = deferred<string[]>();
    suggestions.mockReturnValueOnce(late.promise);
    services.domains.availableTLDs.mockReturnValueOnce(lists.promise);
    services.domains.heroTLDs.mockImplementationOnce(
      (signal) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(dropped()))),
    );
    dispatch(extensionsWanted());
    search('pine');
    const before = state();
    end();
    expect(suggestions.mock.calls[0]![2]!.aborted).toBe(true);
    late.resolve(named(3));
    lists.resolve(['.late']);
    await settled();
    expect(state()).toBe(before);
    search('oak');
    expect(vi.mocked(suggestions)).toHaveBeenCalledTimes(1);
    expect([rows(), errors()]).toEqual([['pine.com waits'], []]);
  });
});
