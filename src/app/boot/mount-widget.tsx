import { createRoot, type Root } from 'react-dom/client';
import { describeProblem } from '../../core/page-config/config-problem';
import { defaults } from '../../core/page-config/defaults';
import { readPageConfig } from '../../core/page-config/read-page-config';
import { createText } from '../../core/text/format-message';
import { formList } from '../../forms/form-list';
import type { BrowserWindow } from '../../services/browser-window';
import { createLog } from '../../services/log';
import { createTranslations } from '../../services/translations';
import { BrokenForm } from '../notices/broken-form';
import { createLocaleChoice } from './locale-choice';
import { createRootLanguage } from './root-language';
import { startForm, type RunningForm } from './start-form';
import { contactLinkOf } from './unusable-config';
import { ownScript } from '../notices/uncaught-errors';

export interface MountedForm {
  /** Takes the form off the page and leaves nothing of it behind. */
  unmount(): void;
  /**
   * Shows the form in another language (`es`, `es-US`), the answers untouched; English where it is not known, and until
   * its words are here.
   */
  setLocale(locale: string): void;
}

/** What is mounted now: a root is mounted once, whoever asks again (HOST-03). */
const mounted = new WeakMap<Element, MountedForm>();

/**
 * Mounts a form into an element of the page. A config that cannot be used never leaves the root blank: the site owner
 * reads on the console which key is wrong and what was expected, the visitor the catalogued message.
 * @param rawConfig the page config (`docs/page-config.md`), checked here
 */
export function mount(root: HTMLElement, rawConfig: unknown): MountedForm {
  const already = mounted.get(root);
  if (already) return already;

  const page = root.ownerDocument.defaultView as BrowserWindow;
  const { config, problems } = readPageConfig(rawConfig, { formTypes: Object.keys(formList) });
  for (const problem of problems) page.console.error(`Charterform: ${describeProblem(problem)}`);

  const reactRoot: Root = createRoot(root);
  // A page that reserves the form's space prints the class itself; then it stays.
  const isStyled = root.classList.contains('charterform');
  root.classList.add('charterform');
  const language = createRootLanguage(root);
  const ending = new AbortController();
  let running: RunningForm | undefined;
  const setLocale = createLocaleChoice({
    translations: createTranslations(page, ownScript, createLog(page.console)),
    show(locale) {
      language.set(locale.tag);
      if (running) running.setLocale(locale);
      else if (config) running = startForm({ root, reactRoot, config, page, locale });
      else reactRoot.render(<BrokenForm text={createText({}, locale)} contactLink={contactLinkOf(rawConfig)} />);
    },
    signal: ending.signal,
  });
  if (config && config.theme !== 'auto') root.dataset.theme = config.theme;
  setLocale(config?.locale ?? askedLocale(rawConfig));

  const form: MountedForm = {
    unmount() {
      if (mounted.get(root) !== form) return;
      mounted.delete(root);
      ending.abort();
      running?.stop();
      reactRoot.unmount();
      if (!isStyled) root.classList.remove('charterform');
      delete root.dataset.theme;
      language.restore();
    },
    setLocale(locale) {
      if (mounted.get(root) === form) setLocale(locale);
    },
  };
  mounted.set(root, form);
  return form;
}

/** A config that is no use otherwise may still say in which language to say so. */
const askedLocale = (rawConfig: unknown): string =>
  String((rawConfig as { locale?: unknown } | null | undefined)?.locale ?? defaults.locale);
