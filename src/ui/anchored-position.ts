import { place } from './place';

/**
 * Puts a fixed box beside its anchor and keeps it there while the page scrolls or changes its size; `onGone` is told once
 * the anchor was scrolled out of the window, and `signal` ends it. In the top layer, where the browser has one, nothing of the host covers the box.
 */
export function keepAnchored(anchor: Element, box: HTMLElement, onGone: () => void, signal: AbortSignal): void {
  const { documentElement: page, defaultView: view } = box.ownerDocument;
  box.showPopover?.();

  const put = () => {
    const room = { width: page.clientWidth, height: page.clientHeight };
    const from = anchor.getBoundingClientRect();
    const { style } = box;
    // Measured at its origin, which outside the top layer need not be the window's corner.
    style.left = style.top = '0px';
    style.maxHeight = '';
    const own = box.getBoundingClientRect();
    const { left, top, maxHeight } = place(from, own, room);
    style.left = `${left - own.left}px`;
    style.top = `${top - own.top}px`;
    style.maxHeight = `${maxHeight}px`;
  };
  const scroll = ({ target }: Event) => {
    if (target === box) return;
    const { top, bottom } = anchor.getBoundingClientRect();
    if (bottom < 0 || top > page.clientHeight) onGone();
    else put();
  };

  put();
  view?.addEventListener('resize', put, { signal });
  view?.addEventListener('scroll', scroll, { signal, capture: true });
}
