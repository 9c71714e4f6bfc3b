import type { Wire } from '../util/read-wire';
import { initialsOf, type Given } from './config-key';
import { pageConfigKeys, type PageConfig } from './page-config';

/** The values of keys that a page config leaves out. */
export const defaults = initialsOf(pageConfigKeys([])) as Omit<PageConfig, 'formType'>;

/** A page config as a site owner writes it: only the form type is required. */
export interface PageConfigWithGaps extends Given<ReturnType<typeof pageConfigKeys>> {}

/** Fills the gaps of a page config with defaults; in a group, key by key. */
export const withDefaults = (read: PageConfigWithGaps): PageConfig => filled(defaults, read) as PageConfig;

function filled(initial: unknown, given: unknown): unknown {
  if (!isGroup(initial)) return given ?? initial;
  const filledKeys = Object.entries(initial).map(([name, value]) => [name, filled(value, (given as Wire | undefined)?.[name])]);
  return { ...(given as object | undefined), ...Object.fromEntries(filledKeys) };
}

const isGroup = (initial: unknown): initial is object => typeof initial === 'object' && !Array.isArray(initial);
