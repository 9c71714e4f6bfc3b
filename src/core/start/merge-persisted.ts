import type { BlankEntries } from '../plan/lists';
import { isPlainObject } from '../util/plain-object';
import { isRefusedKey } from '../util/paths';

/**
 * What was kept, laid over the defaults. A kept value of another kind than its default (text where a choice belongs,
 * say) is not taken, so that no field meets a value it cannot show; paths without a default are taken as they are.
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

/** A list starts with as many entries as it must have, so a kept one never falls below that. */
function overlayList(initial: readonly unknown[], kept: readonly unknown[], blanks: BlankEntries, path: string) {
  const blank = blanks[path];
  const entries = blank ? kept.filter(isPlainObject).map((entry) => overlayObject(blank, entry, {}, path)) : kept;
  return [...entries, ...initial.slice(entries.length)];
}

const ownValue = (object: Readonly<Record<string, unknown>>, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined;

const isChoice = (value: unknown): boolean =>
  isPlainObject(value) &&
  typeof value.key === 'string' &&
  (value.value === undefined || typeof value.value === 'string');

/** Where text is expected a choice will do: the state of an address is either, as its country has it (ADDR-02). */
const isSameKind = (initial: unknown, kept: unknown): boolean =>
  isChoice(initial) ? isChoice(kept) : typeof initial === typeof kept || (initial === '' && isChoice(kept));
