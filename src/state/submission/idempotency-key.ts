import type { SafeStorage } from '../../services/services';

/**
 * The key under which the server knows one attempt to order. It outlives a reload, so that repeating an attempt whose
 * outcome is unknown can never make a second order, and is cleared once a readable answer came.
 */
export function createIdempotencyKey(storage: SafeStorage, storageKey: string, newKey: () => string) {
  // Kept here as well: a blocked storage must not cost the guarantee within one page load.
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
