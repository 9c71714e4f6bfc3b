export type DrawnControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What each control held when it was last drawn, or when its last event was heard. */
const known = new WeakMap<EventTarget, string>();

/** A checkbox or radio. */
export const isChoice = ({ localName, type }: DrawnControl): boolean => localName === 'input' && /^(checkbox|radio)$/.test(type);

/** What a control holds, as text. */
export const stateOf = (control: DrawnControl) => (isChoice(control) ? String((control as HTMLInputElement).checked) : control.value);

/** Sets what a control holds by the setter of its prototype, since React keeps what is set on the element itself. */
export function setState(control: DrawnControl, state: string): void {
  const [property, value] = isChoice(control) ? ['checked', state === 'true'] : ['value', state];
  Reflect.set(Object.getPrototypeOf(control) as object, property, value, control);
}

/** Call when a control was drawn, or when an event has told what it holds. */
export function noteState(control: DrawnControl): void {
  if (control.type !== 'file') known.set(control, stateOf(control));
}

/** Whether a control holds what neither the form has drawn nor an event has told (FIELD-22). */
export function isUnheard(control: DrawnControl): boolean {
  const state = known.get(control);
  // Of radios the chosen one speaks for all.
  return state !== undefined && state !== stateOf(control) && (control.type !== 'radio' || (control as HTMLInputElement).checked);
}

/** A ref that is called each time its control is drawn: a renderer calls a ref that is another one than before. */
export const drawnRef = () => (control: DrawnControl | null) => {
  if (control) noteState(control);
};
