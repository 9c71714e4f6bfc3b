import { addedTranslation, translationOf, type RegisteredTranslation } from '../kernel/text/locale';
import type { BrowserWindow } from './browser-window';
import { loadBeside } from './own-scripts';
import { readGlobal } from '../kernel/util/page-globals';
import type { Log, Translations } from './services';

/** The global through which widget and locale scripts share translations, in whatever order they run. */
interface LocaleHost {
  Charterform?: { locales?: Readonly<Record<string, RegisteredTranslation>> };
}

const localesOf = (page: Window) => (readGlobal(page, 'Charterform') as LocaleHost['Charterform'] | undefined)?.locales;

/** Tells the forms of a page that a translation has come. */
export const registeredEvent = 'charterform:locale';

/**
 * Registers a translation for all forms of the page, mounted or not yet. The only thing a locale script does.
 * @public called by the locale scripts that the build makes
 */
export function registerTranslation(window: BrowserWindow, language: string, translation: RegisteredTranslation): void {
  const host = window as LocaleHost;
  const shared = (readGlobal(window, 'Charterform') as LocaleHost['Charterform'] | undefined) ?? {};
  shared.locales = { ...shared.locales, [language]: translation };
  host.Charterform = shared;
  window.dispatchEvent(new Event(registeredEvent));
}

/** The languages being loaded, shared by all forms of a page. */
const loading = new WeakMap<Window, Set<string>>();

/**
 * The translations of a page. A missing one is loaded from the folder of the widget's script, whose URL is `ownScript`
 * ('' if unknown). A failure is logged, and the next `load` tries again. One that was built for another version of the script counts as missing.
 */
export function createTranslations(window: BrowserWindow, ownScript: string, log: Log): Translations {
  const registered = (language: string) => localesOf(window)?.[language];
  const find = (language: string) => {
    const translation = registered(language);
    return addedTranslation(language) ?? (translation && translationOf(translation));
  };
  const inFlight = loading.get(window) ?? new Set();
  loading.set(window, inFlight);

  return {
    find,
    onRegistered: (listener, signal) => window.addEventListener(registeredEvent, listener, { signal }),
    async load(language) {
      if (inFlight.has(language)) return;
      inFlight.add(language);
      const file = `locales/charterform.${language}.js`;
      let fault: unknown;
      await loadBeside(window.document, file, ownScript).catch((error: unknown) => (fault = error));
      // Some servers send an HTML page instead of a 404 status, which loads without registering anything.
      if (!find(language)) {
        const reason = registered(language) ? 'is from a different version than the script' : 'could not be loaded';
        log.error(`The form stays in English because "${file}" ${reason}.`, fault);
      }
      inFlight.delete(language);
    },
  };
}
