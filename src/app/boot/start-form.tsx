import type { Root } from 'react-dom/client';
import type { PageConfig } from '../../core/page-config/page-config';
import { createText } from '../../core/text/format-message';
import { english, type Locale } from '../../core/text/locale';
import type { BrowserWindow } from '../../services/browser-window';
import { createServices } from '../../services/create-services';
import type { Services } from '../../services/services';
import { createFormStore } from '../../state/create-store';
import { productsWanted } from '../../state/listeners/load-products';
import { BrokenForm } from '../notices/broken-form';
import { ownScript, startUncaughtErrors } from '../notices/uncaught-errors';
import { FormApp } from './form-app';
import { createFormSession, type FormSession } from './form-session';
import { startLifecycles } from './lifecycles';
import { planForm } from './planned-form';
import { claimStorage } from './storage-claim';

export interface RunningForm {
  stop(): void;
  setLocale(locale: Locale): void;
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

/** Boots one form: config → persisted answers → first paint → loads (decision: boot). */
export function startForm(options: StartOptions): RunningForm {
  const { root, reactRoot, config, page, script = ownScript } = options;
  const services = options.services ?? createServices(config, { window: page });
  const planned = planForm(config, services.log);
  if (!planned) return showBrokenForm(reactRoot, config, options.locale ?? english);

  const claim = claimStorage(config);
  const { store, factsOf, persistor, ready } = createFormStore({
    config,
    services,
    form: planned.definition,
    offer: planned.definition.kind === 'order' ? planned.offer : undefined,
    keep: claim.isOwner && config.flags.persist,
  });
  const stopUncaughtErrors = startUncaughtErrors({ page, script, store, log: services.log });
  const idPrefix = `charterform-${++rootCount}`;
  let { locale = english } = options;
  let isStopped = false;
  let running: RunningForm | undefined;
  void ready.then(() => {
    if (isStopped) return;
    const session = createFormSession({ root, page, config, services, planned, claim, store, factsOf, persistor });
    running = runSession({ session, reactRoot, idPrefix, locale });
  });

  return {
    stop() {
      isStopped = true;
      stopUncaughtErrors();
      running?.stop();
      persistor?.pause();
      claim.release();
    },
    setLocale(next) {
      locale = next;
      running?.setLocale(next);
    },
  };
}

interface RunOptions {
  session: FormSession;
  reactRoot: Root;
  idPrefix: string;
  locale: Locale;
}

function runSession({ session, reactRoot, idPrefix, locale }: RunOptions): RunningForm {
  const { config, definition, form, store } = session;
  const setLocale = (next: Locale) =>
    reactRoot.render(<FormApp session={session} text={createText(config.text, next)} idPrefix={idPrefix} />);

  const stop = startLifecycles(session);
  // Mirror before the first render, or the summary flashes empty.
  form.flush();
  setLocale(locale);
  if (definition.kind === 'order') store.dispatch(productsWanted({ retryFailed: false }));
  return { stop, setLocale };
}

/** In place of a form that cannot be shown, with words for the visitor (ERR-01). */
function showBrokenForm(reactRoot: Root, config: PageConfig, locale: Locale): RunningForm {
  const setLocale = (next: Locale) =>
    reactRoot.render(<BrokenForm text={createText(config.text, next)} contactLink={config.layout.contactLink} />);
  setLocale(locale);
  return { stop() {}, setLocale };
}
