import { createRoot } from 'react-dom/client';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { formKey } from '../../kernel/storage/storage-keys';
import type { BrowserWindow } from '../../services/browser-window';
import { ownScript } from '../../services/own-scripts';
import type { Log } from '../../services/services';
import { orderViews, type PartPlace } from '../context/order-views';
import { formText } from '../../kernel/page-config/form-text';
import { english } from '../../kernel/text/locale';
import { createTranslations } from '../../services/translations';
import { createFormRunner, type FormRunner } from './form-runner';
import { handoverOf } from './form-session';
import { firstHandover, type Handover } from './handover';
import { createLocaleChoice } from './locale-choice';
import { planForm } from './planned-form';
import { createPrintedNotes } from './printed/notes';
import { watchPrinted } from './printed/visit';
import { countRoot } from './root-mark';
import { createRootMarks } from './root-marks';

export interface OpenFormOptions {
  root: HTMLElement;
  page: BrowserWindow;
  log: Log;
  /** Undefined where the page config cannot be used. */
  config: PageConfig | undefined;
  locale: string;
  contactLink: string;
  /** What the form has left that was in this root before. */
  handover?: Handover | undefined;
}

/** A form from the moment that it is drawn in a root until it leaves it. */
export interface OpenForm extends Pick<FormRunner, 'session' | 'isDrawn' | 'replace' | 'restart'> {
  /** Shows the form in a locale once its words are here. */
  setLocale(locale: string): void;
  setTheme(theme: string): void;
  /** Takes everything of the form off the page. Returns what a form that comes back to the root needs. */
  close(): Handover | undefined;
}

/** Draws a form in a root. */
export function openForm({ root, page, log, config, locale, contactLink, handover }: OpenFormOptions): OpenForm {
  const openPart = config && orderViews.get()?.partOf(config, page);
  const printed =
    !config || openPart
      ? undefined
      : watchPrinted(root, {
          createNotes: () => createPrintedNotes(page, formKey(config.formType, config.pageID)),
          isKept: () => config.flags.persist && planSafely(config, log)?.definition.isRepeatable !== true,
        });
  const reactRoot = createRoot(root);
  const marks = createRootMarks(root);
  let shownLocale = english;
  const ending = new AbortController();
  const { signal } = ending;
  const runner = createFormRunner({ root, reactRoot, page, printed, contactLink });
  const chooseLocale = createLocaleChoice({
    translations: createTranslations(page, ownScript(), log),
    show(shown) {
      shownLocale = shown;
      marks.setLanguage(shown.tag);
      runner.setLocale(shown);
    },
    signal,
  });
  const loading = chooseLocale(locale);
  if (config) marks.setTheme(config.theme);
  const startPart: PartPlace['start'] = ({ config: own, definition, values }) =>
    runner.start(
      { config: own, planned: planForm(own, log, definition), isPart: true },
      firstHandover(own.formType, values, definition.steps[0]!.key, `charterform-${countRoot(page)}`),
    );
  const start = () => {
    if (signal.aborted) return;
    if (config && openPart) openPart({ page, reactRoot, config, log, text: () => formText(config, shownLocale), signal, start: startPart });
    else runner.start(config && { config }, handover);
  };
  // What is printed is taken over in its language, and once it is painted; in a tab in the background nothing is.
  const whenLoaded = () => void Promise.resolve(loading).then(start);
  if (openPart) whenLoaded();
  else if (!printed) start();
  else if (page.document.hidden) whenLoaded();
  else page.requestAnimationFrame(() => setTimeout(whenLoaded));

  return {
    session: runner.session,
    isDrawn: runner.isDrawn,
    // What somebody enters of themselves is no matter of the page's config.
    replace: (next) => openPart || runner.replace(next),
    restart: runner.restart,
    setTheme: marks.setTheme,
    setLocale: (next) => void chooseLocale(next),
    close() {
      const session = runner.session();
      // An order that was sent has its outcome kept, and its answers are not brought back.
      const isIdle = session?.kept.store.getState().submission.status === 'idle';
      const left = session ? (isIdle ? handoverOf(session) : undefined) : handover;
      ending.abort();
      printed?.stop();
      runner.stop();
      reactRoot.unmount();
      marks.remove();
      return left;
    },
  };
}

/** What the config asks for; undefined if that cannot be shown, for a reason that is logged. */
export function planSafely(config: PageConfig, log: Log) {
  try {
    return planForm(config, log);
  } catch (error) {
    log.error('Starting the form failed.', error);
    return undefined;
  }
}
