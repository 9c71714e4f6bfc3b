import { domainOfPath, pathOfDomain } from '../domain-route';
import type { PageConfig } from '../../../kernel/page-config/page-config';
import type { Services } from '../../../services/services';
import { searchChanged, searchStarted } from './domain-search-slice';
import type { StartListening } from '../../../state/listeners/listeners';
import { domainSearchWanted, extensionsWanted } from './search-domains';

/**
 * Keeps the address and the search of a page with routing together, from the moment the search is on the page: a search of one
 * domain goes into the address (DOM-45), an address with a domain is searched (DOM-46).
 */
export function followRoute(
  startListening: StartListening,
  { domains: { basePath } }: PageConfig,
  { router }: Services,
  signal: AbortSignal,
): void {
  startListening({
    actionCreator: searchStarted,
    effect({ payload: { terms } }) {
      const path = pathOfDomain(basePath, String(terms));
      if (terms.length === 1 && path !== router.path()) router.push(path);
    },
  });

  startListening({
    actionCreator: extensionsWanted,
    effect(_action, { dispatch, getState, unsubscribe }) {
      unsubscribe();
      router.subscribe(follow, signal);
      follow();

      function follow() {
        const domain = domainOfPath(basePath, router.path());
        // A jump within the page comes as a change of the route, too.
        if (!domain || domain === String(getState().domainSearch.terms)) return;
        dispatch(searchChanged({ enteredDomainName: domain }));
        dispatch(domainSearchWanted());
      }
    },
  });
}
