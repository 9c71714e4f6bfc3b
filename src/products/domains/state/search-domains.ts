import { createAction, nanoid, type Dispatch, type ListenerEffectAPI } from '@reduxjs/toolkit';
import { batchesOf, hasFailed } from '../domain-results';
import { searchTerms } from '../search-terms';
import { readExtension } from '../../../commerce/domains/read-domain';
import type { DomainResult } from '../../../kernel/facts/domain';
import type { PageConfig } from '../../../kernel/page-config/page-config';
import type { Services } from '../../../services/services';
import { detailsArrived, searchChanged, searchStarted, suggestionsArrived } from './domain-search-slice';
import { requestEnded, requestStarted } from '../../../state/requests-slice';
import type { RootState } from '../../../state/root-state';
import type { StartListening } from '../../../state/listeners/listeners';

/** The search is on the page: loads the lists of extensions, once. */
export const extensionsWanted = createAction('extensionsWanted');
/** Searches the text given, or what is entered. */
export const domainSearchWanted = createAction<string | undefined>('domainSearchWanted');
/** Asks again for all details that did not come. */
export const detailsWanted = createAction('detailsWanted');

/** The key of the search among the requests: `loading` from its start to its end (DOM-20), `failed` if anything is missing. */
export const domainSearchKey = 'domainSearch';

type Task = Pick<ListenerEffectAPI<RootState, Dispatch>, 'pause' | 'signal'>;

const domainOf = ({ domain }: DomainResult) => domain;

/** Searches domains. A newer search ends the one before, and the end of the form all of them: nothing of them arrives later. */
export function searchDomains(startListening: StartListening, { domains: config }: PageConfig, { domains, log }: Services): void {
  let lookUp = async (_names: readonly string[]) => {};

  /** Undefined where it fails. Rejects once the listener is cancelled. */
  async function attempt<Reply>({ pause, signal }: Task, ask: Promise<Reply>, failure: string): Promise<Reply | undefined> {
    try {
      return await pause(ask);
    } catch (fault) {
      if (signal.aborted) throw fault;
      log.error(failure, fault);
      return undefined;
    }
  }

  startListening({
    actionCreator: extensionsWanted,
    async effect(_action, task) {
      const { dispatch, getState, signal } = task;
      if (getState().domainSearch.availableTLDs.length > 0) return;
      const { defaultTLD, tlds, featuredTLDs } = config;
      const heroTLDs = featuredTLDs.flatMap((featured) => readExtension({ ...featured }) ?? []);
      dispatch(searchChanged({ availableTLDs: tlds, selectedTLD: defaultTLD, heroTLDs }));
      await Promise.all([load('availableTLDs'), load('heroTLDs')]);

      /** The page's own extensions stay where the server has none or fails (DOM-10 to DOM-12). */
      async function load(list: 'availableTLDs' | 'heroTLDs') {
        const loaded = await attempt<readonly unknown[]>(task, domains[list](signal), 'Loading the extensions of domains failed.');
        if (loaded?.length) dispatch(searchChanged({ [list]: loaded }));
      }
    },
  });

  startListening({
    actionCreator: domainSearchWanted,
    async effect({ payload: entered }, task) {
      const { cancelActiveListeners, dispatch, getState, pause, signal } = task;
      const { enteredDomainName, selectedTLD } = getState().domainSearch;
      const asked = searchTerms(entered ?? enteredDomainName, selectedTLD, config.defaultTLD);
      const [term, ...others] = asked.terms;
      if (!term) {
        // No earlier results are shown under a refused text; under an empty box they are (DOM-49).
        dispatch(searchChanged({ isRefused: (entered ?? enteredDomainName).trim() !== '' }));
        return;
      }
      cancelActiveListeners();
      const request = { key: domainSearchKey, requestId: nanoid() };
      dispatch(searchStarted(asked));
      dispatch(requestStarted({ ...request, waiting: 'domains.searching' }));
      lookUp = createLookUp(async (batch) => {
        const details = await attempt(task, domains.details(batch, signal), 'Domain search request failed. Please try again.');
        dispatch(detailsArrived({ asked: batch, details: details ?? [] }));
      });
      // Without suggestions the searched domain itself is still looked up.
      const suggestions =
        others.length > 0
          ? []
          : await attempt(
              task,
              domains.suggestions(term, getState().domainSearch.searchSettings, signal),
              'Domain suggestion request failed. Please try again.',
            );
      if (suggestions?.length) dispatch(suggestionsArrived(suggestions));
      await lookUp(getState().domainSearch.searchResults.map(domainOf));
      const isComplete = suggestions && !getState().domainSearch.searchResults.some(hasFailed);
      dispatch(requestEnded({ ...request, status: isComplete ? 'loaded' : 'failed' }));
      // The search stays active, so that the next one cancels what is asked again of it, too.
      await pause(new Promise(() => {}));
    },
  });

  startListening({
    actionCreator: detailsWanted,
    async effect(_action, { dispatch, getState }) {
      const { searchResults } = getState().domainSearch;
      dispatch(searchChanged({ searchResults: searchResults.map((result) => (hasFailed(result) ? { ...result, status: '' } : result)) }));
      await lookUp(searchResults.filter(hasFailed).map(domainOf));
    },
  });
}

/**
 * Asks in batches, of which at most two are under way (DOM-18). Resolves once nothing that was asked before it waits any
 * longer; rejects as soon as `ask` does.
 */
function createLookUp(ask: (batch: readonly string[]) => Promise<void>) {
  const queue: (readonly string[])[] = [];
  let calls = 0;

  async function work() {
    if (calls > 1) return;
    calls += 1;
    for (let batch; (batch = queue.shift());) await ask(batch);
    calls -= 1;
  }

  return async (names: readonly string[]) => {
    queue.push(...batchesOf(names));
    await Promise.all([work(), work()]);
  };
}
