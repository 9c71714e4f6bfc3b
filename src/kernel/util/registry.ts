import { ownValue } from './own-value';

/** Things by name: those that the product brings with it, and those that a page adds. */
export interface Registry<Value> {
  /** Adds things; one of the same name takes the place of the earlier one. */
  add(added: Readonly<Record<string, Value>>): void;
  get(name: string): Value | undefined;
  all(): Readonly<Record<string, Value>>;
}

/** @param initial things that are there from the start */
export function createRegistry<Value>(initial: Readonly<Record<string, Value>> = {}): Registry<Value> {
  let entries = initial;
  return {
    add(added) {
      entries = { ...entries, ...added };
    },
    get: (name) => ownValue<Value>(entries, name),
    all: () => entries,
  };
}
