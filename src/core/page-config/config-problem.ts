import { nearestName } from './nearest-name';

/** One key of the page config that is not as it should be. */
export interface ConfigProblem {
  /** Dotted, with list positions: `steps[0].title`; '' for the config as a whole. */
  key: string;
  expected: string;
  got: string;
}

/** What the site owner reads on the console. */
export const describeProblem = ({ key, expected, got }: ConfigProblem): string =>
  `the page config's "${key}" should be ${expected}, but is ${got}.`;

/**
 * @param key where it stands, its own name last
 * @param known the names that may stand there
 */
export function unknownKey(key: string, name: string, known: readonly string[]): ConfigProblem {
  const meant = nearestName(name, known);
  return { key, expected: meant ? `a known key (did you mean "${meant}"?)` : 'a known key', got: 'not one' };
}

/** A value in the words of a problem: short, since a page may hold anything. */
export function nameOf(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : String(value).slice(0, 40);
}
