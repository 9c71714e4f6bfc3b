import { renderToString } from 'preact-render-to-string';
import { comparesAlone } from '../../kernel/page-config/layout';
import { formText } from '../../kernel/page-config/form-text';
import { languageOf } from '../../kernel/text/language';
import { localeOf, type Translation } from '../../kernel/text/locale';
import type { BrowserWindow } from '../../services/browser-window';
import { clock } from '../../services/clock';
import type { Log, SafeStorage, Services } from '../../services/services';
import { createFormStore } from '../../state/create-store';
import { longLists } from '../../ui/long-lists';
import { FormApp } from './form-app';
import { createFormSession, type FormSession } from './form-session';
import { planForm } from './planned-form';
import { printedMark } from './printed/entries';
import { readConfig } from './raw-config';

const noStorage: SafeStorage = { get: () => null, set: () => false, remove() {} };

/** What a form asks while it is drawn for the first time; nothing of it depends on a page or a visitor. */
const servicesOf = (log: Log) =>
  ({
    clock,
    log,
    // Never there.
    catalogue: { load: () => new Promise(() => {}) },
    localStorage: noStorage,
    sessionStorage: noStorage,
    router: { path: () => '/', push() {}, subscribe() {} },
    readCookie: () => undefined,
    readKey: () => '',
    trackers: { track() {} },
  }) as Partial<Services> as Services;

/** A page without an address of its own. */
const noPage = { location: { search: '', hash: '', origin: '', pathname: '' }, performance: { timeOrigin: 0 } } as BrowserWindow;

/** The id of the first root of a page begins so. */
const idPrefix = 'charterform-1';

/**
 * The first step of a form as HTML: what the widget draws for a visitor without stored answers before products have loaded,
 * with its long lists whole.
 * @param translations by language
 * @throws {Error} where the page config leaves nothing to show, or nothing that can be printed
 */
export function toHtml(rawConfig: unknown, translations: Readonly<Record<string, Translation>>): string {
  const problems: string[] = [];
  const note = (message: string) => void problems.push(message);
  const log: Log = { error: note, warn() {}, info() {} };
  const session = createSession(rawConfig, log);
  if (!session) throw new Error(problems.join(' '));
  const { config, form } = session;
  if (comparesAlone(config)) throw new Error('A comparison of states has no first step: it needs the script and the prices.');
  const locale = localeOf(config.locale, translations[languageOf(config.locale)]);
  form.flush();
  longLists.areWhole = true;
  try {
    return asPrinted(renderToString(<FormApp session={session} text={formText(config, locale)} />));
  } finally {
    longLists.areWhole = false;
    form.flush();
  }
}

/** The mark, and no styles, which pages may forbid in markup: that of a bar comes later. */
const asPrinted = (html: string): string =>
  html
    .replace(/^<form /, `<form ${printedMark}="${process.env.CHARTERFORM_VERSION}" `)
    .replace('aria-busy="true"', 'aria-busy="false"')
    .replace(/ style="[^"]*"/g, '')
    .replace(/(<[^>]* class="[^"]*\bnotranslate\b[^"]*")(?![^>]* translate=)/g, '$1 translate="no"')
    // Before the script has come, browsers would cut a pasted text in silence (FIELD-23).
    .replace(/(<(?:input|textarea)[^>]*) maxlength="\d+"/g, '$1')
    // A browser brings back after a reload only what `autocomplete` does not forbid.
    .replace(/<(?:input|textarea)[^>]* name="[^>]*>/g, (control) => control.replace(' autocomplete="off"', ''));

function createSession(rawConfig: unknown, log: Log): FormSession | undefined {
  const { config } = readConfig(rawConfig, log);
  const planned = config && planForm(config, log);
  if (!planned) return undefined;
  const services = servicesOf(log);
  const { definition, plan, offer } = planned;
  const ended = AbortSignal.abort();
  // The store is made before the session, and reads its values.
  const made: { session?: FormSession } = {};
  const kept = createFormStore({
    config,
    services,
    form: definition,
    plan,
    values: () => made.session?.form.values() ?? {},
    offer: definition.kind === 'order' ? offer : undefined,
    keep: false,
    signal: ended,
  });
  made.session = createFormSession({
    place: { root: {} as HTMLElement, reactRoot: { render() {}, unmount() {} }, page: noPage, idPrefix },
    config,
    planned,
    claim: { key: '', tabKey: '', isOwner: false, release() {} },
    services,
    kept,
    text: () => formText(config),
  });
  return made.session;
}
