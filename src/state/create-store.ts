import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { nothingOffered, type Offer } from '../kernel/facts/offer';
import type { FormValues } from '../kernel/answers/form-values';
import type { Facts, FormTraits } from '../kernel/facts/facts';
import type { PageConfig } from '../kernel/page-config/page-config';
import type { FormPlan } from '../kernel/plan/form-plan';
import { keysToClear } from '../kernel/storage/is-outdated';
import { readPersistedForm } from '../kernel/storage/read-persisted';
import { formKey } from '../kernel/storage/storage-keys';
import type { Services } from '../services/services';
import { emptyOrder } from './empty-order';
import { formReducer } from './form-slice';
import { createListeners, listenUntil } from './listeners/listeners';
import { trackSteps } from './listeners/track-steps';
import { noticesReducer, somethingWrong, toastShown } from './notices-slice';
import { orderStore, type Kept, type OrderStoreContext } from './order-store';
import { persistedReducer, startPersistence } from './persistence';
import { requestsReducer } from './requests-slice';
import { resettable } from './reset';
import type { FactsOf, RootState } from './root-state';
import { submissionReducer } from './submission/submission-slice';

export interface StoreOptions {
  config: PageConfig;
  form: FormTraits;
  services: Services;
  plan: FormPlan;
  /** The form's newest values, which the store does not hold; none until the form has been created. */
  values: () => FormValues;
  /** What the form sells. Without an offer it loads no products. */
  offer?: Offer | undefined;
  /** False turns persistence off: by configuration, or for a second root with the same form and page. */
  keep: boolean;
  /** Leaves what is stored to the form that has stored it, outdated or not. */
  leavesStored?: boolean | undefined;
  /** Ends what the listeners have begun. */
  signal: AbortSignal;
}

/**
 * The checks of Redux Toolkit's default middleware, which production builds leave out. Immer freezes the state, so a mutation
 * throws without a check of its own. The actions of redux-persist carry functions, and a whole catalogue takes longer than 32 ms.
 */
const developmentChecks = {
  immutableCheck: false,
  serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE], warnAfter: 500 },
};

/** Creates the store of one root. Persisted data of an outdated page is deleted before it is read (STORE-14, STORE-15). */
export function createFormStore({ config, form, services, plan, values: readValues, offer, keep, leavesStored, signal }: StoreOptions) {
  const { localStorage } = services;
  const key = formKey(config.formType, config.pageID);
  if (!leavesStored) keysToClear(readPersistedForm(localStorage.get(key), services.log.info), config).forEach(localStorage.remove);

  const kept: Kept = (storageKey, reducer, read) => (keep ? persistedReducer(storageKey, reducer, localStorage, read) : reducer);
  const engine = orderStore.get();
  const rootReducer = combineReducers({
    form: kept(key, resettable(formReducer), readPersistedForm),
    ...(engine?.reducersOf(kept, { config, services }) ?? emptyOrder),
    submission: resettable(submissionReducer),
    notices: resettable(noticesReducer),
    requests: resettable(requestsReducer),
  });

  const factsOf = lastFactsOf(
    (state, values): Facts => ({
      config,
      form,
      offer: offer ?? nothingOffered,
      catalogue: state.catalogue,
      values,
      domains: state.domains.cartDomains,
      today: services.clock.today(),
    }),
    readValues,
  );
  const { middleware, startListening } = createListeners(onListenerError);
  const listenWhileMounted = listenUntil(signal, startListening);
  const sells = offer !== undefined;
  const context: OrderStoreContext = { config, services, factsOf, sells, startListening, listenWhileMounted, signal };
  engine?.listen(context);
  // A form that was unmounted still learns that its order was accepted (SUBM-57).
  trackSteps(startListening, factsOf, plan, services);
  engine?.track(context);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware(developmentChecks).prepend(middleware),
    // The answers of a visitor are nothing for an extension of the browser.
    devTools: false,
  });

  /** Logs the error of a listener, and tells the visitor that something went wrong (ERR-12). */
  function onListenerError(error: unknown) {
    services.log.error('Something went wrong.', error);
    const isShown = store.getState().notices.toasts.some(({ message }) => message === somethingWrong.message);
    // A listener that fails after every action would fail after this one, too.
    if (!isShown) store.dispatch(toastShown(somethingWrong));
  }

  return { store, factsOf, ...(keep && startPersistence(store)) };
}

/** Returns the same facts as before while state and values are the same. */
function lastFactsOf(make: (state: RootState, values: FormValues) => Facts, readValues: () => FormValues): FactsOf {
  let last: { state: RootState; facts: Facts } | undefined;
  return (state, values = readValues()) => {
    if (last?.state !== state || last.facts.values !== values) last = { state, facts: make(state, values) };
    return last.facts;
  };
}

export type FormStore = ReturnType<typeof createFormStore>['store'];
