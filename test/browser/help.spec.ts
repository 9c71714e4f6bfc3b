import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { edges, openExamples } from './support/gallery';

const bubble = (page: Page) => page.locator('.charterform-bubble');
const sizes = ['closed', 'open, medium', 'long text'] as const;

/** Only the example of a state stays on the page, closed, and its "?" in a corner of the window. */
async function putInCorner(page: Page, state: string, corner: string) {
  await page.locator(`[data-example$=": ${state}"] .charterform-help`).evaluate((help, inset) => {
    document.body.replaceChildren(help.closest('.charterform')!);
    (help as HTMLElement).style.cssText = `position: fixed; inset: ${inset}; margin: 0`;
  }, corner);
}

test.describe('help', () => {
  test.beforeEach(({ page }) => openExamples(page, 'ui/help-popover', { state: 'closed' }));

  test('is worked by the keyboard alone', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Help: state fee' });
    await button.focus();
    await expect(bubble(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(bubble(page)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(bubble(page)).toHaveCount(0);
    await expect(button).not.toBeFocused();
  });

  test('opens without a delay, stays while the mouse is on it, and is gone 5000 ms after (FIELD-13)', async ({ page }) => {
    await page.clock.install();
    await openExamples(page, 'ui/help-popover', { state: 'closed' });
    await page.getByRole('button', { name: 'Help: state fee' }).hover();
    await expect(bubble(page)).toBeVisible();
    // Its words can be reached, and read for as long as it takes.
    await bubble(page).hover();
    await page.clock.runFor(60_000);
    await expect(bubble(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4900);
    await expect(bubble(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(bubble(page)).toHaveCount(0);
  });

  test('follows its button while the page scrolls, and closes once that is out of sight', async ({ page }) => {
    await page.evaluate(() => (document.body.style.paddingBlock = '600px 3000px'));
    const button = page.getByRole('button', { name: 'Help: state fee' });
    await button.click();
    const gap = async () => (await edges(button)).top - (await edges(bubble(page))).bottom;
    const before = await gap();
    await page.evaluate(() => scrollBy(0, 100));
    await expect.poll(gap).toBeCloseTo(before, 0);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(bubble(page)).toHaveCount(0);
  });

  test('in a dialog closes before the dialog does', async ({ page }) => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      const stage = document.querySelector('.charterform')!;
      stage.parentElement!.append(dialog);
      dialog.append(stage);
      dialog.showModal();
    });
    await page.getByRole('button', { name: 'Help: state fee' }).click();
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('help on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  const corners = {
    'top left': '0 auto auto 0',
    'top right': '0 0 auto auto',
    'bottom left': 'auto auto 0 0',
    'bottom right': 'auto 0 0 auto',
  };

  for (const direction of ['ltr', 'rtl'])
    test(`leaves the window at no corner, ${direction}`, async ({ page }) => {
      for (const [name, corner] of Object.entries(corners))
        for (const size of sizes) {
          await openExamples(page, 'ui/help-popover', direction === 'rtl' ? { dir: 'rtl' } : {});
          // Close the examples that open by themselves, once they have: the tap below would close a late one.
          await expect(bubble(page)).toHaveCount(3);
          await page.keyboard.press('Escape');
          await expect(bubble(page)).toHaveCount(0);
          await putInCorner(page, size, corner);
          const button = page.getByRole('button', { name: 'Help: state fee' });
          await button.tap();
          await expect(bubble(page)).toBeVisible();
          const [words, mark] = [await edges(bubble(page)), await edges(button)];
          expect(words.isInside, `${size} at the ${name}`).toBe(true);
          expect(words.bottom <= mark.top || words.top >= mark.bottom, `${size} beside its button at the ${name}`).toBe(true);
        }
    });

  test('stays at a touch that moves by 20 px, and closes at one that moves further (FIELD-13)', async ({ page }) => {
    await openExamples(page, 'ui/help-popover', { state: 'closed' });
    await page.evaluate(() => (document.body.style.paddingBlock = '300px 3000px'));
    await page.getByRole('button', { name: 'Help: state fee' }).tap();
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touches.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 40, y }] });
    await touch('touchStart', 600);
    await touch('touchMove', 580);
    await expect(bubble(page)).toBeVisible();
    await touch('touchEnd');
    await expect(bubble(page)).toBeVisible();
    await touch('touchStart', 600);
    await touch('touchMove', 570);
    await expect(bubble(page)).toHaveCount(0);
    await touch('touchEnd');
  });
});

test('help is as wide as its words are long (FIELD-12)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const widths: number[] = [];
  for (const state of ['open, small', 'open, medium', 'long text']) {
    await openExamples(page, 'ui/help-popover', { state });
    await expect(bubble(page)).toBeVisible();
    widths.push((await edges(bubble(page))).width);
  }
  const [small, medium, large] = widths as [number, number, number];
  expect(small).toBeLessThan(medium);
  expect(medium).toBeLessThan(large);
});
