import type { FormValues } from '../../src/kernel/answers/form-values';
import { memoizePerObject } from '../../src/kernel/util/memoize-per-object';

export interface RecordedReads {
  /** The values as they were, read through proxies. */
  values: FormValues;
  /**
   * Every path read so far, as a module declares it (`llc.members[].first_name`), answered or not, and those of the
   * groups on the way; `llc.*` where everything below was listed.
   */
  paths: ReadonlySet<string>;
}

/** Values that note which answers are read of them, however deep. */
export function recordReads(values: FormValues): RecordedReads {
  const paths = new Set<string>();
  // Once per object, so that it is the same at each read, and per path, since two answers may be one object.
  const proxyOf = memoizePerObject((part: object, path: string) => {
    const pathTo = (name: string) => pathBelow(path, name, Array.isArray(part));
    return new Proxy(part, {
      get(group, name) {
        const below: unknown = Reflect.get(group, name);
        if (typeof name === 'symbol' || (name in group && !Object.hasOwn(group, name))) return below;
        paths.add(pathTo(name));
        return recorded(below, pathTo(name));
      },
      getOwnPropertyDescriptor(group, name) {
        if (typeof name === 'string') paths.add(pathTo(name));
        return Reflect.getOwnPropertyDescriptor(group, name);
      },
      ownKeys(group) {
        paths.add(pathTo('*'));
        return Reflect.ownKeys(group);
      },
    });
  });

  const recorded = (part: unknown, path: string): unknown => (typeof part === 'object' && part !== null ? proxyOf(part, path) : part);

  // A copy: what a store has frozen lets no proxy stand in for its parts.
  return { values: recorded(structuredClone(values), '') as FormValues, paths };
}

function pathBelow(path: string, name: string, isList: boolean): string {
  if (isList) return /^\d+$/.test(name) ? `${path}[]` : path;
  return path === '' ? name : `${path}.${name}`;
}

/** Whether the answer at a declared path was read, or a part of it. */
export const isRead = (paths: ReadonlySet<string>, path: string): boolean =>
  [...paths].some((read) => read === path || read.startsWith(`${path}.`));

/** What was read of the one and not noticed by the other: neither read itself nor listed with its group. */
export const unnoticed = (reads: ReadonlySet<string>, noticed: ReadonlySet<string>): string[] =>
  [...reads].filter((path) => !noticed.has(path) && !noticed.has(path.replace(/[^.]+$/, '*')));
