import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { federal, type Load } from '../../kernel/facts/catalogue';
import { loadsNeeded } from '../../commerce/catalogue/loads-needed';
import type { Services } from '../../services/services';
import {
  productsLoaded,
  productsOutdated,
  productsLoadFailed,
  productsLoadFinished,
  productsLoadStarted,
  type Arrived,
} from './catalogue-slice';
import type { FactsOf, RootState } from '../root-state';
import { valuesMirrored } from '../form-slice';
import { somethingWrong, toastShown } from '../notices-slice';
import type { StartListening } from '../listeners/listeners';

/** Requests the products that the form still needs; with `retryFailed` also those whose load failed. */
export const productsWanted = createAction<{ retryFailed: boolean }>('productsWanted');

/** How long a list waits for others under way, in ms: each change of the catalogue works out the whole form anew. */
const gatherMs = 50;

/** Loads the product lists that the current facts need, each list once, into the catalogue. */
export function loadProducts(startListening: StartListening, factsOf: FactsOf, services: Services): void {
  let inFlight = 0;
  let attempts = 0;
  /** The newest attempt per list or jurisdiction. */
  const newest = new Map<string, number>();
  /** What has arrived and is not in the catalogue yet. */
  let gathered: (Arrived & { attempt: number })[] = [];

  /** Ignore a reply older than the newest request for the same list, or a state's older than a loaded list of all. */
  function isStale(load: Load, attempt: number, state: RootState): boolean {
    const isOfState = load.list === 'filing_products' && load.jurisdiction !== federal;
    const isAllLoaded = isOfState && state.catalogue.jurisdictions.all === 'loaded';
    return newest.get(loadKey(load))! > attempt || (isAllLoaded && newest.get('all')! > attempt);
  }

  startListening({
    matcher: isAnyOf(productsWanted, productsOutdated, valuesMirrored),
    async effect(action, { dispatch, getState }) {
      const retryFailed = productsWanted.match(action) && action.payload.retryFailed;
      const loads = loadsNeeded(factsOf(getState()), { retryFailed });
      if (loads.length === 0) return;
      inFlight += loads.length;
      dispatch(productsLoadStarted(loads));
      const attempt = ++attempts;
      for (const load of loads) newest.set(loadKey(load), attempt);
      await Promise.all(loads.map(fetchIntoCatalogue));

      async function fetchIntoCatalogue(load: Load) {
        try {
          const arrival = await services.catalogue.load(load);
          gathered.push({ load, arrival, attempt });
        } catch (fault) {
          services.log.error(`Loading ${load.list} failed.`, fault);
          if (isStale(load, attempt, getState())) return;
          dispatch(productsLoadFailed(load));
          // One toast for any number of failed loads: they usually fail together (PROD-06).
          if (!getState().notices.toasts.some(({ message }) => message === somethingWrong.message)) dispatch(toastShown(somethingWrong));
        } finally {
          inFlight -= 1;
          if (inFlight > 0) setTimeout(flush, gatherMs);
          else {
            try {
              flush();
            } finally {
              dispatch(productsLoadFinished());
            }
          }
        }
      }

      function flush() {
        const arrived = gathered.filter(({ load, attempt }) => !isStale(load, attempt, getState()));
        gathered = [];
        if (arrived.length > 0) dispatch(productsLoaded(arrived));
      }
    },
  });
}

const loadKey = (load: Load): string => (load.list === 'filing_products' ? load.jurisdiction : load.list);
