import { ownValue } from './own-value';

/** Nested objects and lists, addressed by dotted paths. */
type Values = Readonly<Record<string, unknown>>;

/** Keys that reach the prototype all objects share; writing to one is prototype pollution. */
export const isRefusedKey = (key: string): boolean => /^(__proto__|constructor|prototype)$/.test(key);

/** No list of the form comes near; a larger index is a mistake or an attack. */
const maxListLength = 1000;

const partsByPath = Object.create(null) as Record<string, readonly string[] | null>;

/** The parts of a dotted path; null for a refused one. Cached: every keystroke reads the same few paths. */
function partsOf(path: string): readonly string[] | null {
  const known = partsByPath[path];
  if (known !== undefined) return known;
  const parts = path.split('.');
  return (partsByPath[path] = parts.some((part) => part === '' || isRefusedKey(part)) ? null : parts);
}

/** Whether a path can be read and written. Names from a page config or a reply may contain anything. */
export const isPath = (path: string): boolean => partsOf(path) !== null;

/** The value at a dotted path (`llc.members.0.first_name`), or undefined (STORE-04). */
export function getPath(values: unknown, path: string): unknown {
  const parts = partsOf(path);
  if (!parts) return undefined;
  let current = values;
  for (const part of parts) {
    if (!isObject(current)) return undefined;
    current = ownValue(current, part);
  }
  return current;
}

/**
 * A copy of the values with another leaf at the path; branches beside the path stay the same objects. Creates missing
 * parents: a list where the path goes on with 0, else an object. Throws on a path that could reach a prototype, and on
 * a list index beyond the end.
 */
export function setPath(values: Values, path: string, leaf: unknown): Values {
  const parts = partsOf(path);
  if (!parts) throw refusal(path);
  return withLeaf(values, 0) as Values;

  function withLeaf(current: unknown, depth: number): unknown {
    const part = parts?.[depth];
    if (part === undefined) return leaf;
    if (Array.isArray(current) || (part === '0' && !isObject(current))) {
      const list = Array.isArray(current) ? [...(current as unknown[])] : [];
      const index = /^\d+$/.test(part) ? Number(part) : maxListLength;
      if (index > list.length || index >= maxListLength) throw refusal(path);
      list[index] = withLeaf(list[index], depth + 1);
      return list;
    }
    const before = isObject(current) ? current : {};
    return { ...before, [part]: withLeaf(ownValue(before, part), depth + 1) };
  }
}

/** `setPath` for several leaves. */
export const setPaths = (values: Values, changes: Readonly<Record<string, unknown>>): Values =>
  Object.entries(changes).reduce(
    (changed, [path, leaf]) => (getPath(changed, path) === leaf ? changed : setPath(changed, path, leaf)),
    values,
  );

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const refusal = (path: string) => new Error(`The path "${path}" is refused.`);
