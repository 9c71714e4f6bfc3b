import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { darkPhone, expectSound, openAs, sights } from './support/looks';
import { inAllLooks, looksToRun } from './support/matrix';
import { pressForgotten, shifts, watchShifts } from './support/shifts';
import { expectOrder, expectOrderByKeys, wholeOrders } from './support/whole-orders';

const address = '/pages/vehicles';
const field = (page: Page, name: string, index = 0) => page.locator(`[name="vehicles.${index}.${name}"]`);
const chooseType = async (page: Page, type: string, index = 0) =>
  field(page, 'vehicleType', index)
    .and(page.locator(`[value="${type}"]`))
    .check();

for (const { width, look } of looksToRun(sights, darkPhone)) {
  test(`axe finds nothing in a vehicle of any type at ${width} px, ${look} (VEH-02, VEH-04, VEH-18)`, inAllLooks, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, address, look);
    await expect(page.getByText('Vehicle #1').first()).toBeVisible();
    await expectAccessible(page, 'no type');
    for (const type of ['carOrTruck', 'boat']) {
      await chooseType(page, type);
      if (type === 'carOrTruck') await expect(page.getByText('Glacier Fund')).toBeVisible();
      await expectSound(page, type);
    }
    await field(page, 'vehicleVIN').fill('4S4BTANC1M3218845');
    await expect(page.getByText('Found: 2021 Subaru Outback')).toBeVisible();
    await expectAccessible(page, 'found');
  });
}

for (const width of [1280, 390]) {
  test(`nothing moves at ${width} px when the answers for VIN and plates arrive late (VEH-13, VEH-17)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/vehicle_organizational_plates*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await chooseType(page, 'carOrTruck');
    await expect(page.getByText('Standard plate')).toBeVisible();
    await pressForgotten(page);
    const before = await shifts(page);
    letGo();
    await page.getByText('Organizational plates').scrollIntoViewIfNeeded();
    await expect(page.getByText('Glacier Fund')).toBeVisible();
    await field(page, 'vehicleVIN').fill('S10BTANC9M3218845');
    await expect(page.getByText('Found: 2021 Subaru Outback')).toBeVisible({ timeout: 5000 });
    expect((await shifts(page)) - before).toBe(0);
  });
}

test('a year that is found while the visitor stands in its empty field is replaced by the next key (VEH-14)', async ({ page }) => {
  await page.goto(address);
  await chooseType(page, 'carOrTruck');
  await field(page, 'vehicleVIN').fill('S10BTANC9M3218845');
  const year = field(page, 'vehicleYear');
  await year.focus();
  await expect(year).toHaveValue('2021', { timeout: 5000 });
  await page.keyboard.type('2019');
  await expect(year).toHaveValue('2019');
  await field(page, 'vehicleMake').focus();
  await expect(field(page, 'vehicleMake')).toHaveValue('Subaru');
});

for (const [vin, what] of [
  ['50000000000000000', 'status 500'],
  ['HTM00000000000000', 'HTML'],
  ['EMP00000000000000', 'nothing'],
  ['0TH00000000000000', 'other fields'],
] as const) {
  test(`an answer for a VIN that is ${what} is only logged (VEH-16)`, async ({ page, expectConsole }) => {
    expectConsole(/vin-vehicle-1|500/);
    await page.goto(address);
    const answered = page.waitForResponse(/DecodeVinValuesExtended/);
    await field(page, 'vehicleVIN').fill(vin);
    await answered;
    await expect(page.locator('.charterform-found, .charterform-notice')).toHaveCount(0);
    await field(page, 'vehicleMake').fill('Ford');
    await expect(field(page, 'vehicleMake')).toHaveValue('Ford');
  });
}

test.describe('orders of vehicles on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const order of wholeOrders.filter(({ name }) => name.startsWith('vehicle-'))) {
    test(`${order.name} arrives as it was worked out by hand (VEH-05, VEH-07, VEH-20, SUBM-42)`, async ({ page, host }) => {
      await expectOrder(page, host, order);
    });
  }

  test('three vehicles by keys alone, the second removed, arrive once (VEH-07, VEH-21, SUBM-42)', async ({ page, host }) => {
    await expectOrderByKeys(
      page,
      host,
      wholeOrders.find(({ name }) => name === 'vehicle-second-of-three-removed')!,
    );
  });
});

test('the plate that quick arrow keys lead to stays the chosen one (VEH-18, VEH-20)', async ({ page }) => {
  await page.goto(address);
  await chooseType(page, 'carOrTruck');
  await expect(page.getByText('Glacier Fund')).toBeVisible();
  const plate = (id: string) => field(page, 'vehicleOrganizationalPlate').and(page.locator(`[value="${id}"]`));
  await plate('').focus();
  await Promise.all([page.keyboard.press('ArrowDown'), page.keyboard.press('ArrowDown')]);
  await expect(page.locator('.charterform-side')).toContainText('Organizational Plates, ');
  await expect(plate('2')).toBeChecked();
  await expect(plate('2')).toBeFocused();
  await expect(page.locator('.charterform-side')).toContainText('Organizational Plates, Glacier Fund');
});

test('the third vehicle moves up, and has the focus (VEH-07, VEH-08, VEH-14)', async ({ page }) => {
  await page.goto(address);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  for (const [index, type] of ['carOrTruck', 'boat', 'cargoTrailer'].entries()) {
    await field(page, 'vehicleType', index)
      .and(page.locator(`[value="${type}"]`))
      .focus();
    await page.keyboard.press('Space');
    await field(page, 'vehicleMake', index).focus();
    await page.keyboard.type(`Make ${index + 1}`);
    if (index < 2) await press('Add a vehicle');
  }
  await press('Remove Vehicle #2');
  await expect(page.locator('.charterform-entry-title')).toHaveText(['Vehicle #1', 'Vehicle #2']);
  await expect(page.locator('.charterform-entry-title').nth(1)).toBeFocused();
  await expect(field(page, 'vehicleMake', 1)).toHaveValue('Make 3');
  await expect(field(page, 'vehicleType', 1).and(page.locator('[value="cargoTrailer"]'))).toBeChecked();
  await expect(page.locator('.charterform-side')).toContainText('Cargo Trailer Registration');
  await expect(page.locator('.charterform-side')).not.toContainText('Boat Registration');
});
