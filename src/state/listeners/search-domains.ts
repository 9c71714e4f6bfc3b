import { createAction } from '@reduxjs/toolkit';
import { batchesOf, hasFailed } from '../../core/domains/domain-results';
import { searchTerms } from '../../core/domains/search-terms';
import { readExtension } from '../../core/domains/tlds';
import type { DomainResult } from '../../core/facts/domain';
import type { PageConfig } from '../../core/page-config/page-config';
import type { Services } from '../../services/services';
import { detailsArrived, searchChanged, searchStarted, suggestionsArrived } from '../domain-search-slice';
import { requestEnded, requestStarted } from '../requests-slice';
import type { Listener } from './listeners';

/** The search is on the page: loads the lists of extensions, once. */
export const extensionsWanted = createAction('extensionsWanted');
/** Searches the text given, or what is entered. */
export const domainSearchWanted = createAction<string | undefined>('domainSearchWanted');
/** Asks again for all details that did not come. */
export const detailsWanted = createAction('detailsWanted');

/** The key of the search among the requests: `loading` from its start to its end (DOM-20), `failed` if anything is missing. */
export const domainSearchKey = 'domainSearch';

const domainOf = ({ domain }: DomainResult) => domain;

/** Searches domains. A newer search ends the one before, and the end of the form all of them: nothing of them arrives later. */
export function searchDomains({ domains: config }: PageConfig, { domains, log }: Services, signal: AbortSignal): Listener {
  let searches = 0;
  let current = new AbortController();
  let lookUp: (names: readonly string[]) => Promise<void>;
  signal.addEventListener('abort', () => current.abort());

  /** Undefined where it fails. */
  async function attempt<Reply>(ask: Promise<Reply>, ending: AbortSignal, failure: string): Promise<Reply | undefined> {
    try {
      return await ask;
    } catch (fault) {
      if (!ending.aborted) log.error(failure, fault);
      return undefined;
    }
  }

  return ({ action, dispatch, getState }) => {
    const stateOf = () => getState().domainSearch;
    if (signal.aborted) return;
    if (extensionsWanted.match(action) && stateOf().availableTLDs.length === 0) {
      const { defaultTLD, tlds, featuredTLDs } = config;
      const heroTLDs = featuredTLDs.flatMap((featured) => readExtension({ ...featured }) ?? []);
      dispatch(searchChanged({ availableTLDs: tlds, selectedTLD: defaultTLD, heroTLDs }));
      void load('availableTLDs');
      void load('heroTLDs');
    }
    if (domainSearchWanted.match(action)) void search(action.payload);
    if (detailsWanted.match(action)) {
      const { searchResults } = stateOf();
      dispatch(searchChanged({ searchResults: searchResults.map((result) => (hasFailed(result) ? { ...result, status: '' } : result)) }));
      void lookUp(searchResults.filter(hasFailed).map(domainOf));
    }

    /** The page's own extensions stay where the server has none or fails (DOM-10 to DOM-12). */
    async function load(list: 'availableTLDs' | 'heroTLDs') {
      const loaded = await attempt<readonly unknown[]>(domains[list](signal), signal, 'Loading the extensions of domains failed.');
      if (loaded?.length && !signal.aborted) dispatch(searchChanged({ [list]: loaded }));
    }

    async function search(entered?: string) {
      const { enteredDomainName, selectedTLD } = stateOf();
      const asked = searchTerms(entered ?? enteredDomainName, selectedTLD, config.defaultTLD);
      const [term, ...others] = asked.terms;
      if (!term) return;
      current.abort();
      current = new AbortController();
      const { signal: ending } = current;
      const request = { key: domainSearchKey, requestId: String(++searches) };
      dispatch(searchStarted(asked));
      dispatch(requestStarted({ ...request, waiting: 'domains.searching' }));
      lookUp = createLookUp(ending, async (batch) => {
        const details = await attempt(domains.details(batch, ending), ending, 'Domain search request failed. Please try again.');
        if (!ending.aborted) dispatch(detailsArrived({ asked: batch, details: details ?? [] }));
      });
      // Without suggestions the searched domain itself is still looked up.
      const suggestions =
        others.length > 0
          ? []
          : await attempt(
              domains.suggestions(term, stateOf().searchSettings, ending),
              ending,
              'Domain suggestion request failed. Please try again.',
            );
      // A newer search looks up by itself.
      if (ending.aborted) return;
      if (suggestions?.length) dispatch(suggestionsArrived(suggestions));
      await lookUp(stateOf().searchResults.map(domainOf));
      const isComplete = suggestions && !stateOf().searchResults.some(hasFailed);
      if (!ending.aborted) dispatch(requestEnded({ ...request, status: isComplete ? 'loaded' : 'failed' }));
    }
  };
}

/**
 * Asks in batches, of which at most two are under way until the search ends (DOM-18). Resolves once nothing that was
 * asked before it waits any longer.
 * @param ask never rejects
 */
function createLookUp(ending: AbortSignal, ask: (batch: readonly string[]) => Promise<void>) {
  const queue: (readonly string[])[] = [];
  let calls = 0;

  async function work() {
    if (calls > 1) return;
    calls += 1;
    for (let batch; !ending.aborted && (batch = queue.shift());) await ask(batch);
    calls -= 1;
  }

  return async (names: readonly string[]) => {
    queue.push(...batchesOf(names));
    await Promise.all([work(), work()]);
  };
}
