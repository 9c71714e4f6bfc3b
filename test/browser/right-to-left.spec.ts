import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { openGallery } from './support/gallery';
import { mirror } from './support/looks';
import { filledTo } from './support/order-form';
import { domainForm, searchFor } from './support/domains';

/** What keeps its direction: amounts with their period, endings, names, phone numbers, addresses. */
const kept = 'bdi, .charterform-price, a[href^="tel:"], .charterform-endings strong';

/** The texts whose letters do not stand one right of the other. A text of several lines is read line by line. */
const turned = (page: Page) =>
  page.evaluate((selector) => {
    const faults: string[] = [];
    let count = 0;
    for (const element of document.querySelectorAll(`.charterform :is(${selector})`)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const letters: { left: number; top: number }[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (let at = 0; at < text.length; at++) {
          if (!text.data[at]!.trim()) continue;
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { left, width, top } = range.getBoundingClientRect();
          if (width > 0) letters.push({ left, top });
        }
      }
      if (letters.length > 0) count++;
      const isTurned = letters.some(({ left, top }, at) => {
        const before = letters[at - 1];
        return before && Math.abs(before.top - top) < 3 && left < before.left;
      });
      // A name in Arabic letters reads from right to left everywhere.
      if (isTurned && !/[\u0600-\u06ff]/.test(element.textContent!)) faults.push(element.textContent!);
    }
    return { faults, count };
  }, kept);

test('amounts, names, phone numbers and addresses read from left to right on a page from right to left', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openGallery(page, { dir: 'rtl' });
    const { faults, count } = await turned(page);
    expect(count).toBeGreaterThan(100);
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('so do prices with their period, endings and domains in a form', async ({ page }) => {
  await mirror(page);
  await page.goto(filledTo('optional-items'));
  await expect(page.locator('.charterform-price').filter({ hasText: '/ ' }).first()).toBeVisible();
  expect((await turned(page)).faults).toEqual([]);
  await page.goto(domainForm);
  await expect(page.locator('.charterform-endings strong').first()).toHaveText(/^\./);
  expect((await turned(page)).faults).toEqual([]);
  await searchFor(page, 'okafor');
  const { faults, count } = await turned(page);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(5);
});
