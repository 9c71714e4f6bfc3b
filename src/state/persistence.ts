import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { toJson } from '../core/util/to-json';
import type { SafeStorage } from '../services/services';

/** The first paint waits this long for persisted data; data that arrives later is ignored. */
const rehydrationTimeoutMs = 300;
/** Throttles writes; leaving the page flushes the pending ones. */
const writeThrottleMs = 250;

/**
 * A reducer whose state is persisted under `storageKey`. `read` parses the stored text; undefined if there is none, or it is unusable.
 * redux-persist's own adapter cannot read from a full storage. Ours never fails: a failed read or write only means that
 * nothing is persisted (STORE-16).
 */
export function persistedReducer<State>(
  storageKey: string,
  reducer: Reducer<State>,
  storage: SafeStorage,
  read: (stored: string | null) => unknown,
): Reducer<State, UnknownAction> {
  const config = {
    key: storageKey,
    keyPrefix: '',
    storage: { setItem: async (key: string, state: unknown) => storage.set(key, toJson(state)) },
    serialize: false,
    async getStoredState({ key }: { key: string }) {
      return read(storage.get(key));
    },
    timeout: rehydrationTimeoutMs,
    throttle: writeThrottleMs,
  };
  // The cast removes redux-persist's internal `_persist` key from the type.
  return persistReducer(config as Parameters<typeof persistReducer>[0], reducer as Reducer) as unknown as Reducer<State, UnknownAction>;
}

/** Starts persistence. `ready` resolves once the persisted data is in the store or the timeout is over; it never rejects. */
export function startPersistence(store: Parameters<typeof persistStore>[0]): { persistor: Persistor; ready: Promise<void> } {
  let restored = () => {};
  const ready = new Promise<void>((resolve) => {
    restored = resolve;
  });
  return { persistor: persistStore(store, null, restored), ready };
}
