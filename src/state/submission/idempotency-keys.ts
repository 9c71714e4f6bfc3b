import type { EarlierOrder } from '../../submission/earlier-order';
import { readHeldOrder, type HeldOrder } from '../../submission/held-order';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { isPlainObject, parseObject } from '../../kernel/util/plain-object';
import type { Report } from '../../kernel/util/read-wire';
import type { SafeStorage } from '../../services/services';

/** An order that was posted, and perhaps what the server said it holds under the key. */
interface Attempt {
  key: string;
  held?: HeldOrder | undefined;
}

type Attempts = Readonly<Record<string, Attempt>>;

/** The attempts of this page, shared by the forms that are mounted in it one after the other. */
const memoryOf = memoizePerObject((_storage: SafeStorage, _storageKey: string) => ({ attempts: {} as Attempts }));

/**
 * The keys by which the server recognizes repeats of an order, each under the digest of what is ordered (SUBM-55). A key
 * is kept from the first post until a readable reply: in memory as long as the page lives, whatever becomes of the storage
 * (SUBM-59), and in the storage, so that an order with unknown outcome is repeated under its key after a reload. A digest that an earlier version of the
 * script has stored matches no order, so every order counts as a further one beside it and is asked about.
 */
export function createIdempotencyKeys(storage: SafeStorage, storageKey: string, newKey: () => string, report: Report = () => {}) {
  const memory = memoryOf(storage, storageKey);
  /** The order that the visitor has agreed to send beside an earlier one. */
  let allowed = '';

  const stored = createReader(report);
  const read = (): Attempts => ({ ...stored(storage.get(storageKey)), ...memory.attempts });
  function clear() {
    allowed = '';
    write({});
  }
  function write(attempts: Attempts) {
    memory.attempts = attempts;
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
    /** As `settle`, by the key itself. */
    settleKey(key: string): void {
      write(Object.fromEntries(Object.entries(read()).filter(([, attempt]) => attempt.key !== key)));
    },
    /** Writes again what the storage has lost meanwhile, for the next load of the page. */
    keep(): void {
      if (Object.keys(memory.attempts).length > 0) write(read());
    },
    clear,
  };
}

const mapValues = <From, To>(object: Readonly<Record<string, From>>, map: (value: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

/** What a server may have been told as a key, and what a digest looks like. */
export const isKey = (text: string): boolean => /^[\w-]{1,128}$/.test(text);

function readAttempt(stored: unknown): Attempt | undefined {
  const { key, held } = isPlainObject(stored) ? stored : { key: stored };
  return typeof key === 'string' && isKey(key) ? { key, held: readHeldOrder(held) } : undefined;
}

/** Reads stored attempts; what is none is left out, and reported once for each text. */
function createReader(report: Report) {
  let reported: string | null = null;
  return (text: string | null): Attempts => {
    if (text === null) return {};
    const entries = parseObject(text);
    const attempts = Object.entries(entries ?? {}).flatMap(([digest, stored]) => {
      const attempt = isKey(digest) ? readAttempt(stored) : undefined;
      return attempt ? [[digest, attempt] as const] : [];
    });
    const isWhole = entries !== undefined && attempts.length === Object.keys(entries).length;
    if (!isWhole && text !== reported) report('Stored keys of orders that were not written by the form were left out.');
    if (!isWhole) reported = text;
    return Object.fromEntries(attempts);
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
