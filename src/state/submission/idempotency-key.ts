import type { SafeStorage } from '../../services/services';

/**
 * The key by which the server recognizes repeats of one order attempt. It survives a reload, so that retrying an attempt
 * with unknown outcome cannot create a second order. Clear it after any readable response.
 */
export function createIdempotencyKey(storage: SafeStorage, storageKey: string, newKey: () => string) {
  // Also held in memory, so that it works within one page load when storage is blocked.
  let key = storage.get(storageKey) ?? '';
  return {
    current(): string {
      if (!key) {
        key = newKey();
        storage.set(storageKey, key);
      }
      return key;
    },
    clear(): void {
      key = '';
      storage.remove(storageKey);
    },
  };
}

export type IdempotencyKey = ReturnType<typeof createIdempotencyKey>;
