import { expectAccessible } from '../browser/support/axe';
import { beginWithTill, openForm, pay, place, says } from './support/refunds';
import { expect, logIn, test } from './support/server-site';
import type { Page } from '@playwright/test';

const box = (page: Page) => page.locator('#charterform-refunds');
const notice = (page: Page) => page.locator('.wrap > .notice');

test('the box fits a telephone and a desk, is worked by keys, and axe finds nothing (PAY-07)', async ({ site, page }) => {
  test.setTimeout(180_000);
  beginWithTill(site);
  const { id } = await place(site);
  pay(site, id);
  await logIn(page, site);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const shot = (name: string) => box(page).screenshot({ path: `.cache/pictures/refunds-${name}-${width}.png` });
    const loaded = (press: Promise<void>) => Promise.all([page.waitForEvent('load'), press]);
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await openForm(page, site, id);
    await page.getByLabel(/^Wyoming LLC.*price/).fill('1e3');
    await loaded(page.getByRole('button', { name: 'Go on' }).press('Enter'));
    await expectAccessible(page, `form of a refund, ${width}`, '#charterform-refunds');
    await fits();
    await shot('form');
    await page.getByLabel(/^Wyoming LLC.*price/).fill('10');
    await loaded(page.getByLabel(/^Wyoming LLC.*price/).press('Enter'));
    await expectAccessible(page, `confirmation of a refund, ${width}`, '#charterform-refunds');
    await fits();
    await shot('check');
    says(site, width === 1280 ? 'id' : 'times out');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Refund $10.00' })).toBeFocused();
    await loaded(page.keyboard.press('Enter'));
    await expect(notice(page)).toContainText('$10.00: ');
    await expectAccessible(page, `refunds of an order, ${width}`, '#charterform-refunds');
    await fits();
    await shot('list');
    await page.screenshot({ path: `.cache/pictures/refunds-page-${width}.png`, fullPage: true });
  }
});
