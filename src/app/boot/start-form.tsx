import type { Root } from 'react-dom/client';
import type { PageConfig } from '../../core/page-config/page-config';
import { createText } from '../../core/text/format-message';
import { english, type Locale } from '../../core/text/locale';
import type { BrowserWindow } from '../../services/browser-window';
import { createServices } from '../../services/create-services';
import { createLog } from '../../services/log';
import { ownScript } from '../../services/own-scripts';
import type { Services } from '../../services/services';
import { createFormStore } from '../../state/create-store';
import { productsWanted } from '../../state/listeners/load-products';
import { BrokenForm } from '../notices/broken-form';
import { startUncaughtErrors } from '../notices/uncaught-errors';
import { FormApp } from './form-app';
import { createFormSession, type FormSession } from './form-session';
import { startLifecycles } from './lifecycles';
import { planForm } from './planned-form';
import { claimStorage } from './storage-claim';

export interface RunningForm {
  stop(): void;
  setLocale(locale: Locale): void;
  /** False until the form, or the words in its place, are on the page. */
  isDrawn(): boolean;
}

export interface StartOptions {
  root: HTMLElement;
  reactRoot: Root;
  config: PageConfig;
  page: BrowserWindow;
  /** The language of the first paint; English where left out. */
  locale?: Locale;
  /** Every way out; those of the page where left out. */
  services?: Services;
  /** The script whose uncaught errors are the form's own (ERR-12). */
  script?: string;
}

/** Counts the roots of the page, for their ids. */
let rootCount = 0;

/**
 * Boots one form: config → persisted answers → first paint → loads (decision: boot). Whatever fails on the way is logged,
 * and the visitor reads the catalogued message in place of the form.
 */
export function startForm(options: StartOptions): RunningForm {
  const { reactRoot, config, page } = options;
  const stops: (() => void)[] = [];
  let { locale = english } = options;
  let isStopped = false;
  let drawn: RunningForm | undefined;

  async function boot() {
    const services = options.services ?? createServices(config, { window: page });
    const planned = planForm(config, services.log);
    if (!planned) return showBroken();
    const claim = claimStorage(config);
    const ending = new AbortController();
    stops.push(claim.release, () => ending.abort());
    const kept = createFormStore({
      config,
      services,
      form: planned.definition,
      plan: planned.plan,
      offer: planned.definition.kind === 'order' ? planned.offer : undefined,
      keep: claim.isOwner && config.flags.persist && !planned.definition.isRepeatable,
      signal: ending.signal,
    });
    stops.push(() => kept.persistor?.pause());
    stops.push(startUncaughtErrors(page, options.script ?? ownScript, kept.store, services.log));
    const idPrefix = `charterform-${++rootCount}`;
    await kept.ready;
    if (isStopped) return;
    drawn = runSession(createFormSession({ ...options, ...planned, ...claim, ...kept, services }), idPrefix, locale);
    stops.push(drawn.stop);
  }

  function fail(error: unknown) {
    (options.services?.log ?? createLog(page.console)).error('Starting the form failed.', error);
    showBroken();
  }

  function showBroken() {
    drawn = showBrokenForm(reactRoot, locale, config.layout.contactLink, config.text);
  }

  boot().catch(fail);
  return {
    stop() {
      isStopped = true;
      // In reverse, so that the storage is given up last.
      stops.reverse().forEach((stop) => stop());
    },
    setLocale(next) {
      locale = next;
      drawn?.setLocale(next);
    },
    isDrawn: () => drawn !== undefined,
  };
}

function runSession(session: FormSession, idPrefix: string, locale: Locale): RunningForm {
  const { reactRoot, config, definition, form, store } = session;
  const setLocale = (next: Locale) =>
    reactRoot.render(<FormApp session={session} text={createText(config.text, next)} idPrefix={idPrefix} />);

  const stop = startLifecycles(session);
  // Mirror before the first render, or the summary flashes empty.
  form.flush();
  setLocale(locale);
  if (definition.kind === 'order') store.dispatch(productsWanted({ retryFailed: false }));
  return { stop, setLocale, isDrawn: () => true };
}

/** In place of a form that cannot be shown, with words for the visitor (ERR-01). */
export function showBrokenForm(reactRoot: Root, locale: Locale, contactLink: string, sentences: PageConfig['text'] = {}): RunningForm {
  const setLocale = (next: Locale) => reactRoot.render(<BrokenForm text={createText(sentences, next)} contactLink={contactLink} />);
  setLocale(locale);
  return { stop() {}, setLocale, isDrawn: () => true };
}
