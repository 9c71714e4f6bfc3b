import type { Root } from 'react-dom/client';
import type { PageConfig } from '../../kernel/page-config/page-config';
import { missingPropertyError } from '../../submission/error-catalogue';
import { formText } from '../../kernel/page-config/form-text';
import { createText, type Text } from '../../kernel/text/format-message';
import { english, type Locale } from '../../kernel/text/locale';
import type { BrowserWindow } from '../../services/browser-window';
import { createServices } from '../../services/create-services';
import { createLog } from '../../services/log';
import { ownScript } from '../../services/own-scripts';
import type { Log, Services } from '../../services/services';
import { createFormStore, type FormStore } from '../../state/create-store';
import { valuesMirrored } from '../../state/form-slice';
import { orderStore } from '../../state/order-store';
import { errorKept } from '../../state/submission/submission-slice';
import type { BroughtAnswers } from '../context/brought';
import { dispatchToHost } from '../context/embed-api';
import { BrokenForm } from '../notices/broken-form';
import { startUncaughtErrors } from '../notices/uncaught-errors';
import { FormApp } from './form-app';
import { createFormSession, type FormSession, type FormSessionOptions } from './form-session';
import { startLifecycles } from './lifecycles';
import type { Handover } from './handover';
import { keepTexts } from './keep-texts';
import { planForm, type PlannedForm } from './planned-form';
import { takeOver } from './printed/take-over';
import type { PrintedVisit } from './printed/visit';
import { startSessionEvents } from './session-events';
import { countRoot } from './root-mark';
import { claimStorage } from './storage-claim';

export interface RunningForm {
  stop(): void;
  setLocale(locale: Locale): void;
  /** False until the form, or the words in its place, are on the page. */
  isDrawn(): boolean;
  /** Undefined until the form is on the page, and where words stand in its place. */
  session?: FormSession | undefined;
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
  /** What the config asks for, where that is known. */
  planned?: PlannedForm | undefined;
  /** The form is that of somebody who enters their part of an order (PLUS-06). */
  isPart?: boolean | undefined;
  /** Called after every change of the form. */
  onChange?: () => void;
  /** Undefined where the page has printed no form into the root. */
  printed?: PrintedVisit | undefined;
  /** What the form that was here before leaves. */
  handover?: Handover | undefined;
  /** Answers in place of stored ones. */
  brought?: BroughtAnswers | undefined;
  /** Starts the form again with other answers. */
  bring?: FormSessionOptions['bring'];
}

/** Counts the sessions of the page, so that nothing drawn for one is taken over by the next. */
let sessionCount = 0;

/**
 * Boots one form: config → persisted answers → first paint → loads (decision: boot). Whatever fails on the way is logged,
 * and the visitor reads the catalogued message in place of the form.
 */
export function startForm(options: StartOptions): RunningForm {
  const { config, page, handover, brought, printed, onChange, bring } = options;
  const stops: (() => void)[] = [];
  let { locale = english } = options;
  let isStopped = false;
  let drawn: RunningForm | undefined;
  const currentText = () => formText(config, locale);

  async function boot() {
    const ending = new AbortController();
    stops.push(() => ending.abort());
    const services = options.services ?? createServices(config, { window: page, signal: ending.signal });
    const planned = options.planned ?? planForm(config, services.log);
    if (!planned) return showBroken();
    const claim = claimStorage(config, options.isPart);
    // The store is made before the session, and reads its values.
    const made: { session?: FormSession } = {};
    stops.unshift(claim.release);
    keepTexts(options.root, ending.signal);
    const kept = createFormStore({
      config,
      services,
      form: planned.definition,
      plan: planned.plan,
      values: () => made.session?.form.values() ?? {},
      offer: planned.definition.kind === 'order' ? planned.offer : undefined,
      keep: claim.isOwner && config.flags.persist && !planned.definition.isRepeatable,
      leavesStored: options.isPart,
      signal: ending.signal,
    });
    stops.push(() => kept.persistor?.pause());
    startUncaughtErrors(page, options.script ?? ownScript(), kept.store, services.log, ending.signal);
    const idPrefix = handover?.idPrefix ?? `charterform-${countRoot(page)}`;
    await kept.ready;
    await printed?.pause();
    if (isStopped) return;
    takeAnswers(kept.store, options);
    const place = { root: options.root, reactRoot: options.reactRoot, page, idPrefix };
    const given = { place, config, planned, claim, services, kept, text: currentText, handover, printed, brought, bring, onChange };
    const begin = () => {
      made.session = createFormSession(given);
      return runSession(made.session, locale);
    };
    drawn = beginSafely(begin, kept.store, services.log, handover);
    stops.push(drawn.stop);
  }

  function fail(error: unknown) {
    (options.services?.log ?? createLog(page.console)).error('Starting the form failed.', error);
    showBroken();
  }

  function showBroken() {
    drawn = showBrokenForm(options, locale, config.layout.contactLink, config.text);
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
    get session() {
      return drawn?.session;
    },
  };
}

