import { initialsOf, type Given } from './config-key';
import { pageConfigKeys, type PageConfig } from './page-config';

/** The values of keys that a page config leaves out. */
export const defaults = initialsOf(pageConfigKeys([])) as Omit<PageConfig, 'formType'>;

/** A page config as a site owner writes it: only the form type is required. */
export interface PageConfigWithGaps extends Given<ReturnType<typeof pageConfigKeys>> {}

/** Fills the gaps of a page config with defaults; in a group, key by key. */
export function withDefaults(read: PageConfigWithGaps): PageConfig {
  const filled = Object.entries(defaults).map(([name, initial]: [string, unknown]) => {
    const given = read[name as keyof PageConfigWithGaps];
    return [name, isGroup(initial) ? { ...initial, ...(given as object | undefined) } : (given ?? initial)];
  });
  return { ...read, ...Object.fromEntries(filled) };
}

const isGroup = (initial: unknown): initial is object => typeof initial === 'object' && !Array.isArray(initial);
