/** A JSON object of which nothing is known yet. */
export type Wire = Readonly<Record<string, unknown>>;

/** Told of everything that was left out, for the site owner's console. */
export type Report = (message: string, detail?: unknown) => void;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object itself, or an empty one, so that a missing group reads as missing fields. */
export const readObject = (value: unknown): Wire => (isWire(value) ? value : {});

export const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** No count or time of ours is larger; beyond it dates would leave the calendar. */
const maxNumber = 9999;

/** The texts of some fields of an object; '' for anything that is none. */
export const readTexts = <Name extends string>(value: unknown, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, readText(readObject(value)[name])])) as Record<Name, string>;

/** The counts or times of some fields; 0 for anything that is none. */
export const readNumbers = <Name extends string>(value: unknown, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, readNumber(readObject(value)[name])])) as Record<Name, number>;

function readNumber(value: unknown): number {
  const number = Number(readText(value));
  return number > 0 && number <= maxNumber ? number : 0;
}

/** An id as the server sent it; undefined for anything that cannot be one. */
export const readId = (value: unknown): string | number | undefined =>
  Number.isFinite(value) || (typeof value === 'string' && value !== '') ? (value as string | number) : undefined;

export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The ids of a list, strings as everywhere inside. */
export const readIds = (value: unknown): string[] =>
  readList(value).flatMap((entry) => {
    const id = readId(entry);
    return id === undefined ? [] : [String(id)];
  });

/**
 * Each entry of a list, parsed. One that is malformed is left out and reported as a malformed `name`, never thrown; so
 * is one that says anew what another said before, by its `identity`.
 */
export function readEach<T>(
  list: unknown,
  name: string,
  parse: (wire: Wire) => T | undefined,
  report: Report,
  identity: (parsed: T) => string,
): T[] {
  if (!Array.isArray(list)) report(`Expected a list of each ${name}.`, list);
  const known = new Set<string>();
  return readList(list).flatMap((entry) => {
    const parsed = isWire(entry) ? parse(entry) : undefined;
    const key = parsed && identity(parsed);
    if (parsed === undefined || key === undefined || known.has(key)) {
      report(`A ${parsed === undefined ? 'malformed' : 'repeated'} ${name} was left out.`, entry);
      return [];
    }
    known.add(key);
    return [parsed];
  });
}
