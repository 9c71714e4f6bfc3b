import type { Page } from '@playwright/test';
import { ConsoleFaults, expect, test as base } from './fixtures';
import { openGallery } from './gallery';

interface OpenGallery {
  page: Page;
  faults: ConsoleFaults;
}

/** The browser tests' `test` with the whole gallery, which a worker opens once: a test leaves it as it would find it. */
export const test = base.extend<{ gallery: Page }, { openedGallery: OpenGallery }>({
  openedGallery: [
    async ({ browser, workerHost }, use) => {
      const context = await browser.newContext({ baseURL: workerHost.url });
      const faults = new ConsoleFaults();
      faults.watch(context);
      const page = await context.newPage();
      await openGallery(page);
      await use({ page, faults });
      await context.close();
    },
    { scope: 'worker' },
  ],

  gallery: async ({ openedGallery: { page, faults } }, use) => {
    await use(page);
    expect(faults.unexpected(), 'console errors, console warnings and page errors').toEqual([]);
  },
});

export { expect };
