import { combineReducers, configureStore, Tuple, type Reducer } from '@reduxjs/toolkit';
import { nothingOffered, type Offer } from '../core/facts/offer';
import type { Facts, FormTraits } from '../core/facts/facts';
import { memoizePerObject } from '../core/util/memoize-per-object';
import type { PageConfig } from '../core/page-config/page-config';
import type { FormPlan } from '../core/plan/form-plan';
import { keysToClear } from '../core/storage/is-outdated';
import { readPersistedDomains, readPersistedForm } from '../core/storage/read-persisted';
import { domainsKey, formKey } from '../core/storage/storage-keys';
import type { Services } from '../services/services';
import { cartReducer } from './cart-slice';
import { catalogueReducer } from './catalogue-slice';
import { domainSearchReducer } from './domain-search-slice';
import { domainsReducer } from './domains-slice';
import { formReducer } from './form-slice';
import { followRoute } from './listeners/follow-route';
import { leaveForCart } from './listeners/leave-for-cart';
import { listenerMiddleware } from './listeners/listeners';
import { rebuildCartOnChange } from './listeners/rebuild-cart';
import { reportCatalogue } from './listeners/report-catalogue';
import { loadProducts } from './listeners/load-products';
import { searchDomains } from './listeners/search-domains';
import { track } from './listeners/track';
import { noticesReducer } from './notices-slice';
import { persistedReducer, startPersistence } from './persistence';
import { requestsReducer } from './requests-slice';
import { resettable } from './reset';
import type { RootState } from './root-state';
import { submissionReducer } from './submission/submission-slice';

export interface StoreOptions {
  config: PageConfig;
  form: FormTraits;
  services: Services;
  plan: FormPlan;
  /** What the form sells. Without an offer it loads no products. */
  offer?: Offer | undefined;
  /** False turns persistence off: by configuration, or for a second root with the same form and page. */
  keep: boolean;
  /** Ends what the listeners have begun. */
  signal: AbortSignal;
}

/** Creates the store of one root. Persisted data of an outdated page is deleted before it is read (STORE-14, STORE-15). */
export function createFormStore({ config, form, services, plan, offer, keep, signal }: StoreOptions) {
  const { localStorage } = services;
  const key = formKey(config.formType, config.pageID);
  keysToClear(readPersistedForm(localStorage.get(key)), config).forEach(localStorage.remove);

  const kept = <State>(storageKey: string, reducer: Reducer<State>, read: (stored: string | null) => unknown) =>
    keep ? persistedReducer(storageKey, reducer, localStorage, read) : reducer;
  const rootReducer = combineReducers({
    form: kept(key, resettable(formReducer), readPersistedForm),
    domains: kept(domainsKey, resettable(domainsReducer), (stored) => readPersistedDomains(stored, config.domains.maxDuration)),
    domainSearch: resettable(domainSearchReducer),
    catalogue: resettable(catalogueReducer),
    cart: resettable(cartReducer),
    submission: resettable(submissionReducer),
    notices: resettable(noticesReducer),
    requests: resettable(requestsReducer),
  });

  const factsOf = memoizePerObject((state: RootState): Facts => ({
    config,
    form,
    offer: offer ?? nothingOffered,
    catalogue: state.catalogue,
    values: state.form.values,
    domains: state.domains.cartDomains,
    today: services.clock.today(),
  }));
  const listeners = offer
    ? [loadProducts(factsOf, services), rebuildCartOnChange(factsOf, services.log), reportCatalogue(factsOf, services)]
    : [];
  listeners.push(searchDomains(config, services, signal), leaveForCart(config, services, signal), track(factsOf, plan, services));
  if (config.domains.routing) listeners.push(followRoute(config, services, signal));
  const store = configureStore({
    reducer: rootReducer,
    // No default middleware: its development checks walk the whole state at every key press.
    middleware: () => new Tuple(listenerMiddleware(listeners)),
    devTools: false,
  });

  return { store, factsOf, ...(keep && startPersistence(store)) };
}

export type FormStore = ReturnType<typeof createFormStore>['store'];
