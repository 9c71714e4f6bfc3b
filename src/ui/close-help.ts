import { eventTarget, followInside, treeOf } from './shadow-tree';

/** Delay before help closes once neither pointer nor focus is on it. */
const closeDelayMs = 5000;
/** A touch that moves further than this closes help. */
const maxTouchMovePx = 20;

export interface WatchedHelp {
  /** Contains the button and the bubble. */
  root: HTMLElement;
  button: HTMLElement;
  bubble: HTMLElement;
  close: () => void;
  /** Removes all listeners. */
  signal: AbortSignal;
}

/** Closes open help by the rules described at `HelpPopover`. */
export function closeHelpWhenDone({ root, button, bubble, close, signal }: WatchedHelp): void {
  const isInside = followInside(root, ['focusin', 'click', 'pointerover'], signal);
  const isFocused = () => root.contains(treeOf(root).activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointedAt = root.matches(':hover');

  const cancelClose = () => clearTimeout(timer);
  const scheduleClose = () => {
    cancelClose();
    if (!isPointedAt && !isFocused()) timer = setTimeout(close, closeDelayMs);
  };

  root.addEventListener(
    'pointerleave',
    () => {
      isPointedAt = false;
      scheduleClose();
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    () => {
      // Wait a tick: during focusout the newly focused element is not known yet.
      setTimeout(() => {
        if (!signal.aborted) scheduleClose();
      });
    },
    { signal },
  );

  document.addEventListener('focusin', (event) => (isInside(event) ? cancelClose() : close()), { signal });
  document.addEventListener(
    'click',
    (event) => {
      // A click by keyboard has detail 0; focusin has already handled it.
      if (event.detail > 0 && !isInside(event)) close();
    },
    { signal },
  );
  const onPointer = (event: Event) => {
    const target = eventTarget(event);
    if (isInside(event)) {
      isPointedAt = true;
      cancelClose();
    } else if (target instanceof Element && target.closest('.charterform-help')) close(); // Only one help is open at a time.
  };
  // Help in the same closed shadow root is seen there alone.
  for (const tree of new Set([document, treeOf(root)])) tree.addEventListener('pointerover', onPointer, { signal });

  // In the capture phase, so that Escape closes only the help and not also the dialog or summary around it.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (isFocused()) button.focus();
      close();
    },
    { signal, capture: true },
  );

  closeOnTouchMove({ bubble, close, signal });
  signal.addEventListener('abort', cancelClose);
}

/** A moved finger closes help, unless it scrolls a bubble that is higher than its frame. */
function closeOnTouchMove({ bubble, close, signal }: Pick<WatchedHelp, 'bubble' | 'close' | 'signal'>): void {
  const isInBubble = followInside(bubble, ['touchmove'], signal);
  let touch: Touch | undefined;
  document.addEventListener(
    'touchstart',
    ({ touches }) => {
      touch = touches[0];
    },
    { signal, passive: true },
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      const [now] = event.touches;
      const isScrolled = bubble.scrollHeight > bubble.clientHeight && isInBubble(event);
      if (!now || !touch || isScrolled) return;
      if (Math.hypot(now.clientX - touch.clientX, now.clientY - touch.clientY) > maxTouchMovePx) close();
    },
    { signal, passive: true },
  );
}
