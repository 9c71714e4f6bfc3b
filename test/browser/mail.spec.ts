import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { darkPhone, expectSound, openAs, sights } from './support/looks';
import { inAllLooks, looksToRun } from './support/matrix';
import { shifts, watchShifts } from './support/shifts';
import { expectOrder, wholeOrders } from './support/whole-orders';

const address = '/forms/MFVOStandaloneForm';
const data = (page: Page, name: string, value?: string) =>
  page.locator(`[name="productState.mfParent.data.${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
const phone = (page: Page) => page.locator('[name="productState.phoneService.checked"]');
const isOfMail = (name: string) => /^(mail-|virtual-office|wyoming-llc-mail)/.test(name);

for (const { width, look } of looksToRun(sights, darkPhone)) {
  test(
    `axe finds nothing in services, plans and recipients at ${width} px, ${look} (MAIL-03, MAIL-08, MAIL-09)`,
    inAllLooks,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, address, look);
      await data(page, 'serviceType', 'mf').check();
      await expect(data(page, 'limit')).toHaveCount(2);
      await expectSound(page, 'mail forwarding');
      await data(page, 'serviceType', 'vo').check();
      await expect(phone(page)).not.toBeChecked();
      for (let count = 1; count < 4; count++) await page.getByRole('button', { name: 'Add a recipient' }).click();
      await expectSound(page, 'a virtual office and four recipients');
      await openAs(page, '/pages/mail-flat', look);
      await expect(data(page, 'limit')).toHaveCount(3);
      await expectSound(page, 'all plans in one list');
    },
  );
}

for (const width of [1280, 1024, 540, 390, 320]) {
  test.describe(`mail at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    // What is chosen beforehand brings its plan and, of a virtual office, phone service; the form cannot know before.
    for (const [path, plans, limit] of [
      [address, 0, 0],
      ['/pages/mail-flat', 3, 0],
      ['/pages/mail-preselected', 1, 0.04],
    ] as const) {
      test(`nothing moves in ${path} when products arrive late (MAIL-03)`, async ({ page }) => {
        await watchShifts(page);
        const arrived = page.waitForResponse(/simple_products/);
        await page.goto(`${path}?scenario=slow`);
        await expect(page.locator('#charterform legend').first()).toBeVisible();
        expect(await page.locator('#charterform legend').allTextContents()).not.toContainEqual(expect.stringContaining('optional'));
        await arrived;
        await expect(data(page, 'limit')).toHaveCount(plans);
        await expect(page.locator('.charterform-covered')).toHaveAttribute('aria-busy', 'false');
        expect(await shifts(page)).toBeLessThanOrEqual(limit);
      });
    }
  });
}

test('all orders of mail arrive as they were worked out by hand (MAIL-05, MAIL-08, SUBM-38, SUBM-46)', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const orders = wholeOrders.filter(({ name }) => isOfMail(name));
  expect(orders).toHaveLength(3);
  for (const order of orders) {
    await host.reset();
    await expectOrder(page, host, order);
  }
});

test('a plan, phone service and recipients are chosen by keys alone (MAIL-03, MAIL-08, MAIL-09)', async ({ page }) => {
  await page.goto(address);
  await data(page, 'serviceType', 'mf').focus();
  await page.keyboard.press('Space');
  await expect(data(page, 'limit', 'mf15')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(data(page, 'limit', 'mf15')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(data(page, 'limit', 'mf45')).toBeChecked();
  await expect(page.locator('.charterform-side')).toContainText('$300.00');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(data(page, 'serviceType', 'vo')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(phone(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.charterform-side')).toContainText('Phone Service');
  const add = page.getByRole('button', { name: 'Add a recipient' });
  for (const number of [2, 3, 4]) {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Recipient ${number}` })).toBeFocused();
  }
  await expect(add).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Recipient 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Recipient/ })).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Recipient 2' })).toBeFocused();
});

test('back at mail forwarding, phone service beside a virtual office is given up (MAIL-08)', async ({ page }) => {
  await page.goto(address);
  await data(page, 'serviceType', 'vo').check();
  await phone(page).check();
  await expect(page.locator('.charterform-side')).toContainText('Phone Service');
  await data(page, 'serviceType', 'mf').check();
  await expect(phone(page)).toHaveCount(0);
  await expect(page.locator('.charterform-side')).not.toContainText('Phone Service');
  await data(page, 'serviceType', 'vo').check();
  await expect(phone(page)).not.toBeChecked();
});

test('a page may make recipients optional, and choose the plan (MAIL-09, FORM-23)', async ({ page }) => {
  await page.goto('/pages/mail-recipients-optional');
  await expect(data(page, 'serviceType')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Recipient/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  await page.getByRole('button', { name: 'Remove Recipient 1' }).click();
  await page.goto('/pages/mail-preselected');
  await expect(data(page, 'serviceType', 'vo')).toBeChecked();
  await expect(page.locator('.charterform-side')).toContainText('$480.00');
});
