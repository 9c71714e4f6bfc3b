import type { FormValues } from '../../src/core/answers/form-values';
import { memoizePerObject } from '../../src/core/util/memoize-per-object';

export interface RecordedReads {
  /** The values as they were, read through proxies. */
  values: FormValues;
  /** Every path read so far, as a module declares it (`llc.members[].first_name`), and those of the groups on the way. */
  paths: ReadonlySet<string>;
}

/** Values that note which answers are read of them, however deep. */
export function recordReads(values: FormValues): RecordedReads {
  const paths = new Set<string>();
  // Once per object, so that it is the same at each read, and per path, since two answers may be one object.
  const proxyOf = memoizePerObject((part: object, path: string) =>
    new Proxy(part, {
      get(group, name) {
        const below: unknown = Reflect.get(group, name);
        if (typeof name === 'symbol' || !Object.hasOwn(group, name)) return below;
        const at = pathBelow(path, name, Array.isArray(group));
        paths.add(at);
        return recorded(below, at);
      },
    }),
  );

  const recorded = (part: unknown, path: string): unknown =>
    typeof part === 'object' && part !== null ? proxyOf(part, path) : part;

  return { values: recorded(values, '') as FormValues, paths };
}

function pathBelow(path: string, name: string, isList: boolean): string {
  if (isList) return /^\d+$/.test(name) ? `${path}[]` : path;
  return path === '' ? name : `${path}.${name}`;
}

/** Whether the answer at a declared path was read, or a part of it. */
export const isRead = (paths: ReadonlySet<string>, path: string): boolean =>
  [...paths].some((read) => read === path || read.startsWith(`${path}.`));
