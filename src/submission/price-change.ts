import type { Cents } from '../kernel/util/money';
import { readList, readObject, readText, type Wire } from '../kernel/util/read-wire';
import type { SeenRow } from './seen-ledger';

/** One amount of an order that costs something else now, in cents. */
export interface ChangedPrice {
  name: string;
  state: string;
  /** As in the price ledger: `base`, `stateFee` … */
  kind: string;
  was: Cents;
  cents: Cents;
}

/** An order that was refused because it costs something else than the visitor saw (SHOP-06). */
export interface PriceChange {
  was: Cents;
  total: Cents;
  changes: readonly ChangedPrice[];
}

/** More changes than these are not listed; the totals say the rest. */
const maxChanges = 100;

/** No name is longer, in characters. */
const maxLength = 200;

const isAmount = (value: unknown): value is Cents => Number.isSafeInteger(value);
const isTotal = (value: unknown): value is Cents => isAmount(value) && value >= 0;

/** The new price in a refusal with the code `price_changed`; undefined where that is none, so that its words alone are shown. */
export function readPriceChange({ code, price }: Wire): PriceChange | undefined {
  const { was, total, changes } = readObject(price);
  if (code !== 'price_changed' || !isTotal(was) || !isTotal(total)) return undefined;
  return { was, total, changes: readList(changes).slice(0, maxChanges).flatMap(readChange) };
}

/** A change as a list; none for a malformed one, and for one of nothing. */
function readChange(change: unknown): ChangedPrice[] {
  const { name, state, kind, was, cents } = readObject(change);
  const words = readText(name).trim();
  if (!words || words.length > maxLength || !isAmount(was) || !isAmount(cents) || was === cents) return [];
  return [{ name: words, state: readText(state), kind: readText(kind), was, cents }];
}

/** Changes that are named at most. */
const maxNamed = 50;

/** The amounts in which two ledgers differ. @param unnamed what stands for an amount without a name */
export function changedPrices(before: readonly SeenRow[], after: readonly SeenRow[], unnamed: string): ChangedPrice[] {
  const sums = new Map<string, ChangedPrice>();
  const add = (which: 'was' | 'cents', { name, state, kind, cents }: SeenRow) => {
    const key = JSON.stringify([name, state, kind]);
    const sum = sums.get(key) ?? { name: name || unnamed, state, kind, was: 0, cents: 0 };
    sums.set(key, { ...sum, [which]: sum[which] + cents });
  };
  before.forEach((row) => add('was', row));
  after.forEach((row) => add('cents', row));
  return [...sums.values()].filter(({ was, cents }) => was !== cents).slice(0, maxNamed);
}
