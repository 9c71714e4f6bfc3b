import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unloadedResult } from '../../src/products/domains/domain-results';
import { searchTerms } from '../../src/products/domains/search-terms';
import { searchChanged } from '../../src/products/domains/state/domain-search-slice';
import { detailsWanted, domainSearchKey, domainSearchWanted, extensionsWanted } from '../../src/products/domains/state/search-domains';
import { availableDomain } from '../support/domains';
import { dropped, fakeServices } from '../support/fake-services';
import { formStore, settled } from '../support/form-store';
import { schedules } from './runs';

/** The price of a domain, which no other has. */
const priceOf = (domain: string): number => [...domain].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ search: fc.constantFrom('pine', 'oak.net', 'elm', 'ash, fir\nyew.io', '!') }) },
  { weight: 1, arbitrary: fc.constant({ retry: true as const }) },
  { weight: 1, arbitrary: fc.constant({ extensions: true as const }) },
);

/** How a call of the server ends; strange replies name domains that nobody asked for, or leave some out. */
const ending = fc.constantFrom('answered', 'answered', 'answered', 'dropped', 'strange');

/** The names that the server suggests: some belong to any search, some to this one. */
const suggestedTo = (term: string, count: number) =>
  Array.from({ length: count }, (_, index) => unloadedResult(index % 3 === 0 ? `any-${index}.com` : `${term.split('.')[0]}-${index}.info`));

/** A server whose replies come in any order; it counts the calls for details that nobody has ended yet. */
function disorderedServer(scheduler: fc.Scheduler, endings: readonly string[], count: number) {
  const services = fakeServices();
  const { suggestions, details, availableTLDs } = services.domains;
  let calls = 0;
  /** The most there were. */
  const most = { calls: 0, domains: 0 };
  let underWay: { signal: AbortSignal }[] = [];
  const end = <Reply>(reply: Reply, strange: Reply, label: string) => {
    const how = endings[calls++] ?? 'answered';
    const ended = how === 'dropped' ? Promise.reject(dropped()) : Promise.resolve(how === 'strange' ? strange : reply);
    return scheduler.schedule(ended, label);
  };
  suggestions.mockImplementation((term) => end(suggestedTo(term, count), [...suggestedTo(term, 5), unloadedResult(term)], term));
  availableTLDs.mockImplementation(() => end(['.com', '.io'], [], 'extensions'));
  details.mockImplementation(async (domains, signal) => {
    const call = { signal: signal! };
    underWay = [...underWay.filter((other) => !other.signal.aborted), call];
    most.calls = Math.max(most.calls, underWay.length);
    most.domains = Math.max(most.domains, domains.length);
    const all = domains.map((domain) => availableDomain(domain, priceOf(domain)));
    const strange = [...all.slice(1), availableDomain('never.com', 1), availableDomain('any-3.com', priceOf('any-3.com'))];
    try {
      return await end(all, strange, domains[0]!);
    } finally {
      underWay = underWay.filter((other) => other !== call);
    }
  });
  return { services, most };
}

describe('searches for domains that overlap', () => {
  it('end with the last one, each row at its own price, nothing loading, at most two calls for details at once (DOM-18, DOM-19, DOM-20, DOM-21)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { minLength: 1, maxLength: 8 }),
        fc.array(ending, { maxLength: 30 }),
        fc.integer({ min: 0, max: 70 }),
        async (scheduler, acts, endings, count) => {
          const { services, most } = disorderedServer(scheduler, endings, count);
          const { store } = formStore({ services, sells: false });
          // As the search does once it is on the page.
          store.dispatch(extensionsWanted());
          const state = () => store.getState().domainSearch;
          const failures = () =>
            state()
              .searchResults.filter(({ status }) => status === 'failed')
              .map(({ domain }) => domain);
          // Collected, since the search would take an error of a subscriber for one of the server.
          const foreign = new Set<string>();
          const unsubscribe = store.subscribe(() => {
            for (const { domain, loaded, create } of state().searchResults)
              if (loaded && create.amount !== priceOf(domain)) foreign.add(domain);
          });
          scheduler.scheduleSequence(
            acts.map((one, index) => ({
              label: `act ${index + 1}`,
              builder: async () => {
                if ('search' in one) {
                  store.dispatch(searchChanged({ enteredDomainName: one.search }));
                  store.dispatch(domainSearchWanted());
                } else if ('extensions' in one) store.dispatch(extensionsWanted());
                // A row that failed has a button for it.
                else if (failures().length > 0) store.dispatch(detailsWanted());
              },
            })),
          );
          const quiet = async () => {
            await scheduler.waitIdle();
            await settled();
          };
          for (let rounds = 0; rounds < 8; rounds++) await quiet();

          const searches = acts.flatMap((one) => ('search' in one && one.search !== '!' ? [one.search] : []));
          const { status } = store.getState().requests[domainSearchKey] ?? {};
          expect(status).not.toBe('loading');
          expect(status === undefined).toBe(searches.length === 0);
          // The selector may have followed an earlier name, so only the names are compared.
          const namesOf = (domains: readonly string[]) => domains.map((domain) => domain.split('.')[0]);
          const wanted = searches.length > 0 ? namesOf(searchTerms(searches.at(-1)!, '.com', '.com').terms) : [];
          expect(namesOf(state().terms)).toEqual(wanted);
          expect(
            state()
              .searchResults.slice(0, wanted.length)
              .map(({ domain }) => domain),
          ).toEqual(state().terms);
          expect(state().searchResults.some(({ domain }) => domain === 'never.com')).toBe(false);

          // Every row is loaded or can be retried, and each retry uses up one of the faulty endings.
          const waiting = () =>
            state()
              .searchResults.filter(({ loaded }) => !loaded)
              .map(({ domain }) => domain);
          for (let retries = 0; waiting().length > 0 && retries <= endings.length; retries++) {
            expect(failures().sort()).toEqual(waiting().sort());
            store.dispatch(detailsWanted());
            for (let rounds = 0; rounds < 4; rounds++) await quiet();
          }
          expect(waiting()).toEqual([]);
          expect([...foreign]).toEqual([]);
          expect(most.calls).toBeLessThanOrEqual(2);
          expect(most.domains).toBeLessThanOrEqual(20);
          unsubscribe();
        },
      ),
      schedules,
    );
  });
});
