import { useLayoutEffect, type RefObject } from 'react';
import { treeOf } from '../../ui/shadow-tree';

/** Makes the element inert while the condition holds, and gives the focus back to the field that had it. */
export function useInert(element: RefObject<HTMLElement | null>, condition: boolean): void {
  useLayoutEffect(() => {
    const covered = element.current;
    if (!covered || !condition) return;
    const focused = treeOf(covered).activeElement;
    covered.inert = true;
    return () => {
      covered.inert = false;
      // An inert element loses the focus to the page's body; a visitor who has moved it elsewhere keeps it there.
      const { activeElement, body } = covered.ownerDocument;
      if (activeElement === body && covered.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
    };
  }, [element, condition]);
}
