import type { RegisteredTranslation } from '../../core/text/locale';
import { readGlobal, readWithMethod } from '../../core/util/page-globals';
import { mount } from './mount-widget';

/** The product's version, set by the build. */
export const version = process.env.CHARTERFORM_VERSION;

declare global {
  interface Window {
    Charterform?: {
      mount: typeof mount;
      version: typeof version;
      /** The translations registered by locale scripts, by language. */
      locales?: Readonly<Record<string, RegisteredTranslation>>;
    };
    charterformConfig?: unknown;
  }
}

/**
 * Sets the page's global `Charterform`, which a locale script may already have created. Returns the `mount` of the copy
 * that ran first, since only that copy knows what is mounted. An element of the page with that id is no such global.
 */
export function sharePageGlobal(page: Window): typeof mount {
  const shared = readWithMethod<NonNullable<Window['Charterform']>>(page, 'Charterform', 'mount');
  if (shared) return shared.mount;
  page.Charterform = { ...(readGlobal(page, 'Charterform') as object | undefined), mount, version };
  return mount;
}
