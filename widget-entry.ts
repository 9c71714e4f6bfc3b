import { mount as mountHere } from './src/app/boot/mount-widget';
import type { RegisteredTranslation } from './src/core/text/locale';
import { mountWhenReady } from './src/app/boot/mount-when-ready';
import { moduleScript } from './src/services/own-scripts';

/** The product's version, set by the build. */
export const version = process.env.CHARTERFORM_VERSION;

declare global {
  interface Window {
    Charterform?: {
      mount: typeof mountHere;
      version: typeof version;
      /** The translations registered by locale scripts, by language. */
      locales?: Readonly<Record<string, RegisteredTranslation>>;
    };
    charterformConfig?: unknown;
  }
}

// If the script is included twice, use the first copy's mount: only that one knows what is mounted.
export const mount = window.Charterform?.mount ?? mountHere;

// Set the global explicitly: under a module loader UMD does not. A locale script may already have created it.
if (!window.Charterform?.mount) window.Charterform = { ...window.Charterform, mount, version };
// An app that imports the module mounts its forms itself.
if (moduleScript === undefined) mountWhenReady(window, mount);
