import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type PersistConfig, type Persistor } from 'redux-persist';
import { toJson } from '../kernel/util/to-json';
import type { SafeStorage } from '../services/services';

/** The first paint waits this long for persisted data; data that arrives later is ignored. */
const rehydrationTimeoutMs = 300;
/** Throttles writes; leaving the page flushes the pending ones. */
const writeThrottleMs = 250;

/** Parses the stored text of a state; undefined if there is none, or it is unusable. */
type ReadStored = (stored: string | null) => unknown;

/**
 * A storage engine of redux-persist that holds objects, each as one JSON text. No method ever rejects: a failed read or write
 * only means that nothing is persisted (STORE-16).
 */
const engineOf = (storage: SafeStorage, read: ReadStored): PersistConfig<unknown>['storage'] => ({
  getItem: async (key: string) => read(storage.get(key)),
  setItem: async (key: string, state: unknown) => storage.set(key, toJson(state)),
  removeItem: async (key: string) => storage.remove(key),
});

/**
 * A reducer whose state is persisted under `storageKey`. The level-1 reconciler of redux-persist puts the stored state over
 * the initial one. No `version` is set: stored answers carry the plugin version of the page, which decides (STORE-14).
 */
export function persistedReducer<State>(
  storageKey: string,
  reducer: Reducer<State>,
  storage: SafeStorage,
  read: ReadStored,
): Reducer<State, UnknownAction> {
  const config = {
    key: storageKey,
    keyPrefix: '',
    storage: engineOf(storage, read),
    // The engine holds objects.
    serialize: false,
    deserialize: false,
    timeout: rehydrationTimeoutMs,
    throttle: writeThrottleMs,
  };
  // The cast removes redux-persist's internal `_persist` key from the type.
  return persistReducer<State>(config, reducer) as unknown as Reducer<State, UnknownAction>;
}

/** Starts persistence. `ready` resolves once the persisted data is in the store or the timeout is over; it never rejects. */
export function startPersistence(store: Parameters<typeof persistStore>[0]): { persistor: Persistor; ready: Promise<void> } {
  let restored = () => {};
  const ready = new Promise<void>((resolve) => {
    restored = resolve;
  });
  return { persistor: persistStore(store, null, restored), ready };
}
