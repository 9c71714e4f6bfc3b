import type { Translation } from '../core/text/locale';
import type { BrowserWindow } from './browser-window';
import type { Log, Translations } from './services';

/** Where the scripts of the product meet, whichever of them runs first. */
interface MeetingPlace {
  Charterform?: { locales?: Readonly<Record<string, Translation>> };
}

const brought = 'charterform:locale';

/**
 * Hands a translation to the forms of the page: those there are and those to come. All that a locale's script does.
 * @public
 */
export function bringTranslation(window: BrowserWindow, language: string, translation: Translation): void {
  const place = window as MeetingPlace;
  place.Charterform ??= {};
  place.Charterform.locales = { ...place.Charterform.locales, [language]: translation };
  window.dispatchEvent(new Event(brought));
}

/** The languages that a page is loading: once for all its forms. */
const loading = new WeakMap<Window, Set<string>>();

/**
 * The translations of a page. One that nobody brought is loaded from beside the product's own script, whose address is
 * `ownScript`; what is not there is logged, and may be asked for again.
 */
export function createTranslations(window: BrowserWindow, ownScript: string, log: Log): Translations {
  const find = (language: string) => (window as MeetingPlace).Charterform?.locales?.[language];
  const inFlight = loading.get(window) ?? new Set();
  loading.set(window, inFlight);

  return {
    find,
    onBrought: (listener, signal) => window.addEventListener(brought, listener, { signal }),
    async load(language) {
      if (inFlight.has(language)) return;
      inFlight.add(language);
      const file = `locales/charterform.${language}.js`;
      try {
        await runScript(window.document, besideScript(file, ownScript || findScript(window.document)));
        // A server may answer with a page of its own that nothing was found.
        if (!find(language)) throw new Error(`${file} brought no words`);
      } catch (error) {
        log.error(`The form stays in English: "${file}" could not be loaded from beside the script.`, error);
      }
      inFlight.delete(language);
    },
  };
}

/** Under a module loader no script is the current one. */
const findScript = (document: Document) => document.querySelector<HTMLScriptElement>('script[src*="charterform.umd.js"]')?.src ?? '';

/** The address of a file beside a script, of the same version if the page says one: `charterform.umd.js?ver=2`. */
function besideScript(file: string, script: string): string {
  const address = new URL(file, script);
  address.search = new URL(script).search;
  return address.href;
}

/** Rejects where the script cannot be had. */
function runScript(document: Document, address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`There is no ${address}`));
    document.head.append(script);
  }).finally(() => script.remove());
}
