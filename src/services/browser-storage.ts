import type { BrowserWindow } from './browser-window';
import type { SafeStorage } from './services';

/**
 * A storage of the browser that never throws (STORE-16). It is not probed by writing: a full one must still be read.
 * Even naming it throws where storage is blocked, so that is done at each use.
 */
export function createSafeStorage(
  window: Pick<BrowserWindow, 'localStorage' | 'sessionStorage'>,
  name: 'localStorage' | 'sessionStorage',
): SafeStorage {
  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(window[name]);
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
