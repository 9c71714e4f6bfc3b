import { comparisonPages } from '../support/comparison-pages';
import { expect, test } from './support/fixtures';
import { formPages, noted, takenOver, watchDrawing } from './support/printed';

test.describe.configure({ timeout: 120_000 });

for (const half of [0, 1]) {
  test(`what a page prints is what the widget draws first, whether it is printed or not (${half + 1} of 2)`, async ({
    page,
    expectConsole,
  }) => {
    // Pages of other tests whose services are not there.
    expectConsole(/./);
    await watchDrawing(page);
    for (const address of formPages.filter((_, index) => index % 2 === half)) {
      await page.goto(`${address}?fresh&unprinted`);
      const bare = await noted(page);
      await page.goto(`${address}?fresh`);
      await takenOver(page);
      const { printed, drawn } = await noted(page);
      expect.soft(bare.printed, address).toBe(undefined);
      expect.soft(printed, address).toBe(bare.drawn);
      expect.soft(drawn, address).toBe(bare.drawn);
    }
  });
}

test('a comparison of states in place of a form is not printed, and drawn by the script alone (PLUS-04)', async ({ page }) => {
  await watchDrawing(page);
  expect(comparisonPages.length).toBeGreaterThan(0);
  for (const name of comparisonPages) {
    await page.goto(`/pages/${name}?fresh`);
    await expect(page.getByRole('table', { name: 'Compare states' })).toBeVisible();
    expect((await noted(page)).printed, name).toBe(undefined);
  }
});
