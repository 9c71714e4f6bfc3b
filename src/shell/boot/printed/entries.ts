import { stateOf } from '../../../ui/drawn-controls';
import { defaultOf, restore, type Control } from './control';

/** On the form that a page has printed into the root (docs/reference/printed-step.md): the version of the bundle it was made for. */
export const printedMark = 'data-printed';

export const printedControls = (within: ParentNode) => [
  ...within.querySelectorAll<Control>(`[${printedMark}] :is(input, textarea, select)`),
];

/** What visitors have entered in printed controls, by all that the script knows. */
const entries = new WeakMap<Control, string>();

export const rememberEntry = (control: Control): void => void entries.set(control, stateOf(control));

/** A control or, for a radio, all of its group. */
export const groupOf = (control: Control, all: readonly Control[]): readonly Control[] =>
  all.filter((one) => one === control || (control.type === 'radio' && one.name === control.name));

/** Remembers what was entered in a control; of radios in all of the group, as the one chosen before hears nothing. */
function rememberGroup(target: Control): void {
  const form = target.closest(`[${printedMark}]`);
  if (form) groupOf(target, printedControls(form.parentNode!)).forEach(rememberEntry);
}

/**
 * Remembers what visitors have entered, from the moment that the script runs. After going back Chromium restores the controls
 * of a page only once its deferred scripts have run, and writes over what was entered meanwhile, without an event. It is called
 * again later: of radios, the one that Chromium has chosen meanwhile is then no entry.
 */
export function rememberEntries(within: Document | HTMLElement): void {
  const printed = printedControls(within);
  if (printed.length === 0) return;
  const isKnown = (control: Control) => groupOf(control, printed).some((one) => entries.has(one));
  printed.filter((control) => stateOf(control) !== defaultOf(control) && !isKnown(control)).forEach(rememberEntry);
  const onInput = (event: Event) => {
    if (printedControls(within).length === 0) within.removeEventListener('input', onInput, true);
    else rememberGroup(event.target as Control);
  };
  within.addEventListener('input', onInput, true);
}

/** Brings back what was entered where the browser has written over it. */
export function bringBackEntries(controls: readonly Control[]): void {
  for (const control of controls) {
    const state = entries.get(control);
    if (state !== undefined && state !== stateOf(control)) restore(control, state);
  }
}
