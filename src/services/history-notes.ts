import { isPlainObject, parseObject } from '../kernel/util/plain-object';
import { readText } from '../kernel/util/read-wire';
import type { BrowserWindow } from './browser-window';
import type { SafeStorage } from './services';

/** Notes at the entries of the browser's history, such as the step of a form (FORM-40). The page's address and state stay as they are. */
export interface HistoryNotes {
  /** What is noted at the present entry itself; '' for nothing. */
  noted(): string;
  /** What is noted at the present entry or, where another script has made that, at the nearest before it; '' for nothing. */
  read(): string;
  note(text: string): void;
  /** Adds an entry, and notes there. */
  push(text: string): void;
  /** Goes back to the nearest entry with this note, and resolves once that has ended; undefined where none can be told. */
  goBackTo(text: string): Promise<void> | undefined;
}

/** Not every browser has the Navigation API. */
type Page = Pick<BrowserWindow, 'history'> & { navigation?: BrowserWindow['navigation'] };

/** Adds an entry with the address and the state of the present one; false where that is forbidden, as in some frames. */
function addEntry({ history }: Page, state: unknown): boolean {
  try {
    history.pushState(state, '');
    return true;
  } catch {
    return false;
  }
}

/** @param name of the notes; those of one form have the same after a reload */
export const createHistoryNotes = (page: Page, storage: SafeStorage, name: string): HistoryNotes =>
  page.navigation?.currentEntry ? notesByEntry(page, page.navigation, storage, name) : notesInState(page, name);

/** Notes in the storage of the tab, by the keys that the browser gives its entries. */
function notesByEntry(page: Page, navigation: BrowserWindow['navigation'], storage: SafeStorage, name: string): HistoryNotes {
  const notes = () => parseObject(storage.get(name) ?? '') ?? {};
  const at = (key: string | undefined) => (key ? readText(notes()[key]) : '');
  const present = () => navigation.currentEntry;
  /** The entries up to the present one, the latest first. */
  const before = () =>
    navigation
      .entries()
      .slice(0, (present()?.index ?? -1) + 1)
      .reverse();

  function note(text: string) {
    const known = new Set(navigation.entries().map(({ key }) => key));
    const kept = Object.entries(notes()).filter(([key]) => known.has(key));
    storage.set(name, JSON.stringify({ ...Object.fromEntries(kept), [present()?.key ?? '']: text }));
  }

  return {
    noted: () => at(present()?.key),
    read: () => at(before().find(({ key }) => at(key))?.key),
    note,
    push(text) {
      if (addEntry(page, page.history.state)) note(text);
    },
    goBackTo(text) {
      const entry = before().find(({ key }, index) => index > 0 && at(key) === text);
      // Another move of the visitor may overtake this one.
      return entry && navigation.traverseTo(entry.key).finished?.then(noop, noop);
    },
  };
}

const noop = () => {};

const stateKey = 'charterform';

/** Notes beside what the page itself keeps in the state of its entries. */
function notesInState(page: Page, name: string): HistoryNotes {
  const state = (): unknown => page.history.state;
  const notes = () => {
    const held = state();
    const own = isPlainObject(held) ? held[stateKey] : undefined;
    return isPlainObject(own) ? own : {};
  };
  /** Undefined where the page keeps something that nothing can stand beside. */
  function stateWith(text: string) {
    const held = state() ?? {};
    return isPlainObject(held) ? { ...held, [stateKey]: { ...notes(), [name]: text } } : undefined;
  }
  const read = () => readText(notes()[name]);
  return {
    noted: read,
    read,
    note(text) {
      const next = stateWith(text);
      try {
        if (next) page.history.replaceState(next, '');
      } catch {
        // Some frames forbid it; then Back leaves the page as before.
      }
    },
    push(text) {
      const next = stateWith(text);
      if (next) addEntry(page, next);
    },
    goBackTo: () => undefined,
  };
}
