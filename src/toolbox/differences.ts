import { isChoice } from '../kernel/answers/form-values';
import { isPlainObject } from '../kernel/util/plain-object';

/** An answer that differs; undefined where it is not there. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

/** The single answers that differ, those in lists too. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return [];
  const [one, other] = [partsOf(before), partsOf(after)];
  const isSingle = (before !== undefined && !one) || (after !== undefined && !other);
  if (isSingle) return [{ path, before, after }];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].flatMap((name) => differences(one?.[name], other?.[name], below(path, name)));
}

/** The answers of an object by their paths; a list or a choice is one answer. */
export function answersIn(data: unknown, path = ''): [path: string, answer: unknown][] {
  if (!isPlainObject(data) || isChoice(data)) return [[path, data]];
  return Object.entries(data).flatMap(([name, part]) => answersIn(part, below(path, name)));
}

/** Whether a path is one of these, or below one. */
export const isWithin = (path: string, paths: readonly string[]): boolean =>
  paths.some((other) => path === other || path.startsWith(`${other}.`));

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

const partsOf = (value: unknown) => (Array.isArray(value) || isPlainObject(value) ? (value as Record<string, unknown>) : undefined);
