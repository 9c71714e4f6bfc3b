import { flushSync } from 'react-dom';
import { longLists } from '../../../ui/long-lists';
import { treeOf } from '../../../ui/shadow-tree';
import { enter, show, twinOf, type Control } from './control';
import type { PrintedVisit } from './visit';

/**
 * Draws a form for the first time, in place of one that is printed or drawn, in one task: what a visitor has entered in the
 * printed form stands in it, and the element that stands for the focused one has the focus and its caret.
 * @returns the function that enters in the form what was entered, and presses what was pressed
 */
export function takeOver(root: HTMLElement, draw: () => void, visit?: PrintedVisit): () => void {
  const entered = visit?.entered() ?? [];
  const files = visit?.fileInputs() ?? [];
  const pressed = visit?.pressed() ?? [];
  const openAgain = noteOpenFolds(root);
  const focusAgain = noteFocus(root);
  const withTwins = (act: (printed: Control, drawn: Control) => void, printed: readonly Control[]) => {
    for (const control of printed) {
      const drawn = twinOf(root, control);
      if (drawn) act(control, drawn);
    }
  };

  // All options of long lists: one may have been chosen.
  longLists.areWhole = visit !== undefined;
  // At once, so that nothing is painted or typed between two forms.
  flushSync(draw);
  longLists.areWhole = false;
  visit?.finish();
  withTwins(show, entered);
  openAgain();
  focusAgain();

  return () => {
    withTwins(enter, entered);
    for (const button of pressed) twinOf(root, button)?.click();
    // The browser hands the chosen file to the input that its dialog was opened for.
    for (const file of files) file.addEventListener('change', () => withTwins(enter, [file]));
  };
}

/**
 * Returns the function that opens the questions behind a line that the visitor has opened in a form that is no more. A choice
 * among them stands in the line.
 */
function noteOpenFolds(root: HTMLElement): () => void {
  const folds = [...root.querySelectorAll('details[open]')].filter((fold) => !fold.querySelector(':checked'));
  const folded = folds.flatMap((fold) => fold.querySelector<Control>('[name]') ?? []);
  return () => {
    for (const control of folded) {
      const fold = twinOf(root, control)?.closest('details');
      if (fold) fold.open = true;
    }
  };
}

/** Returns the function that focuses what stands for the focused element of a form that is no more. */
function noteFocus(root: HTMLElement): () => void {
  const focused = treeOf(root).activeElement as Control | null;
  if (!focused || !root.contains(focused)) return () => {};
  const isVisible = focused.matches(':focus-visible');
  const { value, selectionStart = null, selectionEnd, selectionDirection, scrollTop } = focused;
  return () => {
    const drawn = focused.isConnected ? focused : twinOf(root, focused);
    if (!drawn || drawn === treeOf(root).activeElement) return;
    drawn.focus({ preventScroll: true, focusVisible: isVisible } as FocusOptions);
    // Only fields of text have a caret.
    if (selectionStart === null) return;
    // The next key takes the place of a kept answer, as it would have gone into the empty field.
    if (drawn.value !== value) drawn.select();
    else drawn.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    drawn.scrollTop = scrollTop;
  };
}
