import { useLayoutEffect, type RefObject } from 'react';
import { treeOf } from './shadow-tree';

/** Distance between field and popup, and between popup and the window's edge, in px. */
const gap = 4;
/** In px (FIELD-10). */
const maxHeight = 300;

/**
 * Opens a popup in the top layer, where no container of the host page can clip it. It is as wide as its anchor and below
 * it, or above it where there is more room. Without popover support it stays where the stylesheet puts it, below.
 */
export function usePopup(popup: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = popup.current!;
    const field = anchor.current!;
    if (!box.showPopover) return;
    box.popover = 'manual';
    box.showPopover();
    box.style.maxHeight = `${maxHeight}px`;
    const fullHeight = box.offsetHeight;

    const updatePosition = () => {
      const { left, top, bottom, width } = field.getBoundingClientRect();
      // The visual viewport excludes the on-screen keyboard; the window's innerHeight may not.
      const { offsetTop: start, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
      const below = start + height - bottom - 2 * gap;
      const above = top - start - 2 * gap;
      const isBelow = below >= fullHeight || below >= above;
      Object.assign(box.style, {
        position: 'fixed',
        inset: 'auto',
        left: `${left}px`,
        top: `${isBelow ? bottom + gap : top - gap}px`,
        translate: isBelow ? 'none' : '0 -100%',
        width: `${width}px`,
        maxHeight: `${Math.max(Math.min(maxHeight, isBelow ? below : above), 0)}px`,
      });
    };
    const onScroll = (event: Event) => {
      if (!box.contains(event.target as Node)) updatePosition();
    };
    updatePosition();
    // The field's height changes when its chips wrap to a new line.
    const resizeObserver = new ResizeObserver(updatePosition);
    resizeObserver.observe(field);
    // The scrolling of a dialog in a shadow root is not heard outside of it.
    const trees = [document, treeOf(field)];
    trees.forEach((tree) => tree.addEventListener('scroll', onScroll, { capture: true, passive: true }));
    window.addEventListener('resize', updatePosition);
    window.visualViewport?.addEventListener('resize', updatePosition);
    return () => {
      resizeObserver.disconnect();
      trees.forEach((tree) => tree.removeEventListener('scroll', onScroll, { capture: true }));
      window.removeEventListener('resize', updatePosition);
      window.visualViewport?.removeEventListener('resize', updatePosition);
    };
  }, [popup, anchor]);
}
