import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { searchChanged } from '../../src/products/domains/state/domain-search-slice';
import { domainsChanged } from '../../src/products/domains/state/domains-slice';
import { domainSearchWanted, extensionsWanted } from '../../src/products/domains/state/search-domains';
import { domainEntry } from '../support/domains';
import { fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';

function pageWith(domains: PageConfigWithGaps['domains'], path = '/') {
  const services = fakeServices();
  services.router.go(path);
  const { store, end } = formStore({ services, config: { domains } });
  const search = (name: string) => store.dispatch(domainSearchWanted(name));
  const searched = () => services.domains.suggestions.mock.calls.map(([term]) => term);
  return { ...services, store, end, search, searched, dispatch: store.dispatch, state: () => store.getState().domainSearch };
}

describe('with routing', () => {
  const routing = { routing: true, basePath: '/domains/' };

  it('a search goes into the address, below the base of the page (DOM-45)', () => {
    const { router, search, dispatch } = pageWith(routing, '/domains');
    dispatch(extensionsWanted());
    search('Pine');
    search('pine.com');
    search('oak.net, elm.net');
    expect(router.push.mock.calls).toEqual([['/domains/pine.com']]);
    const atRoot = pageWith({ routing: true });
    atRoot.dispatch(extensionsWanted());
    atRoot.search('oak');
    expect(atRoot.router.path()).toBe('/oak.com');
  });

  it('the address at the start fills the input and is searched, once the search is on the page (DOM-46)', async () => {
    const { state, dispatch, searched, router } = pageWith(routing, '/domains/Pine.net/');
    expect(searched()).toEqual([]);
    dispatch(extensionsWanted());
    dispatch(extensionsWanted());
    await settled();
    expect(state()).toMatchObject({ enteredDomainName: 'pine.net', selectedTLD: '.net', terms: ['pine.net'] });
    expect(searched()).toEqual(['pine.net']);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/domains/pine.net');
  });

  it('Back and Forward search again, jumps within the page do not (DOM-46)', () => {
    const { state, dispatch, searched, search, router } = pageWith(routing, '/domains/');
    dispatch(extensionsWanted());
    search('pine');
    search('oak');
    router.go('/domains/pine.com');
    router.go('/domains/pine.com');
    router.go('/domains/');
    expect(searched()).toEqual(['pine.com', 'oak.com', 'pine.com']);
    expect(state().enteredDomainName).toBe('pine.com');
    expect(router.push).toHaveBeenCalledTimes(2);
  });

  it.each(['/', '/domains', '/domains/about', '/domains/a/b.com', '/domains/%E0%A4%A.com', '/other/pine.com'])(
    '%s is no domain (DOM-46)',
    (path) => {
      const { dispatch, searched } = pageWith(routing, path);
      dispatch(extensionsWanted());
      expect(searched()).toEqual([]);
    },
  );

  it('a form taken off the page does not hear of the address any more (DOM-46)', () => {
    const { dispatch, end, router, state } = pageWith(routing);
    dispatch(extensionsWanted());
    end();
    router.go('/domains/pine.com');
    expect(state().enteredDomainName).toBe('');
  });
});

it('without routing the address stays, and is not read (DOM-45)', () => {
  const { router, dispatch, search, searched } = pageWith({}, '/elm.com');
  dispatch(extensionsWanted());
  dispatch(searchChanged({ enteredDomainName: 'pine' }));
  search('oak');
  router.go('/pine.com');
  expect(router.push).not.toHaveBeenCalled();
  expect(searched()).toEqual(['oak.com']);
});

describe('a single choice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const single = { limit: 1, cartPage: '/cart/' };
  const pine = [domainEntry('pine.com')];

  it('leads to the cart page after 1500 ms, with a flag meanwhile (DOM-39)', async () => {
    const { dispatch, state, redirector } = pageWith(single);
    dispatch(domainsChanged(pine));
    dispatch(domainsChanged(pine));
    expect(state().isLeaving).toBe(true);
    await vi.advanceTimersByTimeAsync(1499);
    expect(redirector.go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(redirector.go).toHaveBeenCalledExactlyOnceWith('/cart/');
    expect(state().isLeaving).toBe(false);
  });

  it('for more years leads there too, and at the same time (DOM-39)', async () => {
    const { dispatch, state, redirector } = pageWith(single);
    dispatch(domainsChanged(pine));
    await vi.advanceTimersByTimeAsync(1000);
    dispatch(domainsChanged([domainEntry('pine.com', 2)]));
    expect(state().isLeaving).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(redirector.go).toHaveBeenCalledExactlyOnceWith('/cart/');
  });

  it.each([
    ['without a cart page', { limit: 1 }],
    ['where more may be chosen', { limit: 2, cartPage: '/cart/' }],
  ])('leads nowhere %s (DOM-39)', async (_where, domains) => {
    const { dispatch, state, store, redirector } = pageWith(domains);
    dispatch(domainsChanged(pine));
    expect([state().isLeaving, store.getState().domains.cartDomains.length]).toEqual([false, 1]);
    await vi.runAllTimersAsync();
    expect(redirector.go).not.toHaveBeenCalled();
  });

  it('taken back, or in a form that has gone, leads nowhere (DOM-39)', async () => {
    const { dispatch, state, end, redirector } = pageWith(single);
    dispatch(domainsChanged(pine));
    dispatch(domainsChanged([]));
    expect(state().isLeaving).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    dispatch(domainsChanged(pine));
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(redirector.go).not.toHaveBeenCalled();
  });
});
