import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { expectSound, mirroredPhone, openAs, sights } from './support/looks';
import { inAllLooks, looksToRun } from './support/matrix';
import { answersOf, expectOrder, wholeOrders } from './support/whole-orders';

const address = '/forms/PhoneServiceForm';
const areaCode = (page: Page) => page.getByLabel('Area code');
const numbers = (page: Page) => page.locator('[name="phoneService.selectedPhoneNumber"]');
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh Numbers' });
const isKnown = (name: string) => name.startsWith('phone-number');

for (const { width, look } of looksToRun(sights, mirroredPhone)) {
  test(
    `axe finds nothing in what an area code brings at ${width} px, ${look} (PHONE-02, PHONE-06, PHONE-07)`,
    inAllLooks,
    async ({ page, expectConsole }) => {
      await page.setViewportSize({ width, height: 844 });
      expectConsole(/500/);
      await openAs(page, address, look);
      await expectAccessible(page, 'no area code');
      for (const [code, words] of [
        ['307', '(307) 555-0170'],
        ['600', '(600) 555-0100'],
        ['311', 'There are no numbers available for this area code. Please ensure the area code is correct.'],
        ['500', 'We were unable to fetch the available phone numbers for this area code at this time. Please try again.'],
      ] as const) {
        await areaCode(page).fill(code);
        await expect(page.getByText(words)).toBeVisible();
        await expectSound(page, code);
      }
    },
  );
}

test('all orders arrive as they were worked out by hand (PHONE-08, SUBM-19, SUBM-39)', async ({ page, host }) => {
  for (const order of wholeOrders.filter(({ name }) => isKnown(name))) {
    await host.reset();
    expect(answersOf(order).length).toBeGreaterThan(0);
    await expectOrder(page, host, order);
  }
});

test('numbers that come twice are shown once; only those of the newest area code (PHONE-02, PHONE-05)', async ({ page, expectConsole }) => {
  expectConsole(/left out/);
  await page.goto(address);
  await areaCode(page).fill('700');
  await expect(page.getByText('(700) 555-0100')).toBeVisible();
  await page.getByRole('button', { name: 'Show all 8' }).click();
  await expect(numbers(page)).toHaveCount(8);
  const isOf555 = (request: Request) => request.url().includes('area_code=555');
  const overtaken = Promise.race([page.waitForEvent('requestfailed', isOf555), page.waitForEvent('requestfinished', isOf555)]);
  await areaCode(page).fill('555');
  await expect(page.locator('.charterform-actions small')).toHaveText('Loading numbers…');
  await expect(page.locator('.charterform-bone')).toHaveCount(4);
  await areaCode(page).fill('212');
  await expect(page.getByText('(212) 555-0120')).toBeVisible();
  await overtaken;
  await expect(page.getByText('(555) 555')).toHaveCount(0);
  await expect(page.getByText('(212) 555-0120')).toBeVisible();
});

test('a choice stays over a reload while the number is free, and the list can be had again after five seconds (PHONE-03, PHONE-04)', async ({
  page,
}) => {
  await page.goto(address);
  await areaCode(page).fill('307');
  await page.getByText('(307) 555-0172').click();
  await page.reload();
  await expect(page.locator('[value="3075550172"]')).toBeChecked();
  await expect(refresh(page)).toBeDisabled();
  await expect(refresh(page)).toBeEnabled({ timeout: 7000 });
  await refresh(page).click();
  await expect(page.locator('[value="3075550172"]')).not.toBeChecked();
  await expect(page.getByText('(307) 555-0172')).toBeVisible();
});
