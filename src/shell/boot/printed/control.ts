import { isChoice, noteState, setState } from '../../../ui/drawn-controls';

/** A control of a printed form, or the drawn one that takes its place. */
export type Control = HTMLInputElement;

// Not instanceof: the form may stand in a frame.
const isSelect = (control: Element): control is HTMLSelectElement => control.localName === 'select';

/** Whether a control holds a text, which can be selected. */
export const isText = (control: Control): boolean => !isChoice(control) && !isSelect(control) && control.type !== 'file';

/** Brings a control into a state that it had on an earlier page. */
export function restore(control: Control, state: string): void {
  if (control.type === 'file') return;
  if (isChoice(control)) control.checked = state === 'true';
  else if (!isSelect(control) || hasOption(control, state)) control.value = state;
}

/** What the HTML of a control says that it holds, in the form of `stateOf`. */
export function defaultOf(control: Control): string {
  if (isSelect(control)) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isChoice(control) ? String(control.defaultChecked) : control.defaultValue;
}

/** The id without the number of the root, of which a printed form always has the first. */
export const keyOf = ({ id }: Element): string => id.replace(/^charterform-\d+-/, '');

const sameText = (one: Element, another: Element) =>
  one.getAttribute('aria-label') === another.getAttribute('aria-label') && one.textContent === another.textContent;

/** The element of a drawn form that stands for one of the printed form: by its id or, where it has none, by its name. */
export const twinOf = <Found extends Element>(root: Element, printed: Found): Found | undefined =>
  [...root.querySelectorAll<Found>(printed.localName)].find(
    (drawn) =>
      keyOf(drawn) === keyOf(printed) &&
      (printed.id !== '' || sameText(drawn, printed)) &&
      isChoice(drawn as unknown as Control) === isChoice(printed as unknown as Control),
  );

/** Shows what was entered in a printed control in the drawn one; a choice waits for `enter`. */
export function show(printed: Control, drawn: Control): void {
  if (printed.type === 'file') drawn.files = printed.files;
  else if (!isChoice(printed) && (!isSelect(drawn) || hasOption(drawn, printed.value))) {
    setState(drawn, printed.value);
    // Nobody need read it back: `enter` tells of it.
    noteState(drawn);
  }
}

const hasOption = ({ options }: HTMLSelectElement, key: string) => [...options].some(({ value }) => value === key);

/** Enters in a drawn control what was entered in the printed one, with the events that a visitor's entry has. */
export function enter(printed: Control, drawn: Control): void {
  if (isChoice(printed)) {
    // Of radios the chosen one speaks for all.
    if (drawn.checked !== printed.checked && (printed.type === 'checkbox' || printed.checked)) drawn.click();
    return;
  }
  show(printed, drawn);
  if (printed.type !== 'file' && drawn.value !== printed.value) return;
  for (const type of ['input', 'change']) drawn.dispatchEvent(new Event(type, { bubbles: true }));
}
