import type { SafeStorage } from './services';

/** What the session storage did not take, by key. */
const unstored = new Map<string, string>();

/** The session storage; what it does not take lasts as long as the page, so that a form mounted again finds it. */
export const createTabStorage = (storage: SafeStorage): SafeStorage => ({
  get: (key) => unstored.get(key) ?? storage.get(key),
  set(key, value) {
    const isStored = storage.set(key, value);
    if (isStored) unstored.delete(key);
    else unstored.set(key, value);
    return isStored;
  },
  remove(key) {
    unstored.delete(key);
    storage.remove(key);
  },
});
