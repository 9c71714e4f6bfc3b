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

/** Remembers what was entered in a control; of radios in all of the group, as the one chosen before hears nothing. */
function rememberGroup(target: Control): void {
  const form = target.closest(`[${printedMark}]`);
  for (const control of form ? printedControls(form.parentNode!) : [])
    if (control === target || (target.type === 'radio' && control.name === target.name)) rememberEntry(control);
}

/**
 * Remembers what visitors have entered, from the moment that the script runs. After going back Chromium restores the controls
 * of a page only once its deferred scripts have run, and writes over what was entered meanwhile, without an event.
 */
export function rememberEntries(within: Document | HTMLElement): void {
  const printed = printedControls(within);
  if (printed.length === 0) return;
  for (const control of printed) if (!entries.has(control) && stateOf(control) !== defaultOf(control)) rememberEntry(control);
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
