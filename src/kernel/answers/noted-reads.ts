import { isPlainObject } from '../util/plain-object';
import type { FormValues } from './form-values';

/** The values with a note of which answers are read of them. */
export interface NotedReads {
  values: FormValues;
  /** Whether the answer at a path, or the group of answers, was read so far. */
  wasRead: (path: string) => boolean;
}

/** A copy of the values that notes each answer as it is read, however deep. Writing to it throws. */
export function noteReads(values: FormValues): NotedReads {
  const read = new Set<string>();

  function noting(group: unknown, path: string): unknown {
    if (!Array.isArray(group) && !isPlainObject(group)) return group;
    const copy = Array.isArray(group) ? [] : {};
    for (const [name, part] of Object.entries(group)) {
      const pathOfPart = path === '' ? name : `${path}.${name}`;
      const below = noting(part, pathOfPart);
      const get = () => {
        read.add(pathOfPart);
        return below;
      };
      Object.defineProperty(copy, name, { get, enumerable: true });
    }
    return copy;
  }

  return { values: noting(values, '') as FormValues, wasRead: (path) => read.has(path) };
}
