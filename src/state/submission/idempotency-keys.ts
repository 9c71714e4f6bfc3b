import { parseObject } from '../../core/util/plain-object';
import type { SafeStorage } from '../../services/services';

/**
 * The keys by which the server recognizes repeats of an order, each under the digest of what is ordered (SUBM-55). A key
 * is kept from the first post until a readable reply. All of it is in the storage: after a reload, or in a form that is
 * mounted again, an order with unknown outcome is still repeated under its key.
 */
export function createIdempotencyKeys(storage: SafeStorage, storageKey: string, newKey: () => string) {
  /** The order that the visitor has agreed to send beside one with unknown outcome. */
  let allowed = '';

  const read = () => parseObject(storage.get(storageKey) ?? '') ?? {};
  const clear = () => storage.remove(storageKey);

  return {
    /** Whether the order was posted before without a readable reply. */
    isPending: (digest: string): boolean => Object.hasOwn(read(), digest),
    /** Whether any order was. */
    hasPending: (): boolean => Object.keys(read()).length > 0,
    /** Whether this is another order than one with unknown outcome, and the visitor has not agreed to send it. */
    isFurther(digest: string): boolean {
      const pending = Object.keys(read());
      return digest !== allowed && pending.length > 0 && !pending.includes(digest);
    },
    allowFurther(digest: string): void {
      allowed = digest;
    },
    /** The order's key, a new one for its first post. */
    keyOf(digest: string): string {
      const { [digest]: known = newKey(), ...others } = read();
      storage.set(storageKey, JSON.stringify({ ...others, [digest]: known }));
      return String(known);
    },
    /** Forgets the key of an order with a readable reply: sent again it is a new attempt. */
    settle(digest: string): void {
      const { [digest]: _settled, ...others } = read();
      if (Object.keys(others).length > 0) storage.set(storageKey, JSON.stringify(others));
      else clear();
    },
    clear,
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
