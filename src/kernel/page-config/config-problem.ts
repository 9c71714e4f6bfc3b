import { nearestHint } from './nearest-name';

/** One unknown or wrong key of the page config. */
export interface ConfigProblem {
  /** Dotted, with list positions: `steps[0].title`; '' for the config as a whole. */
  key: string;
  expected: string;
  got: string;
}

/** What a string of the page config may be. */
export interface KnownNames {
  /** Completes "should be …, but is …". */
  expected: string;
  names: readonly string[];
  /** Turns a name into the one that is probably meant. */
  correct?: (name: string) => string;
}

/** The problem as a sentence for the site owner's console. */
export const describeProblem = ({ key, expected, got }: ConfigProblem): string =>
  `the page config's "${key}" should be ${expected}, but is ${got}.`;

/** The problem of a key with this value. @param expected completes "should be …, but is …" */
export const problemOf = (key: string, expected: string, value: unknown): ConfigProblem => ({ key, expected, got: describeValue(value) });

/** `problemOf` as a list; empty unless the value is wrong. */
export const problemIf = (isWrong: unknown, key: string, expected: string, value: unknown): ConfigProblem[] =>
  isWrong ? [problemOf(key, expected, value)] : [];

/**
 * The problem of a key that does not exist, with a suggestion if it looks misspelt.
 * @param key the whole path of the key, `name` its last part
 * @param known the names that exist there
 */
export const unknownKey = (key: string, name: string, known: readonly string[]): ConfigProblem => ({
  key,
  expected: `a known key${nearestHint(name, known)}`,
  got: 'not one',
});

/** The problem of a value that is none of the known names, with a suggestion if it looks misspelt. */
export const unknownName = (key: string, name: string, { expected, names, correct }: KnownNames): ConfigProblem =>
  problemOf(key, expected + nearestHint(correct?.(name) ?? name, names), name);

/** The names that something may have, where there are few enough to list. */
export const oneOfNames = (names: readonly string[]): KnownNames => ({ expected: `one of ${names.join(', ')}`, names });

/** For an answer that no step asks for. */
export const notAsked = 'left out, as no step offers it';

/** Describes a wrong value, shortened: a page may contain anything. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : String(value).slice(0, 40);
}
