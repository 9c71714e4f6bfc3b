import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { openExamples, openGallery } from './support/gallery';
import { inAllLooks, looksToRun } from './support/matrix';

const themes = readdirSync(new URL('../../gallery/themes', import.meta.url)).map((file) => file.replace('.css', ''));
const schemes = ['light', 'dark'];

// Examples repeat on this page what stands on a form once.
const notHere = ['landmark-unique'];
const expectExamplesAccessible = (page: Page, where: string) => expectAccessible(page, where, '.gallery-stage', notHere);

const views = [1280, 390].flatMap((width) => ['ltr', 'rtl'].flatMap((dir) => schemes.map((scheme) => ({ width, dir, scheme }))));

for (const { width, dir, scheme } of looksToRun(views, views.length - 1)) {
  test(`axe finds nothing in any example, ${scheme}, ${dir}, ${width} px`, inAllLooks, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openGallery(page, { scheme, dir });
    await expectExamplesAccessible(page, 'all');
  });
}

const themed = schemes.flatMap((scheme) => themes.map((theme) => ({ theme, scheme })));

for (const { theme, scheme } of looksToRun(themed, null)) {
  test(`axe finds nothing in any example in the theme ${theme}, ${scheme}`, inAllLooks, async ({ page }) => {
    await openGallery(page, { scheme, theme });
    await expectExamplesAccessible(page, 'all');
  });
}

/** The contrast of two colours as WCAG counts it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

for (const theme of ['', ...themes]) {
  for (const scheme of schemes) {
    test(`focus rings and the lines around fields stand out 3 to 1 from the paper, ${theme || 'no theme'}, ${scheme}`, async ({ page }) => {
      await openExamples(page, 'ui/select', { scheme, theme });
      const field = page.locator('[data-example="ui/select: focused"] [data-focused]');
      const colours = await field.evaluate((focused) => {
        const stage = focused.closest('.charterform')!;
        const resting = document.querySelector('[data-example="ui/select: empty"] .charterform-input')!;
        return {
          paper: getComputedStyle(stage).backgroundColor,
          ring: getComputedStyle(focused).outlineColor,
          line: getComputedStyle(resting).borderTopColor,
        };
      });
      expect(contrast(colours.ring, colours.paper)).toBeGreaterThan(3);
      expect(contrast(colours.line, colours.paper)).toBeGreaterThan(3);
    });
  }
}

test('the gallery shows all widgets, or one, or one state of it, and takes no focus', async ({ page }) => {
  await openGallery(page);
  const all = await page.locator('.gallery-widget').count();
  expect(await page.locator('.gallery-list a').count()).toBe(all + 1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await page.locator(':modal, :popover-open').count()).toBe(0);

  await page.locator('.gallery-list').getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page.locator('.gallery-widget')).toHaveCount(1);
  await expect(page.locator('[data-example="ui/button: main"]').getByRole('button')).toBeVisible();

  await openGallery(page, { widget: 'ui/dialog', state: 'open' });
  await expect(page.locator('.gallery-example')).toHaveCount(1);
  await expect(page.locator(':modal')).toBeVisible();
});

test('an example that is drawn focused looks as it does with the focus', async ({ page }) => {
  await openGallery(page, { widget: 'ui/button' });
  const ring = (state: string) =>
    page.locator(`[data-example="ui/button: ${state}"] button`).evaluate((button) => {
      const { outline, outlineOffset, boxShadow } = getComputedStyle(button);
      return [outline, outlineOffset, boxShadow];
    });
  const drawn = await ring('focused');
  expect(await ring('main')).not.toEqual(drawn);
  await page.locator('.gallery-list a').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-example="ui/button: main"] button')).toBeFocused();
  expect(await ring('main')).toEqual(drawn);
});
