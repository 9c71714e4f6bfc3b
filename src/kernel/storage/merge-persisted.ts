import { isChoice } from '../answers/form-values';
import type { BlankEntries } from '../plan/lists';
import { isPlainObject } from '../util/plain-object';
import { ownValue } from '../util/own-value';
import { isRefusedKey } from '../util/paths';

/**
 * Merges persisted values into the defaults. A persisted value of another kind than its default (text instead of a
 * choice) is dropped, so that no field gets a value it cannot show; one without a default is kept.
 */
export function mergePersisted(initial: unknown, kept: unknown, blanks: BlankEntries, path = ''): unknown {
  if (kept === undefined) return initial;
  if (initial === undefined || initial === null) return kept;
  if (Array.isArray(initial)) return Array.isArray(kept) ? overlayList(initial, kept, blanks, path) : initial;
  if (!isPlainObject(initial) || isChoice(initial)) return isSameKind(initial, kept) ? kept : initial;
  return isPlainObject(kept) ? overlayObject(initial, kept, blanks, path) : initial;
}

function overlayObject(
  initial: Readonly<Record<string, unknown>>,
  kept: Readonly<Record<string, unknown>>,
  blanks: BlankEntries,
  path: string,
): Readonly<Record<string, unknown>> {
  const merged = { ...initial };
  for (const [key, value] of Object.entries(kept)) {
    if (isRefusedKey(key)) continue;
    merged[key] = mergePersisted(ownValue(initial, key), value, blanks, path ? `${path}.${key}` : key);
  }
  return merged;
}

/** The initial list has the minimum number of entries, so it fills up a persisted list that is shorter. */
function overlayList(initial: readonly unknown[], kept: readonly unknown[], blanks: BlankEntries, path: string) {
  const blank = blanks[path];
  const entries = blank ? kept.filter(isPlainObject).map((entry) => overlayObject(blank, entry, {}, path)) : kept;
  return [...entries, ...initial.slice(entries.length)];
}

/**
 * A choice is accepted in place of text: the state of an address is one or the other, depending on the country
 * (ADDR-02).
 */
const isSameKind = (initial: unknown, kept: unknown): boolean =>
  isChoice(initial) ? isChoice(kept) : typeof initial === typeof kept || (initial === '' && isChoice(kept));
