import type { BrowserWindow } from '../../../services/browser-window';
import { stateOf } from '../../../ui/drawn-controls';
import { treeOf } from '../../../ui/shadow-tree';
import { defaultOf, isText, keyOf, restore, type Control } from './control';
import { bringBackEntries, groupOf, printedControls, printedMark, rememberEntries, rememberEntry } from './entries';
import type { PrintedNotes } from './notes';
import { watchDoings } from './pause';

/** What a visitor does on a printed form until the script takes it over. */
export interface PrintedVisit {
  /** The controls that the visitor has entered something in. */
  entered(): readonly Control[];
  /** All file inputs: the browser's dialog may still be open for one. */
  fileInputs(): readonly Control[];
  /** The buttons that were pressed since the script runs, each once: visitors who wait press again. */
  pressed(): readonly HTMLElement[];
  /** Resolves as soon as a takeover cuts short nothing that the visitor is doing, such as a press or a composition. */
  pause(): Promise<void>;
  /** Notes what the drawn form shows, which the browser may restore in the printed form of the next page. */
  noteShown(): void;
  /** The form is taken over: nothing more is heard of the printed one, and what was noted has been used. */
  finish(): void;
  /** The form was never taken over. */
  stop(): void;
}

export interface WatchOptions {
  /** Called where a form is printed. */
  createNotes: () => PrintedNotes;
  /** Whether what is entered may stay in the tab, asked when the page is left. */
  isKept: () => boolean;
}

/** Follows what a visitor does on the form that is printed in a root; undefined where there is none. */
export function watchPrinted(root: HTMLElement, { createNotes, isKept }: WatchOptions): PrintedVisit | undefined {
  const form = root.querySelector(`[${printedMark}]`);
  if (!form) return undefined;
  const page = root.ownerDocument.defaultView as BrowserWindow;
  const notes = createNotes();
  const ending = new AbortController();
  const { signal } = ending;
  rememberEntries(root);
  const controls = printedControls(root);
  const pause = watchDoings({ form, controls, isBack: notes.isBack, signal });
  const heardOf = new Set<EventTarget | null>();
  const pressed = new Set<HTMLElement>();
  const shown = notes.shown();

  function isEntered(control: Control): boolean {
    const state = stateOf(control);
    return heardOf.has(control) || (state !== defaultOf(control) && state !== shown[keyOf(control)]);
  }
  function entered() {
    bringBackEntries(controls);
    return controls.filter(isEntered);
  }
  // What the browser has forgotten with the page, and the visitor has not answered anew.
  const forgotten = Object.entries(notes.entered()).flatMap(([key, state]) => {
    const control = controls.find((printed) => keyOf(printed) === key);
    return control && !groupOf(control, controls).some(isEntered) ? [{ control, state }] : [];
  });
  for (const { control, state } of forgotten) {
    restore(control, state);
    // The next key takes its place, as it would have gone into the empty field.
    if (control === treeOf(form).activeElement && isText(control)) control.select();
    rememberEntry(control);
    heardOf.add(control);
  }

  const listen = (type: string, listener: (event: Event) => void) => root.addEventListener(type, listener, { capture: true, signal });
  listen('input', ({ target }) => void heardOf.add(target));
  listen('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button) pressed.add(button);
  });
  const leave = () => isKept() && notes.noteEntered(entered());
  page.addEventListener('pagehide', leave, { signal });
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && leave(), { signal });

  return {
    entered,
    fileInputs: () => controls.filter(({ type }) => type === 'file'),
    pressed: () => [...pressed],
    pause,
    noteShown: () => notes.noteShown(root),
    finish() {
      ending.abort();
      pressed.clear();
      heardOf.clear();
      controls.length = 0;
      notes.clear();
    },
    stop: () => ending.abort(),
  };
}