function takeHandover(store: FormStore, { domains, submission, formType }: Handover, config: PageConfig) {
  orderStore.get()?.takeDomains(store.dispatch, domains);
  // Another form posts something else.
  if (formType === config.formType) store.dispatch(errorKept(submission));
}

/** Takes what the form has in place of stored answers; those that are brought are read where stored ones are. */
function takeAnswers(store: FormStore, { config, handover, brought }: StartOptions) {
  if (handover) takeHandover(store, handover, config);
  if (!brought) return;
  store.dispatch(valuesMirrored(brought.values));
  orderStore.get()?.takeDomains(store.dispatch, brought.domains);
}

/** Begins the form, and begins it without the stored answers where those cannot be shown. */
function beginSafely(begin: () => RunningForm, store: FormStore, log: Log, handover?: Handover): RunningForm {
  const hasStored = !handover && Object.keys(store.getState().form.values).length > 0;
  try {
    return begin();
  } catch (error) {
    if (!hasStored) throw error;
    log.error('The stored answers could not be shown, so the form starts without them.', error);
    store.dispatch(valuesMirrored({}));
    return begin();
  }
}

function runSession(session: FormSession, locale: Locale): RunningForm {
  const stop = startLifecycles(session);
  try {
    return drawSession(session, locale, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function drawSession(session: FormSession, locale: Locale, stop: () => void): RunningForm {
  const { place, config, planned, form, kept, printed } = session;
  const key = ++sessionCount;
  let text: Text;
  let isBroken = false;
  const onBroken = () => void (isBroken = true);
  const setLocale = (next: Locale) => {
    session.readBack();
    text = formText(config, next);
    place.reactRoot.render(<FormApp key={key} session={session} text={text} onBroken={onBroken} />);
  };

  // The store is told of the values before the first render, or the summary flashes empty.
  form.flush();
  const enterAll = takeOver(place.root, () => setLocale(locale), printed);
  if (isBroken && session.app.isRestored) throw new Error('The form could not be drawn.');
  if (planned.definition.kind === 'order') orderStore.get()?.requestProducts(kept.store.dispatch);
  const stopEvents = startSessionEvents(session, () => text);
  enterAll();
  return {
    stop() {
      stopEvents();
      stop();
    },
    setLocale,
    isDrawn: () => true,
    session,
  };
}

/** In place of a form that cannot be shown, with words for the visitor (ERR-01). */
export function showBrokenForm(
  { root, reactRoot }: Pick<StartOptions, 'root' | 'reactRoot'>,
  locale: Locale,
  contactLink: string,
  sentences: PageConfig['text'] = {},
): RunningForm {
  const setLocale = (next: Locale) => reactRoot.render(<BrokenForm text={createText(sentences, next)} contactLink={contactLink} />);
  setLocale(locale);
  // Once the page has had the chance to listen.
  queueMicrotask(() => dispatchToHost(root, 'error', { code: missingPropertyError.code, kind: 'config' }));
  return { stop() {}, setLocale, isDrawn: () => true };
}
