import { treeOf } from '../../ui/shadow-tree';

/**
 * Remembers the focused field and its caret. Returns the function that gives the focus to the field with the same id, where
 * another one has taken its place.
 */
export function keepFocus(root: HTMLElement): () => void {
  const { activeElement } = treeOf(root);
  const { id = '', selectionStart = null, selectionEnd = null } = (activeElement ?? {}) as Partial<HTMLInputElement>;
  return () => {
    const field = id && root.querySelector<HTMLInputElement>(`[id="${id}"]`);
    if (!field || field === activeElement) return;
    field.focus({ preventScroll: true });
    // Only fields of text have a caret.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
