import { createRoot } from 'react-dom/client';
import type { PageConfig } from '../../core/page-config/page-config';
import { formKey } from '../../core/storage/storage-keys';
import { isEqual } from '../../core/util/is-equal';
import type { BrowserWindow } from '../../services/browser-window';
import { createLog } from '../../services/log';
import { ownScript } from '../../services/own-scripts';
import type { Log } from '../../services/services';
import { createTranslations } from '../../services/translations';
import { listenTo, type MountedForm } from '../context/embed-api';
import { createFormRunner } from './form-runner';
import { createLocaleChoice } from './locale-choice';
import { planForm } from './planned-form';
import { createPrintedNotes } from './printed/notes';
import { watchPrinted } from './printed/visit';
import { copyOf, readConfig } from './raw-config';
import { createRootMarks } from './root-marks';

/** What the page's other calls of `mount` need to know of a root. */
export interface MountedRoot {
  form: MountedForm;
  /** Whether the page config is the one that the form has, or waits for. */
  hasConfig(rawConfig: unknown): boolean;
  /** The page has emptied the root, or taken it out of the document, without unmounting. */
  isLost(): boolean;
}

/** What a root holds once something is drawn: the form, or the words in its place. A page may have wrapped it since. */
const drawnParts = 'form[method="dialog"], .charterform-main';

/** Draws a form in a root that has none. @param onUnmount called once it is gone */
export function mountForm(root: HTMLElement, rawConfig: unknown, onUnmount: () => void): MountedRoot {
  const page = root.ownerDocument.defaultView as BrowserWindow;
  const log = createLog(page.console);
  let known = copyOf(rawConfig);
  const first = readConfig(rawConfig, log);
  const { config, contactLink } = first;
  let { locale } = first;

  const printed =
    config &&
    watchPrinted(root, {
      createNotes: () => createPrintedNotes(page, formKey(config.formType, config.pageID)),
      isKept: () => config.flags.persist && planSafely(config, log)?.definition.isRepeatable !== true,
    });
  const reactRoot = createRoot(root);
  const marks = createRootMarks(root);
  const ending = new AbortController();
  const { signal } = ending;
  const runner = createFormRunner({ root, reactRoot, page, printed, contactLink });
  const setLocale = createLocaleChoice({
    translations: createTranslations(page, ownScript(), log),
    show(shown) {
      marks.setLanguage(shown.tag);
      runner.setLocale(shown);
    },
    signal,
  });
  const loading = setLocale(locale);
  if (config) marks.setTheme(config.theme);
  const start = () => signal.aborted || runner.start(config && { config });
  // What is printed is taken over in its language, and once it is painted; in a tab in the background nothing is.
  const whenLoaded = () => void Promise.resolve(loading).then(start);
  if (!printed) start();
  else if (page.document.hidden) whenLoaded();
  else page.requestAnimationFrame(() => setTimeout(whenLoaded));

  const { isConnected: wasConnected } = root;
  return {
    hasConfig: (other) => isEqual(copyOf(other), known),
    isLost: () => (wasConnected && !root.isConnected) || (runner.isDrawn() && !root.querySelector(drawnParts)),
    form: {
      update(next) {
        const copy = copyOf(next);
        if (signal.aborted || isEqual(copy, known)) return;
        known = copy;
        const { config: nextConfig, locale: nextLocale } = readConfig(next, log);
        const planned = nextConfig && planSafely(nextConfig, log);
        if (!planned) return;
        // What the page has chosen by `setLocale` stays until its config names another.
        if (nextLocale !== locale) void setLocale((locale = nextLocale));
        marks.setTheme(nextConfig.theme);
        runner.replace({ config: nextConfig, planned });
      },
      setLocale(next) {
        if (typeof next !== 'string') log.error('"setLocale" needs a locale such as "es", but got', next);
        else if (!signal.aborted) void setLocale(next);
      },
      submit: () => runner.session()?.submission.submitAll(),
      reset: () => runner.restart(log),
      unmount() {
        if (signal.aborted) return;
        onUnmount();
        ending.abort();
        printed?.stop();
        runner.stop();
        reactRoot.unmount();
        marks.remove();
      },
      on: (type, listener) => listenTo(root, type, listener, signal),
    },
  };
}

/** What the config asks for; undefined if that cannot be shown, for a reason that is logged. */
function planSafely(config: PageConfig, log: Log) {
  try {
    return planForm(config, log);
  } catch (error) {
    log.error('Starting the form failed.', error);
    return undefined;
  }
}
