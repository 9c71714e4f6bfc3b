import { createRoot, type Root } from 'react-dom/client';
import { describeProblem } from '../../core/page-config/config-problem';
import { defaults } from '../../core/page-config/defaults';
import type { PageConfig } from '../../core/page-config/page-config';
import { readPageConfig } from '../../core/page-config/read-page-config';
import { formList } from '../../forms/form-list';
import type { BrowserWindow } from '../../services/browser-window';
import { createLog } from '../../services/log';
import { ownScript } from '../../services/own-scripts';
import type { Log } from '../../services/services';
import { createTranslations } from '../../services/translations';
import { createLocaleChoice } from './locale-choice';
import { createRootLanguage } from './root-language';
import { showBrokenForm, startForm, type RunningForm } from './start-form';
import { contactLinkOf } from './unusable-config';

export interface MountedForm {
  /** Takes the form off the page and leaves nothing of it behind. */
  unmount(): void;
  /**
   * Shows the form in another language (`es`, `es-US`), the answers untouched; English where it is not known, and until
   * its words are here.
   */
  setLocale(locale: string): void;
}

interface MountedRoot {
  form: MountedForm;
  /** The page has emptied the root, or taken it out of the document, without unmounting. */
  isLost(): boolean;
}

/** What is mounted now: a root is mounted once, whoever asks again (HOST-03). */
const mounted = new Map<Element, MountedRoot>();

/**
 * Mounts a form into an element of the page. Nothing that goes wrong is thrown at the page or leaves the root blank: the
 * site owner reads on the console what it was, such as a wrong key, the visitor the catalogued message (ERR-01).
 * @param target the element, or a selector that finds it
 * @param rawConfig the page config (`docs/page-config.md`), checked here
 */
export function mount(target: Element | string, rawConfig: unknown): MountedForm {
  const root = findRoot(target);
  if (!root) {
    console.error('Charterform: "mount" needs an element or its selector, but got', target);
    return { unmount() {}, setLocale() {} };
  }
  // Pages replace or empty a root without a word (HOST-02). Its form would live on, and keep its storage from the next.
  for (const { form, isLost } of mounted.values()) if (isLost()) form.unmount();
  const already = mounted.get(root)?.form;
  if (already) return already;

  const page = root.ownerDocument.defaultView as BrowserWindow;
  const log = createLog(page.console);
  const { config, locale } = readConfig(rawConfig, log);
  if (config?.flags.persist && config.pluginVersion === '')
    log.info('no answers are kept, as the page config has no "pluginVersion".');

  // What the page has printed for as long as the form has not started.
  root.textContent = '';
  const reactRoot: Root = createRoot(root);
  // A page that reserves the form's space prints the class itself; then it stays.
  const isStyled = root.classList.contains('charterform');
  root.classList.add('charterform');
  const language = createRootLanguage(root);
  const ending = new AbortController();
  let running: RunningForm | undefined;
  const setLocale = createLocaleChoice({
    translations: createTranslations(page, ownScript, log),
    show(locale) {
      language.set(locale.tag);
      if (running) running.setLocale(locale);
      else running = config ? startForm({ root, reactRoot, config, page, locale }) : showBrokenForm(reactRoot, locale, contactLinkOf(rawConfig));
    },
    signal: ending.signal,
  });
  if (config && config.theme !== 'auto') root.dataset.theme = config.theme;
  setLocale(locale);

  const isMounted = () => mounted.get(root)?.form === form;
  const form: MountedForm = {
    unmount() {
      if (!isMounted()) return;
      mounted.delete(root);
      ending.abort();
      running?.stop();
      reactRoot.unmount();
      if (!isStyled) root.classList.remove('charterform');
      delete root.dataset.theme;
      language.restore();
    },
    setLocale(locale) {
      if (typeof locale !== 'string') log.error('"setLocale" needs a locale such as "es", but got', locale);
      else if (isMounted()) setLocale(locale);
    },
  };
  const { isConnected: wasConnected } = root;
  mounted.set(root, {
    form,
    isLost: () => (wasConnected && !root.isConnected) || (running?.isDrawn() === true && !root.querySelector(drawnParts)),
  });
  return form;
}

/** What a root holds once something is drawn: the form, or the words in its place. A page may have wrapped it since. */
const drawnParts = 'form[method="dialog"], .charterform-main';

function findRoot(target: unknown): HTMLElement | null {
  try {
    const found = typeof target === 'string' ? document.querySelector(target) : (target as Element);
    // Not instanceof: the element may be one of a frame's.
    return found?.nodeType === Node.ELEMENT_NODE && found.ownerDocument.defaultView ? (found as HTMLElement) : null;
  } catch {
    return null;
  }
}

/** The config, if it can be used, and the language to speak; what is wrong with it is logged. */
function readConfig(rawConfig: unknown, log: Log): { config?: PageConfig | undefined; locale: string } {
  try {
    const { config, problems } = readPageConfig(rawConfig, { formTypes: Object.keys(formList) });
    // Without a form type nothing can be sent (SUBM-01).
    const end = config ? '' : ' Form type not set. Aborting.';
    for (const problem of problems) log.error(describeProblem(problem) + end);
    // A config that is no use otherwise may still say in which language to say so.
    const { locale = defaults.locale } = (config ?? rawConfig ?? {}) as { locale?: unknown };
    return { config, locale: String(locale) };
  } catch (error) {
    log.error('Reading the page config failed.', error);
    return { locale: defaults.locale };
  }
}
