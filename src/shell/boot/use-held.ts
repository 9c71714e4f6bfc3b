import { useLayoutEffect, type RefObject } from 'react';
import { treeOf } from '../../ui/shadow-tree';

/** All that can be answered or left for another step. What says that the form waits, and the summary, stay as they are. */
const heldParts = '.charterform-progress, .charterform-main > :not(.charterform-buttons, [data-kind="wait"], [data-kind="good"])';

/**
 * Lets nothing of the form be changed while the condition holds; the stylesheet fades it (FORM-39). The focus goes to the main
 * button, which says what is waited for, as an inert field would lose it.
 * @param isReturned the focus goes back to where it was, unless the visitor has moved it meanwhile
 */
export function useHeld(body: RefObject<HTMLElement | null>, condition: boolean, isReturned: boolean): void {
  useLayoutEffect(() => {
    const { current } = body;
    if (!current || !condition) return;
    const parts = [...current.querySelectorAll(heldParts)];
    const focused = treeOf(current).activeElement as HTMLElement | null;
    const button = current.querySelector<HTMLElement>('.charterform-buttons [type="submit"]');
    const isLost = parts.some((part) => part.contains(focused));
    if (isLost) button?.focus();
    for (const part of parts) part.setAttribute('inert', '');
    return () => {
      for (const part of parts) part.removeAttribute('inert');
      const { activeElement } = treeOf(current);
      const hasMoved = activeElement && activeElement !== button && activeElement !== current.ownerDocument.body;
      if (isLost && !hasMoved && (isReturned || activeElement !== button)) focused?.focus({ preventScroll: true });
    };
  }, [body, condition, isReturned]);
}
