import { isChoice, isUnheard, noteState, setState, stateOf, type DrawnControl } from '../../ui/drawn-controls';

const controls = 'input, select, textarea';

/** After these a control's own handlers read it. */
const telling = ['input', 'change', 'click'];

/** What visitors, browsers and password managers do before something is drawn anew. */
const actions = ['click', 'submit', 'keydown', 'focusin', 'focusout', 'input', 'change'];

const isControl = (target: EventTarget | null): target is DrawnControl => !!(target as Element | null)?.matches?.(controls);

/** The event by which a control tells what it holds: lists tell by `change`, all else by `input`. */
const told = (control: DrawnControl) => (control.localName === 'select' ? 'change' : 'input');

/** Tells the form what a control held, as the visitor's own entry would. */
function tell(control: DrawnControl, state = stateOf(control)): void {
  if (isChoice(control)) {
    setState(control, String(control.type === 'checkbox' && state !== 'true'));
    control.click();
    return;
  }
  // What was told of another control may have drawn this one anew.
  if (stateOf(control) !== state) setState(control, state);
  if (stateOf(control) !== state) return;
  noteState(control);
  control.dispatchEvent(new Event(told(control), { bubbles: true }));
}

export interface ReadBack {
  /** Reads back at once. */
  now: () => void;
  /** The same, but once for all changes of form and store that one action brings about. */
  onceForAll: () => void;
}

/**
 * Reads back what the controls of a form hold without having told (FIELD-22): browsers and password managers fill them in with
 * any events, some or none. It does so at each action of the visitor, and before anything is drawn anew.
 * @param signal ends it
 */
export function startReadBack(root: HTMLElement, signal: AbortSignal): ReadBack {
  /** Controls whose event is on its way through the page: their own handlers read them. */
  const busy = new Set<EventTarget>();
  let isReading = false;
  /** What runs now has read back, and nobody else runs before it ends. */
  let isFresh = false;

  function readBack() {
    if (isReading || signal.aborted) return;
    isReading = true;
    isFresh = true;
    queueMicrotask(() => (isFresh = false));
    try {
      const unheard = [...root.querySelectorAll<DrawnControl>(controls)]
        .filter((control) => !busy.has(control) && !control.disabled && isUnheard(control))
        .map((control) => [control, stateOf(control)] as const);
      for (const [control, state] of unheard) tell(control, state);
    } finally {
      isReading = false;
    }
  }

  function onCapture({ type, target }: Event) {
    if (isControl(target) && telling.includes(type) && (type !== 'click' || isChoice(target))) {
      // Text that was filled in with a `change` alone.
      if (type === 'change' && !isChoice(target) && told(target) === 'input' && isUnheard(target)) tell(target);
      busy.add(target);
      setTimeout(() => {
        busy.delete(target);
        // A list that was filled in with an `input` alone: browsers fire both in one task.
        if (type === 'input' && root.contains(target) && isUnheard(target)) readBack();
      });
    }
    readBack();
  }

  function onBubble({ type, target }: Event) {
    if (!isControl(target)) return;
    if (type === 'change' || (type === 'input' && told(target) === 'input' && !isChoice(target))) noteState(target);
  }

  for (const action of actions) root.addEventListener(action, onCapture, { capture: true, signal });
  for (const action of ['input', 'change']) root.addEventListener(action, onBubble, { signal });
  return { now: readBack, onceForAll: () => isFresh || readBack() };
}
