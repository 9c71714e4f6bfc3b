import { longLists } from '../../ui/long-lists';
import { treeOf } from '../../ui/shadow-tree';

/** On the form that a page has printed into the root (docs/reference/printed-step.md): the version of the bundle it was made for. */
export const printedMark = 'data-printed';

/** Knows whether a visitor has entered what the form has not heard of. */
type Control = HTMLInputElement & { isEntered?: boolean };

/**
 * Draws a form for the first time, over one that is printed or drawn: what a visitor has entered in the printed one stands
 * in it, and the field with the same id as the focused one has the focus and its caret. Returns the function that tells the
 * form what was entered.
 */
export function takeOver(root: HTMLElement, draw: () => void): () => void {
  const focused = treeOf(root).activeElement as Control | null;
  const { selectionStart = null, selectionEnd = null } = focused ?? {};
  // A search box has no id: it stays where it is.
  const drawnFor = (control: Control) => (control.isConnected ? control : root.querySelector<Control>(`[id="${control.id}"]`));
  const entered = [...root.querySelectorAll<Control>(`[${printedMark}] :is(input,textarea,select:has(:checked:not([selected])))`)].filter(
    // A box without a value has "on", which is not its default.
    (control) =>
      (control.isEntered =
        control.checked !== control.defaultChecked || (control.type !== 'checkbox' && control.value !== control.defaultValue)),
  );

  longLists.areWhole = !!root.querySelector(`[${printedMark}]`);
  draw();
  longLists.areWhole = false;

  for (const control of entered) {
    const drawn = drawnFor(control);
    if (!drawn) continue;
    if (control.files) drawn.files = control.files;
    else drawn.value = control.value;
    drawn.checked = control.checked;
  }
  const field = focused && drawnFor(focused);
  if (field && field !== treeOf(root).activeElement) {
    field.focus({ preventScroll: true });
    // Only fields of text have a caret.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }

  return () => {
    for (const control of entered) {
      control.isEntered = false;
      // Of radios the one that is chosen speaks for all.
      if (control.type !== 'radio' || control.checked)
        for (const type of ['input', 'change']) drawnFor(control)?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}
