import { createAction } from '@reduxjs/toolkit';
import type { Load } from '../../core/catalogue/catalogue';
import { loadsNeeded } from '../../core/catalogue/loads-needed';
import type { Services } from '../../services/services';
import {
  productsLoaded,
  productsLoadFailed,
  productsLoadFinished,
  productsLoadStarted,
  type Arrival,
} from '../catalogue-slice';
import type { FactsOf } from '../root-state';
import { valuesMirrored } from '../form-slice';
import { toastShown } from '../notices-slice';
import type { Listener } from './listeners';

/** Asks for what the form lacks; with `retryFailed` also for what failed before. */
export const productsWanted = createAction<{ retryFailed: boolean }>('productsWanted');

/** Loads what the facts of the moment need, each thing once. Loads only fill the catalogue (decision: facts). */
export function loadProducts(factsOf: FactsOf, services: Services): Listener {
  let underWay = 0;

  return ({ action, dispatch, getState }) => {
    if (!productsWanted.match(action) && !valuesMirrored.match(action)) return;
    const retryFailed = productsWanted.match(action) && action.payload.retryFailed;
    const loads = loadsNeeded(factsOf(getState()), { retryFailed });
    if (loads.length === 0) return;
    underWay += loads.length;
    dispatch(productsLoadStarted(loads));
    for (const load of loads) void fetchInto(load);

    async function fetchInto(load: Load) {
      try {
        dispatch(productsLoaded({ load, arrival: await fetchLoad(load, services) }));
      } catch (fault) {
        services.log.error(`Loading ${load.list} failed.`, fault);
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

const somethingWrong = {
  kind: 'error',
  title: 'error.app.title',
  message: { key: 'error.app.message' },
} as const;

async function fetchLoad(load: Load, { catalogue }: Services): Promise<Arrival> {
  switch (load.list) {
    case 'registered_agent_products':
      return { list: load.list, products: await catalogue.registeredAgentProducts() };
    case 'simple_products':
      return { list: load.list, products: await catalogue.simpleProducts() };
    case 'subscription_bundles':
      return { list: load.list, bundles: await catalogue.subscriptionBundles() };
    case 'coupons':
      return { list: load.list, coupons: await catalogue.coupons() };
    case 'filing_products': {
      const all = load.jurisdiction === 'all';
      const byJurisdiction = all
        ? await catalogue.allFilingProducts()
        : { [load.jurisdiction]: await catalogue.filingProducts(load.jurisdiction) };
      return { list: load.list, byJurisdiction, all };
    }
  }
}
