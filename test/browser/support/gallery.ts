import type { Locator, Page } from '@playwright/test';

/** Opens the examples of one widget, e.g. `ui/modal`; with a state that example alone, as it opens by itself. */
export async function openExamples(
  page: Page,
  widget: string,
  query: Readonly<Record<string, string>> = {},
): Promise<(state: string) => Locator> {
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

/** For how long nothing may change before the gallery counts as drawn, in ms: an address is checked 600 ms after it is given. */
const quietMs = 800;

/** Opens the gallery as its query asks: `widget`, `state`, `scheme`, `dir`, `theme`, `host`; resolves once all is drawn. */
export async function openGallery(page: Page, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`/gallery?${new URLSearchParams(query)}`);
  await page.locator('.gallery-stage').first().waitFor();
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, ms);
        }).observe(document.getElementById('gallery')!, { subtree: true, childList: true, attributes: true });
      }),
    quietMs,
  );
}
