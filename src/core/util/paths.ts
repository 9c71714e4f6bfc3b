/** Nested objects and lists, addressed by dotted paths. */
type Values = Readonly<Record<string, unknown>>;

/** Names that lead from an object to what all objects share. */
export const isRefusedKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** No list of the form is longer; a larger number is a mistake or an attack. */
const maxListLength = 1000;

const known = new Map<string, readonly string[] | undefined>();

/** The parts of a dotted path, kept since the same few are asked at every key; undefined for one that is refused. */
function partsOf(path: string): readonly string[] | undefined {
  let parts = known.get(path);
  if (!parts && !known.has(path)) {
    const split = path.split('.');
    parts = split.some((part) => part === '' || isRefusedKey(part)) ? undefined : split;
    known.set(path, parts);
  }
  return parts;
}

/** Whether values can lie at a path; names from a page config or a reply may be anything. */
export const isPath = (path: string): boolean => partsOf(path) !== undefined;

/** The value at a dotted path (`llc.members.0.first_name`), or undefined (STORE-04). */
export function getPath(values: unknown, path: string): unknown {
  const parts = partsOf(path);
  if (!parts) return undefined;
  let current = values;
  for (const part of parts) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string, unknown>)[part];
  }
  return current;
}

/**
 * A copy of the values in which only the leaf at the path differs; what is not on the way stays the same object.
 * Missing parents are made: a list for part 0, an object for any other. Throws on a path that could reach a
 * prototype, and on a list's index beyond its end.
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
    return { ...before, [part]: withLeaf(Object.hasOwn(before, part) ? before[part] : undefined, depth + 1) };
  }
}

/** The same for several leaves, by their paths. */
export const setPaths = (values: Values, changes: Readonly<Record<string, unknown>>): Values =>
  Object.entries(changes).reduce((changed, [path, leaf]) => setPath(changed, path, leaf), values);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const refusal = (path: string) => new Error(`The path "${path}" is refused.`);
