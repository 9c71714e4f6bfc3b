import { popoverPosition } from './popover-position';
import { treeOf } from './shadow-tree';

/**
 * Positions a popover beside its anchor and follows the anchor on scroll and resize, until `signal` aborts. Calls `onGone`
 * when the anchor is scrolled out of the window. Uses the top layer where supported, so nothing on the host page covers it.
 */
export function keepAnchored(anchor: Element, box: HTMLElement, onGone: () => void, signal: AbortSignal): void {
  const page = document.documentElement;
  box.showPopover?.();

  const update = () => {
    const viewport = { width: page.clientWidth, height: page.clientHeight };
    const anchorRect = anchor.getBoundingClientRect();
    const { style } = box;
    // Outside the top layer, 0/0 may not be the window's corner: measure where the box lands and subtract that.
    style.left = style.top = '0px';
    style.maxHeight = '';
    const origin = box.getBoundingClientRect();
    const { left, top, maxHeight } = popoverPosition(anchorRect, origin, viewport);
    style.left = `${left - origin.left}px`;
    style.top = `${top - origin.top}px`;
    style.maxHeight = `${maxHeight}px`;
  };
  const onScroll = (event: Event) => {
    if (event.target === box) return;
    const { top, bottom } = anchor.getBoundingClientRect();
    if (bottom < 0 || top > page.clientHeight) onGone();
    else update();
  };

  update();
  window.addEventListener('resize', update, { signal });
  // The scrolling of a dialog in a shadow root is not heard outside of it.
  for (const tree of [document, treeOf(anchor)]) tree.addEventListener('scroll', onScroll, { signal, capture: true });
}
