import { unregisteredNames } from '../../kit/names';
import { isEqual } from '../../kernel/util/is-equal';
import type { BrowserWindow } from '../../services/browser-window';
import { createLog } from '../../services/log';
import { listenTo, type MountedForm } from '../context/embed-api';
import type { Handover } from './handover';
import { openForm, planSafely, type OpenForm } from './open-form';
import { copyOf, readConfig } from './raw-config';
import { createRootPresence } from './root-presence';

/** What a page's script needs to know of a root that it has mounted. */
export interface MountedRoot {
  form: MountedForm;
  /** Whether the page config is the one that the form has, or waits for. */
  hasConfig(rawConfig: unknown): boolean;
  /** A copy of the page config. */
  config(): unknown;
  /** Begins the ids of what is drawn; undefined until the form is on the page. */
  idPrefix(): string | undefined;
  /** The page has taken the root out of the document, in which it was. */
  hasLeft(): boolean;
  /** The page has emptied the root without unmounting. */
  isEmptied(): boolean;
  /** Shows the form anew where a registration has brought what it had waited for. */
  reconsider(): void;
  /** Takes the form off a root that has left the page; `MountedForm` stays good for when it comes back (HOST-08). */
  leave(): void;
  comeBack(): void;
}

/** The page config as the page gave it last; a copy of it has no functions. */
function createGivenConfig(rawConfig: unknown) {
  let given = rawConfig;
  let copy = copyOf(rawConfig);
  let lacking = unregisteredNames(copy);
  return {
    raw: () => given,
    copy: () => copy,
    is: (other: unknown) => isEqual(copyOf(other), copy),
    take(next: unknown) {
      given = next;
      copy = copyOf(next);
      lacking = unregisteredNames(copy);
    },
    /** Whether a registration has brought any name that was missing until now. */
    hasGained() {
      const before = lacking;
      lacking = unregisteredNames(copy);
      return !isEqual(before, lacking);
    },
  };
}

/** Draws a form in a root that has none. @param onUnmount called once it is gone */
export function mountForm(root: HTMLElement, rawConfig: unknown, onUnmount: () => void): MountedRoot {
  const page = root.ownerDocument.defaultView as BrowserWindow;
  const log = createLog(page.console);
  const given = createGivenConfig(rawConfig);
  const first = readConfig(rawConfig, log);
  let { config, locale } = first;
  /** What the page has asked for last. */
  let spoken = locale;
  let left: Handover | undefined;
  const presence = createRootPresence(root);
  const ending = new AbortController();
  const { signal } = ending;

  let open: OpenForm | undefined;
  const draw = () => void (open = openForm({ root, page, log, config, locale: spoken, contactLink: first.contactLink, handover: left }));
  draw();

  function setLocale(next: string) {
    spoken = next;
    open?.setLocale(next);
  }

  return {
    hasConfig: given.is,
    config: given.copy,
    idPrefix: () => open?.session()?.place.idPrefix ?? left?.idPrefix,
    hasLeft: presence.hasLeft,
    isEmptied: () => presence.isEmptied(open?.isDrawn() === true),
    reconsider() {
      if (signal.aborted || !given.hasGained()) return;
      ({ config, locale } = readConfig(given.raw(), log));
      spoken = locale;
      if (!open) return;
      left = open.close();
      // The root is empty until the form is drawn, and the page has not emptied it.
      presence.begin();
      draw();
    },
    leave() {
      left = open?.close();
      open = undefined;
    },
    comeBack() {
      presence.begin();
      draw();
    },
    form: {
      update(next) {
        if (signal.aborted || given.is(next)) return;
        given.take(next);
        const { config: nextConfig, locale: nextLocale } = readConfig(next, log);
        const planned = nextConfig && planSafely(nextConfig, log);
        if (!planned) return;
        config = nextConfig;
        // What the page has chosen by `setLocale` stays until its config names another.
        if (nextLocale !== locale) setLocale((locale = nextLocale));
        open?.setTheme(nextConfig.theme);
        open?.replace({ config: nextConfig, planned });
      },
      setLocale(next) {
        if (typeof next !== 'string') log.error('"setLocale" needs a locale such as "es", but got', next);
        else if (!signal.aborted) setLocale(next);
      },
      submit() {
        const session = open?.session();
        session?.readBack();
        session?.submission.submitAll();
      },
      reset: () => open?.restart(log),
      unmount() {
        if (signal.aborted) return;
        onUnmount();
        ending.abort();
        open?.close();
        open = left = undefined;
      },
      on: (type, listener) => listenTo(root, type, listener, signal),
    },
  };
}
