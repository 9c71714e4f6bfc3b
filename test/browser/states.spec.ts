import type { Locator, Page } from '@playwright/test';
import { summaryFollowed } from './support/fill';
import { expect, test } from './support/fixtures';
import { field, total } from './support/order-form';

const state = (page: Page, code: string) => field(page, `companyInformation.states.${code}`);
const chips = (page: Page) => page.getByRole('group', { name: 'Chosen states' });
const top = async (locator: Locator) => Math.round((await locator.boundingBox())!.y);

for (const width of [390, 1280]) {
  test(`at ${width} px no state moves under the pointer while chips come and go above it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/pages/ra-bulk');
    const codes = ['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT'];
    await expect(chips(page)).toContainText('The states you choose appear here.');
    for (const press of ['check', 'uncheck'] as const) {
      for (const code of codes) {
        const row = state(page, code);
        // Clear of the foot, over which a click would scroll by itself.
        await row.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const before = await top(row);
        await row[press]();
        await page.evaluate(summaryFollowed);
        expect([code, Math.abs((await top(row)) - before) < 2]).toEqual([code, true]);
      }
      await expect(chips(page).getByRole('listitem')).toHaveCount(press === 'check' ? codes.length : 0);
    }
  });
}

test('a wide form shows the groups in two columns, one after the other, and prices end on one edge', async ({ page }) => {
  await page.goto('/forms/RASignupForm');
  await expect(page.locator('.charterform-letters small').nth(50)).toBeVisible();
  const [left, right] = await page.locator('.charterform-letters > *').evaluateAll((sides) =>
    sides.map((side) => ({
      start: Math.round(side.getBoundingClientRect().left),
      height: [...side.children].reduce((sum, group) => sum + group.getBoundingClientRect().height, 0),
      edges: [...new Set([...side.querySelectorAll('label small')].map((price) => Math.round(price.getBoundingClientRect().right)))],
      names: [...side.querySelectorAll('input')].map(({ value }) => value),
    })),
  );
  expect(left!.start).toBeLessThan(right!.start);
  expect(Math.abs(left!.height - right!.height)).toBeLessThan(250);
  expect([left!.edges.length, right!.edges.length]).toEqual([1, 1]);
  expect([left!.names[0], left!.names.at(-1), right!.names[0], right!.names.at(-1)]).toEqual(['AL', 'MT', 'NE', 'WY']);
});

test('a phone comes back to the group of the last choice, and chips are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/forms/RASignupForm');
  await page.getByRole('button', { name: 'N 8 states' }).click();
  await state(page, 'NV').check();
  await expect(total(page)).toHaveText('$125.00');
  const remove = chips(page).getByRole('button', { name: 'Remove Nevada' });
  const { width, height } = (await remove.boundingBox())!;
  expect([width >= 44, height >= 44]).toEqual([true, true]);
  await page.reload();
  await expect(state(page, 'NV')).toBeChecked();
  await expect(state(page, 'NV')).toBeVisible();
  await expect(state(page, 'AL')).toBeHidden();
  await remove.click();
  await expect(chips(page)).toBeFocused();
  await expect(state(page, 'NV')).not.toBeChecked();
});
