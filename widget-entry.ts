import { mount as mountHere } from './src/app/boot/mount-widget';
import type { Translation } from './src/core/text/locale';
import { mountWhenReady } from './src/app/boot/mount-when-ready';

/** The product's version, put in by the build. */
export const version = process.env.CHARTERFORM_VERSION;

declare global {
  interface Window {
    Charterform?: {
      mount: typeof mountHere;
      version: typeof version;
      /** What the scripts of further languages brought, by language. */
      locales?: Readonly<Record<string, Translation>>;
    };
    charterformConfig?: unknown;
  }
}

// A script that is included twice leaves all mounting to the first copy, which alone knows what is mounted.
export const mount = window.Charterform?.mount ?? mountHere;

// Under a module loader there is no other way to the global; the script of a language may have made it before.
if (!window.Charterform?.mount) window.Charterform = { ...window.Charterform, mount, version };
mountWhenReady(window, mount);
