import { nearestHint } from './nearest-name';

/** One unknown or wrong key of the page config. */
export interface ConfigProblem {
  /** Dotted, with list positions: `steps[0].title`; '' for the config as a whole. */
  key: string;
  expected: string;
  got: string;
}

/** The problem as a sentence for the site owner's console. */
export const describeProblem = ({ key, expected, got }: ConfigProblem): string =>
  `the page config's "${key}" should be ${expected}, but is ${got}.`;

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
export const unknownName = (key: string, name: string, expected: string, known: readonly string[], meant = name): ConfigProblem => ({
  key,
  expected: expected + nearestHint(meant, known),
  got: describeValue(name),
});

/** Describes a wrong value, shortened: a page may contain anything. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : String(value).slice(0, 40);
}
