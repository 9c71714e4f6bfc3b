import { isDomainAction } from '../../demo-host/domains.mjs';
import type { Page } from '@playwright/test';
import { arriveAt, fill, summaryFollowed } from './support/fill';
import { expect, test } from './support/fixtures';
import { button } from './support/order-form';
import { answersOf, oneOfEachForm } from './support/whole-orders';

/** How many answers the current step still asks for, as the progress bar has it. */
async function lacking(page: Page): Promise<number> {
  const share = await page.locator('.charterform-progress [aria-current="step"] .charterform-share').innerText();
  const [, valid, required] = /(\d+) of (\d+)/.exec(share) ?? [];
  return Number(required ?? 0) - Number(valid ?? 0);
}

/** Which of the wrong fields has focus, counted from the top of the step. */
const focused = (page: Page) =>
  page.locator('#charterform [data-step]').evaluate((step) => {
    const wrong = [...step.querySelectorAll('[aria-invalid="true"]:not([role="radiogroup"]), fieldset[data-invalid]')];
    return wrong.findIndex((field) => field.contains(document.activeElement));
  });

/** Expects the list of what needs another look to lead to each wrong field, from the first one on. */
async function expectLinks(page: Page): Promise<void> {
  const summary = page.locator('.charterform-errors');
  await expect(summary).toBeFocused();
  const count = await lacking(page);
  await expect(summary.getByRole('link')).toHaveCount(count);
  const reached: number[] = [];
  for (const link of await summary.getByRole('link').all()) {
    await link.click();
    reached.push(await focused(page));
  }
  expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
}

for (const order of oneOfEachForm) {
  test(`each fresh step of ${order.formType} that asks for something is refused, with a link to each wrong field (FORM-15, FORM-20)`, async ({
    page,
    host,
  }) => {
    await page.goto(`/orders/${order.name}`);
    const steps = answersOf(order);
    for (const [index, { step, parts }] of steps.entries()) {
      const isLast = index === steps.length - 1;
      const here = page.locator(`#charterform [data-step="${step}"]`);
      await arriveAt(page, step);
      // Products bring fields of their own, and the progress counts them a moment later.
      await expect(page.locator('#charterform .charterform-covered')).toHaveAttribute('aria-busy', 'false');
      await page.evaluate(summaryFollowed);
      if ((await lacking(page)) > 0) {
        await button(page, isLast ? 'Submit Order' : 'Continue').click();
        await test.step(step, () => expectLinks(page));
        await expect(here).toBeVisible();
      }
      for (const given of parts) await fill(page, given);
      if (!isLast) await button(page, 'Continue').click();
    }
    expect((await host.received()).requests.filter(({ action }) => !isDomainAction(action))).toEqual([]);
  });
}
