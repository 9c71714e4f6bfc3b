import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import type { SafeStorage } from '../services/services';

/** How long the first paint waits for what was kept; what arrives later is ignored (decision: boot). */
const rehydrationLimitMs = 300;
/** Writing is spread out; leaving the page flushes what is still waiting. */
const writeEveryMs = 250;

/**
 * redux-persist over our own storage, because its own adapter reads nothing when the storage is full.
 * Nothing here rejects: what cannot be read or written is simply not kept (STORE-16).
 */
function persistedStorage(storage: SafeStorage, read: (stored: string) => unknown) {
  return {
    getItem: (key: string) => {
      const stored = storage.get(key);
      return Promise.resolve(stored === null ? undefined : read(stored));
    },
    setItem: (key: string, state: unknown) => {
      storage.set(key, JSON.stringify(state));
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      storage.remove(key);
      return Promise.resolve();
    },
  };
}

/** A reducer whose state is kept under `storageKey`; `read` turns the stored text into the state, or undefined. */
export function persistedReducer<State>(
  storageKey: string,
  reducer: Reducer<State>,
  storage: SafeStorage,
  read: (stored: string) => unknown,
): Reducer<State, UnknownAction> {
  const config = {
    key: storageKey,
    keyPrefix: '',
    storage: persistedStorage(storage, read),
    serialize: false,
    deserialize: false,
    timeout: rehydrationLimitMs,
    throttle: writeEveryMs,
  };
  // The cast drops redux-persist's bookkeeping key from the type: no reader of the state needs it.
  return persistReducer(config as Parameters<typeof persistReducer>[0], reducer as Reducer) as unknown as Reducer<
    State,
    UnknownAction
  >;
}

/** Starts keeping and resolves once what was kept is in the store, or the wait is over. */
export function startPersistence(store: Parameters<typeof persistStore>[0]): { persistor: Persistor; ready: Promise<void> } {
  const persistor = persistStore(store);
  const ready = new Promise<void>((resolve) => {
    const settle = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(settle);
    settle();
  });
  return { persistor, ready };
}
