import type { Page } from '@playwright/test';
import { halves, keptOf, secretsOf, shownAnswers } from './support/kept-answers';
import { arriveAt, fill, type Answers } from './support/fill';
import { expect, test } from './support/fixtures';
import { button } from './support/order-form';
import { answersOf, oneOfEachForm } from './support/whole-orders';

/** Gives half of the answers, reloads, and gives the rest once they stand there again. */
async function expectKept(page: Page, step: string, given: Answers): Promise<void> {
  const [before, after] = halves(given);
  await fill(page, before);
  const open = keptOf(before);
  const shown = await shownAnswers(page, open);
  expect(Object.keys(shown)).toEqual(Object.keys(open));
  await page.reload();
  await expect(page.locator(`#charterform [data-step="${step}"]`), 'the step after a reload').toBeVisible();
  await expect.poll(() => shownAnswers(page, open), step).toEqual(shown);
  await fill(page, { ...secretsOf(before), ...after });
}

for (const order of oneOfEachForm) {
  test(`a reload in the middle of any step of ${order.formType} keeps the step and every answer but secrets`, async ({ page }) => {
    await page.goto(`/orders/${order.name}`);
    for (const [index, { step, parts }] of answersOf(order).entries()) {
      if (index > 0) await button(page, 'Continue').click();
      await arriveAt(page, step);
      for (const part of parts.slice(0, -1)) await fill(page, part);
      await expectKept(page, step, parts.at(-1)!);
    }
  });
}
