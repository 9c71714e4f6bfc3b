import { useLayoutEffect, type RefObject } from 'react';

/** In px: between field and popup and the window's edge; the most a popup takes (FIELD-10). */
const gap = 4;
const maxHeight = 300;

/**
 * Opens a popup in the top layer, where no container of the host can clip it, as wide as its anchor and below it, or
 * above where there is more room. Browsers without popovers leave it where the stylesheet puts it: below the anchor.
 */
export function usePopup(popup: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = popup.current!;
    const field = anchor.current!;
    if (!box.showPopover) return;
    box.popover = 'manual';
    box.showPopover();
    box.style.maxHeight = `${maxHeight}px`;
    const wanted = box.offsetHeight;

    const place = () => {
      const { left, top, bottom, width } = field.getBoundingClientRect();
      // A phone's keyboard takes its part of the window without changing the window's own height.
      const { offsetTop: start, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
      const below = start + height - bottom - 2 * gap;
      const above = top - start - 2 * gap;
      const isBelow = below >= wanted || below >= above;
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
    const follow = (event: Event) => {
      if (!box.contains(event.target as Node)) place();
    };
    place();
    // Chips that wrap to a new line move the edge the popup hangs on.
    const resized = new ResizeObserver(place);
    resized.observe(field);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [popup, anchor]);
}
