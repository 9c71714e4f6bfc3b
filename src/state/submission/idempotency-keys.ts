import type { EarlierOrder } from '../../core/submission/earlier-order';
import { readHeldOrder, type HeldOrder } from '../../core/submission/held-order';
import { isPlainObject, parseObject } from '../../core/util/plain-object';
import type { SafeStorage } from '../../services/services';

/** An order that was posted, and perhaps what the server said it holds under the key. */
interface Attempt {
  key: string;
  held?: HeldOrder | undefined;
}

type Attempts = Readonly<Record<string, Attempt>>;

/**
 * The keys by which the server recognizes repeats of an order, each under the digest of what is ordered (SUBM-55). A key
 * is kept from the first post until a readable reply. All of it is in the storage: after a reload, or in a form that is
 * mounted again, an order with unknown outcome is still repeated under its key. A digest that an earlier version of the
 * script has stored matches no order, so every order counts as a further one beside it and is asked about.
 */
export function createIdempotencyKeys(storage: SafeStorage, storageKey: string, newKey: () => string) {
  /** The order that the visitor has agreed to send beside an earlier one. */
  let allowed = '';

  const read = (): Attempts => mapValues(parseObject(storage.get(storageKey) ?? '') ?? {}, readAttempt);
  function clear() {
    allowed = '';
    storage.remove(storageKey);
  }
  function write(attempts: Attempts) {
    // A key alone is a text, as earlier versions have written it.
    const stored = mapValues(attempts, (attempt) => (attempt.held ? attempt : attempt.key));
    if (Object.keys(attempts).length > 0) storage.set(storageKey, JSON.stringify(stored));
    else storage.remove(storageKey);
  }

  return {
    /** Whether the order was posted before without a readable reply. */
    isPending: (digest: string): boolean => Object.hasOwn(read(), digest),
    /** Whether an order was, of which the server has not said what became either. */
    hasUnknown: (): boolean => Object.values(read()).some(({ held }) => !held),
    /** Whether this is another order than one with unknown outcome, and the visitor has not agreed to send it. */
    isFurther(digest: string): boolean {
      const pending = Object.keys(read());
      return digest !== allowed && pending.length > 0 && !pending.includes(digest);
    },
    /** What is known of the orders posted before: the last, if the server has said of all what it holds. */
    earlier(): EarlierOrder {
      const orders = Object.values(read()).map(({ held }) => held);
      return (!orders.includes(undefined) && orders.at(-1)) || 'unknown';
    },
    /** Remembers what the server holds under the key of an order, which is another one (SUBM-55). */
    hold(digest: string, held: HeldOrder): void {
      const { [digest]: attempt, ...others } = read();
      if (attempt) write({ ...others, [digest]: { ...attempt, held } });
    },
    /**
     * The visitor has agreed to send an order beside the earlier ones: it gets a new key even if it was posted before. Orders
     * that the server holds need no further question; the others are still asked about.
     */
    allowFurther(digest: string): void {
      allowed = digest;
      const { [digest]: refused, ...others } = read();
      const attempts = Object.entries(refused ? { ...others, [refused.key]: refused } : others);
      write(Object.fromEntries(attempts.filter(([, { held }]) => !held)));
    },
    /** The order's key, a new one for its first post. */
    keyOf(digest: string): string {
      const attempts = read();
      const { key } = attempts[digest] ?? { key: newKey() };
      write({ ...attempts, [digest]: attempts[digest] ?? { key } });
      return key;
    },
    /** Forgets the key of an order with a readable reply: sent again it is a new attempt. */
    settle(digest: string): void {
      const { [digest]: _settled, ...others } = read();
      write(others);
    },
    clear,
  };
}

const mapValues = <From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

const readAttempt = (stored: unknown): Attempt =>
  isPlainObject(stored) ? { key: String(stored.key), held: readHeldOrder(stored.held) } : { key: String(stored) };

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
