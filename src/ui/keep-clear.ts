/**
 * Keeps what gets the focus clear of a bar that sticks to the lower edge of the window: browsers leave it below the bar where it
 * is in sight without it. How far from the edge it then stands, the stylesheet says. What is pressed stays under the pointer.
 * @param box holds the bar, and all that may get the focus
 */
export function keepClear(box: HTMLElement, bar: HTMLElement, signal: AbortSignal): void {
  const look = ({ target }: FocusEvent) => {
    const focused = target as Element;
    if (bar.contains(focused) || focused.closest('dialog') || !focused.matches(':focus-visible')) return;
    if (getComputedStyle(bar).position !== 'sticky') return;
    const { top } = bar.getBoundingClientRect();
    const { bottom, height } = focused.getBoundingClientRect();
    // Not "nearest", which leaves alone what is in the window, whatever its margin.
    if (bottom > top && height < top) focused.scrollIntoView({ block: 'end' });
  };
  box.addEventListener('focusin', look, { signal });
}
