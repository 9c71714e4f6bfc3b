import toPath from './to-path';

type Visit = (name: string, isQuoted: boolean, isIndex: boolean, position: number, names: string[]) => void;

/** yup's `property-expr`, cut as Formik's paths are; names come unquoted. */
export const split = (path: string): string[] => toPath(path);
export const normalizePath = split;
export const join = (names: readonly string[]): string => names.join('.');

/** Reads a value by path; `undefined` where the way ends early. */
export const getter =
  (path: string) =>
  (data: unknown): unknown =>
    split(path).reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], data);

export function forEach(path: string | string[], visit: Visit): void {
  const names = Array.isArray(path) ? path : split(path);
  names.forEach((name, position) => visit(name, false, /^\d+$/.test(name), position, names));
}
