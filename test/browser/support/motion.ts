import type { Page } from '@playwright/test';

interface Recorded {
  /** Names of the animations that began on a control, as `name of control: animation`. */
  animations: string[];
  /** For how long a step had each class, in ms. */
  held: Record<string, number>;
}

declare global {
  interface Window {
    recordedMotion: Recorded;
  }
}

/** Records, from the next load on, what moves and for how long a refused step is marked. */
export async function recordMotion(page: Page): Promise<() => Promise<Recorded>> {
  await page.addInitScript(() => {
    const recorded: Recorded = { animations: [], held: {} };
    window.recordedMotion = recorded;
    document.addEventListener('animationstart', ({ target, animationName }) => {
      const control = (target as HTMLInputElement).name;
      const { animationDuration } = getComputedStyle(target as HTMLInputElement);
      // One of no duration begins and ends, and nobody sees it.
      if (control && /[1-9]/.test(animationDuration)) recorded.animations.push(`${control}: ${animationName}`);
    });
    const since: Record<string, number> = {};
    new MutationObserver(() => {
      for (const name of ['charterform-pulse', 'charterform-shake']) {
        const isHeld = document.querySelector(`.${name}`) !== null;
        if (isHeld) since[name] ??= performance.now();
        else if (since[name] !== undefined) {
          recorded.held[name] = performance.now() - since[name];
          delete since[name];
        }
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });
  return () => page.evaluate(() => window.recordedMotion);
}
