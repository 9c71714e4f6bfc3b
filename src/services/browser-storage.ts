import type { BrowserWindow } from './browser-window';
import type { SafeStorage } from './services';

/**
 * Wraps a browser storage so that it never throws (STORE-16). Each use has its own try/catch, because even reading
 * `window.localStorage` throws where storage is blocked. There is no test write: a full storage can still be read.
 */
export function createSafeStorage(
  window: Pick<BrowserWindow, 'localStorage' | 'sessionStorage'>,
  name: 'localStorage' | 'sessionStorage',
): SafeStorage {
  function attempt<T>(use: (storage: Storage) => T, fallback: T): T {
    try {
      return use(window[name]);
    } catch {
      return fallback;
    }
  }
  return {
    get(key) {
      // A page's stand-in for a storage may answer anything, such as undefined.
      const stored: unknown = attempt((storage) => storage.getItem(key), null);
      return typeof stored === 'string' ? stored : null;
    },
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
