import { createAction } from '@reduxjs/toolkit';
import type { Load } from '../../core/facts/catalogue';
import { loadsNeeded } from '../../core/catalogue/loads-needed';
import type { Services } from '../../services/services';
import {
  productsLoaded,
  productsLoadFailed,
  productsLoadFinished,
  productsLoadStarted,
} from '../catalogue-slice';
import type { FactsOf, RootState } from '../root-state';
import { valuesMirrored } from '../form-slice';
import { toastShown } from '../notices-slice';
import type { Listener } from './listeners';

/** Asks for what the form lacks; with `retryFailed` also for what failed before. */
export const productsWanted = createAction<{ retryFailed: boolean }>('productsWanted');

/** Loads what the facts of the moment need, each thing once. Loads only fill the catalogue (decision: facts). */
export function loadProducts(factsOf: FactsOf, services: Services): Listener {
  let underWay = 0;
  let attempts = 0;
  /** The newest attempt at each thing, to tell a late answer of an older one. */
  const newest = new Map<string, number>();

  /** What an attempt brings late must not stand over what a newer one is about to bring, or has brought with all others. */
  function isOvertaken(load: Load, attempt: number, state: RootState): boolean {
    const ofAll = load.list === 'filing_products' && state.catalogue.jurisdictions.all === 'loaded';
    return newest.get(loadKey(load))! > attempt || (ofAll && newest.get('all')! > attempt);
  }

  return ({ action, dispatch, getState }) => {
    if (!productsWanted.match(action) && !valuesMirrored.match(action)) return;
    const retryFailed = productsWanted.match(action) && action.payload.retryFailed;
    const loads = loadsNeeded(factsOf(getState()), { retryFailed });
    if (loads.length === 0) return;
    underWay += loads.length;
    dispatch(productsLoadStarted(loads));
    attempts += 1;
    for (const load of loads) {
      newest.set(loadKey(load), attempts);
      void fetchInto(load, attempts);
    }

    async function fetchInto(load: Load, attempt: number) {
      try {
        const arrival = await services.catalogue.load(load);
        if (!isOvertaken(load, attempt, getState())) dispatch(productsLoaded({ load, arrival }));
      } catch (fault) {
        services.log.error(`Loading ${load.list} failed.`, fault);
        if (isOvertaken(load, attempt, getState())) return;
        dispatch(productsLoadFailed(load));
        // One sentence for any number of failed loads: they mostly fail together (PROD-06).
        if (!getState().notices.toasts.some(({ message }) => message === somethingWrong.message))
          dispatch(toastShown(somethingWrong));
      } finally {
        underWay -= 1;
        if (underWay === 0) dispatch(productsLoadFinished());
      }
    }
  };
}

const loadKey = (load: Load): string => (load.list === 'filing_products' ? load.jurisdiction : load.list);

const somethingWrong = {
  kind: 'error',
  title: 'error.app.title',
  message: { key: 'error.app.message' },
} as const;
