import { parseObject } from '../../../kernel/util/plain-object';
import { createSafeStorage } from '../../../services/browser-storage';
import type { BrowserWindow } from '../../../services/browser-window';
import { createLog } from '../../../services/log';
import { stateOf } from '../../../ui/drawn-controls';
import { keyOf, type Control } from './control';

/** What controls held, by `keyOf`. */
export type States = Readonly<Record<string, string>>;

/** What a page with a printed form notes in the tab for the next one. Secrets have no name and are left out, as are files. */
export interface PrintedNotes {
  /** The visitor has gone back or forward to the page. */
  readonly isBack: boolean;
  /** What the drawn form showed when the page was left, where the browser may have restored it in the printed controls. */
  shown(): States;
  /** What was entered in the printed form of a page that was left before the form was taken over. */
  entered(): States;
  noteShown(root: HTMLElement): void;
  noteEntered(controls: readonly Control[]): void;
  clear(): void;
}

const canBeNoted = ({ name, type }: Control) => name !== '' && type !== 'file';
const statesOf = (controls: readonly Control[]): States =>
  Object.fromEntries(controls.filter(canBeNoted).map((control) => [keyOf(control), stateOf(control)]));

/** @param formKey the key under which the form's answers are kept */
export function createPrintedNotes(page: BrowserWindow, formKey: string): PrintedNotes {
  const storage = createSafeStorage(page, 'sessionStorage');
  const [shownKey, enteredKey] = [`${formKey}:shown`, `${formKey}:entered`];
  const log = createLog(page.console);
  function read(key: string): States {
    const stored = storage.get(key);
    if (stored === null) return {};
    const states = parseObject(stored);
    const texts = Object.entries(states ?? {}).filter((state): state is [string, string] => typeof state[1] === 'string');
    if (!states || texts.length < Object.keys(states).length)
      log.info('What was noted of a printed form was left out where it is no text.');
    return Object.fromEntries(texts);
  }

  const [visit] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = visit?.type === 'back_forward';

  return {
    isBack,
    // On a page that was opened anew nothing is restored, and the same text was typed again.
    shown: () => (isBack || visit?.type === 'reload' ? read(shownKey) : {}),
    entered: () => read(enteredKey),
    noteShown(root) {
      storage.set(shownKey, JSON.stringify(statesOf([...root.querySelectorAll<Control>('input, textarea, select')])));
    },
    noteEntered(controls) {
      storage.set(enteredKey, JSON.stringify(statesOf(controls)));
    },
    clear() {
      storage.remove(shownKey);
      storage.remove(enteredKey);
    },
  };
}
