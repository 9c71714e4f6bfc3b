/** How long help stays once the pointer and the focus have left it, in ms; how far a touch may go before it closes, in px. */
const staysMs = 5000;
const touchPx = 20;

export interface WatchedHelp {
  /** Holds the button and the words. */
  root: HTMLElement;
  button: HTMLElement;
  bubble: HTMLElement;
  close: () => void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Closes open help when the visitor is done with it: the rules are told at `HelpPopover`. */
export function closeHelpWhenDone({ root, button, bubble, close, signal }: WatchedHelp): void {
  const { ownerDocument: page } = root;
  const isInside = (target: EventTarget | null) => target instanceof Node && root.contains(target);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointedAt = root.matches(':hover');
  let touch: Touch | undefined;

  const stay = () => clearTimeout(timer);
  const wait = () => {
    stay();
    if (!isPointedAt && !isInside(page.activeElement)) timer = setTimeout(close, staysMs);
  };

  root.addEventListener('pointerover', () => {
    isPointedAt = true;
    stay();
  }, { signal });
  root.addEventListener('pointerleave', () => {
    isPointedAt = false;
    wait();
  }, { signal });
  // The focus has not arrived elsewhere yet; where it goes nowhere, only the time is left.
  root.addEventListener('focusout', () => setTimeout(() => signal.aborted || wait()), { signal });

  page.addEventListener('focusin', ({ target }) => (isInside(target) ? stay() : close()), { signal });
  page.addEventListener('click', ({ target, detail }) => {
    // A press of a key clicks too, but what it presses has the focus, which was heard.
    if (detail > 0 && !isInside(target)) close();
  }, { signal });
  page.addEventListener('pointerover', ({ target }) => {
    // Two are never open at once.
    if (!isInside(target) && target instanceof Element && target.closest('.charterform-help')) close();
  }, { signal });

  // Caught before anyone else hears it: one Escape closes one thing, not also the dialog or summary around it.
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (isInside(page.activeElement)) button.focus();
    close();
  }, { signal, capture: true });

  page.addEventListener('touchstart', ({ touches }) => (touch = touches[0]), { signal, passive: true });
  page.addEventListener('touchmove', ({ touches: [now], target }) => {
    const isScrolled = bubble.scrollHeight > bubble.clientHeight && bubble.contains(target as Node);
    if (!now || !touch || isScrolled) return;
    if (Math.hypot(now.clientX - touch.clientX, now.clientY - touch.clientY) > touchPx) close();
  }, { signal, passive: true });

  signal.addEventListener('abort', stay);
}
