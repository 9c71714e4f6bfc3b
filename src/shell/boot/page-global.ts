import type { RegisteredTranslation } from '../../kernel/text/locale';
import { readGlobal, readWithMethod } from '../../kernel/util/page-globals';
import { face, type Face } from '../../kit/face';
import type { mount } from './mount-widget';
import { joinScripts, shareMount } from './page-scripts';

/** The product's version, set by the build. */
export const version = process.env.CHARTERFORM_VERSION;

declare global {
  interface Window {
    Charterform?: Partial<Face> & {
      mount: typeof mount;
      version: typeof version;
      /** The translations registered by locale scripts, by language. */
      locales?: Readonly<Record<string, RegisteredTranslation>>;
    };
    charterformConfig?: unknown;
  }
}

/**
 * Sets the page's global `Charterform`, which a locale script may already have created. Returns the `mount` that the script
 * that ran first shares with all others. An element of the page with that id is no such global.
 */
export function sharePageGlobal(page: Window): typeof mount {
  const shared = readWithMethod<NonNullable<Window['Charterform']>>(page, 'Charterform', 'mount');
  if (shared) {
    // Only a script that sells can register orders.
    if (joinScripts(shared.mount)) Object.assign(shared, face);
    return shared.mount;
  }
  const mount = shareMount();
  page.Charterform = { ...(readGlobal(page, 'Charterform') as object | undefined), mount, version, ...face };
  return mount;
}

/** What the page extends its forms with: that of the first copy that sells, or else of the first one. */
export function sharedFace(page: Window): Face {
  sharePageGlobal(page);
  return { ...face, ...readWithMethod<Face>(page, 'Charterform', 'register') };
}
