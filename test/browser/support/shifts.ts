import type { Page } from '@playwright/test';

/**
 * Adds up what moves in the form without the visitor having done anything for half a second. The summary is
 * left out: what is ordered makes lines of its own there.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const all = window as unknown as { shifted: number };
    all.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      }[]) {
        const isOfForm = sources.some(({ node }) => !(node instanceof Element ? node : node?.parentElement)?.closest('.charterform-side'));
        if (!hadRecentInput && isOfForm) all.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved so far, once all that is shown stands where it will. */
export const shifts = (page: Page) =>
  page.evaluate(async () => {
    // A shift is reported after its frame.
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    return (window as unknown as { shifted: number }).shifted;
  });

/** Resolves once the browser puts no shift down to the last press any more, which it does for 500 ms. */
export const pressForgotten = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
