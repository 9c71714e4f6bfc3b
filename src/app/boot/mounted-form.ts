import { isEqual } from '../../core/util/is-equal';
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
  /** Takes the form off a root that has left the page; `MountedForm` stays good for when it comes back (HOST-08). */
  leave(): void;
  comeBack(): void;
}

/** Draws a form in a root that has none. @param onUnmount called once it is gone */
export function mountForm(root: HTMLElement, rawConfig: unknown, onUnmount: () => void): MountedRoot {
  const page = root.ownerDocument.defaultView as BrowserWindow;
  const log = createLog(page.console);
  let known = copyOf(rawConfig);
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
    hasConfig: (other) => isEqual(copyOf(other), known),
    config: () => known,
    idPrefix: () => open?.session()?.place.idPrefix ?? left?.idPrefix,
    hasLeft: presence.hasLeft,
    isEmptied: () => presence.isEmptied(open?.isDrawn() === true),
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
        const copy = copyOf(next);
        if (signal.aborted || isEqual(copy, known)) return;
        known = copy;
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
