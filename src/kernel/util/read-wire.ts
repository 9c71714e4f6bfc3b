/** A JSON object whose fields have not been checked yet. */
export type Wire = Readonly<Record<string, unknown>>;

/** Called for everything that parsing leaves out, for the site owner's console. */
export type Report = (message: string, detail?: unknown) => void;

const isWire = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object itself, or an empty one, so that a missing object reads as one with all fields missing. */
export const readObject = (value: unknown): Wire => (isWire(value) ? value : {});

/**
 * Text, or a number as text; '' for anything else. A whole number is not written by String(), because browsers keep 64 kB
 * for the first few hundred of those.
 */
export const readText = (value: unknown): string => {
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed() : String(value);
  return typeof value === 'string' ? value : '';
};

/** Whether a value of a reply stands for true: PHP may send "false" and "0" as text. Any object does. */
export const isTrue = (value: unknown): boolean =>
  typeof value === 'object' ? value !== null : !/^(false|0|no|null)?$/i.test(String(value ?? '').trim());

/** No count or duration of ours is larger; a date computed from a larger one would be invalid. */
const maxNumber = 9999;

const texts = Object.create(null) as Record<string, string>;

/** The first of all equal texts: hundreds of products repeat a few names and types. */
const once = (text: string): string => (texts[text] ??= text);

/** Reads several text fields of a product or a part of it; '' for anything that is not text. Equal texts are kept once. */
export function readTexts<Name extends string>(value: unknown, ...names: readonly Name[]): Record<Name, string> {
  const wire = readObject(value);
  return Object.fromEntries(names.map((name) => [name, once(readText(wire[name]))])) as Record<Name, string>;
}

/** Reads several counts or durations of an object; 0 for anything that is not a number from 0 to 9999. */
export const readNumbers = <Name extends string>(value: unknown, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, readNumber(readObject(value)[name])])) as Record<Name, number>;

function readNumber(value: unknown): number {
  const number = typeof value === 'number' ? value : Number(readText(value));
  return number > 0 && number <= maxNumber ? number : 0;
}

/** An id as the server sent it; undefined for anything that cannot be an id. */
export const readId = (value: unknown): string | number | undefined =>
  Number.isFinite(value) || (typeof value === 'string' && value !== '') ? (value as string | number) : undefined;

export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The ids of a list, as strings. */
export const readIds = (value: unknown): string[] =>
  readList(value).flatMap((entry) => {
    const id = readId(entry);
    return id === undefined ? [] : [readText(id)];
  });

/**
 * Parses each entry of a list. Leaves out and reports, but never throws on, an entry that is malformed (`parse` returns
 * undefined) or repeats the `identity` of an earlier one.
 * @param name what an entry is, for the report
 */
export function readEach<T>(
  list: unknown,
  name: string,
  parse: (wire: Wire) => T | undefined,
  report: Report,
  identity: (parsed: T) => string,
): T[] {
  if (!Array.isArray(list)) report(`Expected a list of each ${name}.`, list);
  const seen = new Set<string>();
  return readList(list).flatMap((entry) => {
    const parsed = isWire(entry) ? parse(entry) : undefined;
    const key = parsed && identity(parsed);
    if (parsed === undefined || key === undefined || seen.has(key)) {
      report(`A ${parsed === undefined ? 'malformed' : 'repeated'} ${name} was left out.`, entry);
      return [];
    }
    seen.add(key);
    return [parsed];
  });
}
