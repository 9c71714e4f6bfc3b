import { initialsOf, type Given } from './config-key';
import { pageConfigKeys, type PageConfig } from './page-config';

/** What stands where a page config says nothing. */
export const defaults = initialsOf(pageConfigKeys([])) as Omit<PageConfig, 'formType'>;

/** A page config as a site owner writes it: all may be left out but the form type. */
export interface PageConfigWithGaps extends Given<ReturnType<typeof pageConfigKeys>> {}

/** What was read of a page config, every gap filled with its default: in a group, key by key. */
export function withDefaults(read: PageConfigWithGaps): PageConfig {
  const filled = Object.entries(defaults).map(([name, initial]: [string, unknown]) => {
    const given = read[name as keyof PageConfigWithGaps];
    return [name, isGroup(initial) ? { ...initial, ...(given as object | undefined) } : (given ?? initial)];
  });
  return { ...read, ...Object.fromEntries(filled) };
}

const isGroup = (initial: unknown): initial is object => typeof initial === 'object' && !Array.isArray(initial);
