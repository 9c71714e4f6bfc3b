import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { edges, openExamples } from './support/gallery';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const toasts = (page: Page) => page.locator('.charterform-toast');

test.describe('a modal', () => {
  test('is worked by the keyboard alone: opened, filled, saved, left', async ({ page }) => {
    await openExamples(page, 'ui/modal', { state: 'closed' });
    const opener = button(page, 'Edit member');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const name = page.getByRole('textbox', { name: 'First name' });
    await expect(name).toBeFocused();

    // Around and around: nothing behind it gets the focus.
    const stops = ['Cancel', 'Save', 'Close'];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement!.closest('dialog'));
      expect(isOutside).toBe(false);
    }
    for (const stop of stops) await expect(dialog(page).getByRole('button', { name: stop })).toBeVisible();

    await name.fill('Beatriz');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByText('Ana', { exact: true })).toBeVisible();

    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Beatriz');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByText('Beatriz', { exact: true })).toBeVisible();
  });

  test('that was left and is asked for again in the same moment is open', async ({ page }) => {
    await openExamples(page, 'ui/modal', { state: 'closed' });
    await button(page, 'Edit member').click();
    await page.evaluate(async () => {
      const dialog = document.querySelector('dialog')!;
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      dialog.requestClose();
      await Promise.resolve();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Edit member')!.click();
      await closed;
    });
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  });

  test('lets nothing behind it move or scroll', async ({ page }) => {
    await openExamples(page, 'ui/modal', { state: 'closed' });
    await page.evaluate(() => {
      document.body.style.paddingBlock = '0 3000px';
      scrollTo(0, 40);
    });
    const opener = button(page, 'Edit member');
    const before = await edges(opener);
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await edges(opener)).toEqual(before);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await edges(opener)).top).toBeLessThan(before.top);
  });

  for (const [device, viewport] of Object.entries({ desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 700 } }))
    test(`keeps its header and footer in sight while long content is scrolled, ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openExamples(page, 'ui/modal', { state: 'long content' });
      await button(page, 'Edit member').click();
      const last = page.getByRole('textbox', { name: 'Name of member 14' });
      expect((await edges(last)).isInside).toBe(false);
      for (let press = 0; press < 13; press++) await page.keyboard.press('Tab');
      await expect(last).toBeFocused();
      for (const part of [last, button(page, 'Close'), button(page, 'Save'), dialog(page)]) expect((await edges(part)).isInside).toBe(true);
      const [box, save] = [await edges(last), await edges(button(page, 'Save'))];
      expect(box.bottom).toBeLessThan(save.top);
    });

  test('stays when what is beside it is pressed', async ({ page }) => {
    await openExamples(page, 'ui/modal', { state: 'closed' });
    await button(page, 'Edit member').click();
    await page.mouse.click(8, 8);
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('a dialog to read', () => {
  test('closes by a press beside it and gives the focus back', async ({ page }) => {
    await openExamples(page, 'ui/dialog', { state: 'closed' });
    const opener = button(page, 'What is a registered agent?');
    await opener.click();
    await dialog(page).getByRole('paragraph').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('that is longer than the window is scrolled by the keyboard', async ({ page }) => {
    await openExamples(page, 'ui/dialog', { state: 'long text' });
    await button(page, 'What is a registered agent?').click();
    const body = dialog(page).locator('> div');
    await page.keyboard.press('Tab');
    await expect(body).toBeFocused();
    await page.keyboard.press('End');
    await expect(dialog(page).getByRole('paragraph').last()).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(button(page, 'I see')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'What is a registered agent?')).toBeFocused();
  });
});

test.describe('notifications', () => {
  const open = (page: Page, state: string, query = {}) => openExamples(page, 'ui/toasts', { state, ...query });

  test('have title and message at the top right, and leave nothing when none remain (ERR-14)', async ({ page }) => {
    await open(page, 'one of each kind');
    await expect(toasts(page).first()).toHaveText('Payment ErrorPlease double check the payment information.');
    const corner = await edges(toasts(page).first());
    expect([Math.round(corner.top), Math.round(corner.room.width - corner.right)]).toEqual([16, 16]);
    for (let count = 3; count > 0; count--) {
      await expect(toasts(page)).toHaveCount(count);
      await toasts(page).first().getByRole('button').click();
    }
    await expect(toasts(page)).toHaveCount(0);
    const { height } = await edges(page.locator('.charterform-toasts'));
    expect(height).toBe(0);
  });

  test('stand at the other side where the page is read from right to left', async ({ page }) => {
    await open(page, 'one of each kind', { dir: 'rtl' });
    const { left, top } = await edges(toasts(page).first());
    expect([Math.round(left), Math.round(top)]).toEqual([16, 16]);
  });

  test('take the width of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, 'one of each kind');
    for (const toast of await toasts(page).all()) {
      const { left, right, isInside } = await edges(toast);
      expect([Math.round(left), Math.round(right), isInside]).toEqual([16, 374, true]);
    }
  });

  test('go by themselves: others after 5000 ms, errors after 10000 ms', async ({ page }) => {
    await page.clock.install();
    await open(page, 'empty');
    // From here on time stands still but for what the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const kind of ['error', 'good', 'info']) await button(page, `Show ${kind}`).click();
    await page.clock.runFor(4900);
    await expect(toasts(page)).toHaveCount(3);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).hover();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(5, 500);
    await page.clock.runFor(5000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('are closed by the keyboard alone, which keeps its place', async ({ page }) => {
    await open(page, 'empty');
    const show = button(page, 'Show info');
    await button(page, 'Show error').click();
    await button(page, 'Show good').click();
    await show.focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Close Payment Error')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Close Saved')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(show).toBeFocused();
  });
});
