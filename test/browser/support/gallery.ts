import type { Locator, Page } from '@playwright/test';

/** Opens the examples of one widget, e.g. `ui/modal`; with a state that example alone, as it opens by itself. */
export async function openExamples(page: Page, widget: string, query: Readonly<Record<string, string>> = {}): Promise<(state: string) => Locator> {
  await page.goto(`/gallery?${new URLSearchParams({ widget, ...query })}`);
  const example = (state: string) => page.locator(`[data-example="${widget}: ${state}"]`);
  await page.locator('[data-example]').first().waitFor();
  return example;
}

/** How far an element may be from an edge it stands at, for fractions of a pixel. */
const slack = 1;

/** Where an element ends once it has come to rest, in pixels of the window, and whether that is inside of it. */
export async function edges(element: Locator) {
  return element.evaluate(async (found, far) => {
    await Promise.allSettled(found.getAnimations().map(({ finished }) => finished));
    const { left, top, right, bottom, width, height } = found.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isInside = left >= -far && top >= -far && right <= clientWidth + far && bottom <= clientHeight + far;
    return { left, top, right, bottom, width, height, isInside, room: { width: clientWidth, height: clientHeight } };
  }, slack);
}
