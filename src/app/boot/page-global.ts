import type { RegisteredTranslation } from '../../core/text/locale';
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
 * that ran first, since only that copy knows what is mounted.
 */
export function sharePageGlobal(page: Window): typeof mount {
  if (!page.Charterform?.mount) page.Charterform = { ...page.Charterform, mount, version };
  return page.Charterform.mount;
}
