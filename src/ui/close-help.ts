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
  const isInside = (target: EventTarget | null) => root.contains(target as Node | null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointedAt = root.matches(':hover');
  let touch: Touch | undefined;

  const cancelClose = () => clearTimeout(timer);
  const scheduleClose = () => {
    cancelClose();
    if (!isPointedAt && !isInside(document.activeElement)) timer = setTimeout(close, closeDelayMs);
  };

  root.addEventListener('pointerleave', () => {
    isPointedAt = false;
    scheduleClose();
  }, { signal });
  root.addEventListener('focusout', () => {
    // Wait a tick: during focusout the newly focused element is not known yet.
    setTimeout(() => {
      if (!signal.aborted) scheduleClose();
    });
  }, { signal });

  document.addEventListener('focusin', ({ target }) => (isInside(target) ? cancelClose() : close()), { signal });
  document.addEventListener('click', ({ target, detail }) => {
    // A click by keyboard has detail 0; focusin has already handled it.
    if (detail > 0 && !isInside(target)) close();
  }, { signal });
  document.addEventListener('pointerover', ({ target }) => {
    if (isInside(target)) {
      isPointedAt = true;
      cancelClose();
    } else if (target instanceof Element && target.closest('.charterform-help')) close(); // Only one help is open at a time.
  }, { signal });

  // In the capture phase, so that Escape closes only the help and not also the dialog or summary around it.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (isInside(document.activeElement)) button.focus();
    close();
  }, { signal, capture: true });

  document.addEventListener('touchstart', ({ touches }) => {
    touch = touches[0];
  }, { signal, passive: true });
  document.addEventListener('touchmove', ({ touches: [now], target }) => {
    const isScrolled = bubble.scrollHeight > bubble.clientHeight && bubble.contains(target as Node);
    if (!now || !touch || isScrolled) return;
    if (Math.hypot(now.clientX - touch.clientX, now.clientY - touch.clientY) > maxTouchMovePx) close();
  }, { signal, passive: true });

  signal.addEventListener('abort', cancelClose);
}
