import { memoizePerObject } from '../kernel/util/memoize-per-object';
import type { SafeStorage } from './services';

/**
 * The same storage, whose entries last as long as the page once they are written: a host or an extension may empty the
 * storage meanwhile (SUBM-59). Forms that share a storage share what it remembers.
 */
export const lastingStorage = memoizePerObject((storage: SafeStorage): SafeStorage => {
  const written = new Map<string, string>();
  return {
    get: (key) => written.get(key) ?? storage.get(key),
    set(key, value) {
      written.set(key, value);
      return storage.set(key, value);
    },
    remove(key) {
      written.delete(key);
      storage.remove(key);
    },
  };
});
