import type { Page } from '@playwright/test';
import { isDomainAction } from '../../../demo-host/domains.mjs';
import { arriveAt, fill, followLink, summaryFollowed, type Answers } from './fill';
import { expect, test, type Host } from './fixtures';
import { halves, keptOf, secretsOf, shownAnswers } from './kept-answers';
import { button, submit } from './order-form';
import { answersOf, expectOrder, expectOrderByKeys, expectReceived, type WholeOrder } from './whole-orders';

/** How a visitor goes through a whole order. */
export interface OrderHand {
  title(order: WholeOrder): string;
  walk(page: Page, host: Host, order: WholeOrder): Promise<void>;
}

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

/** Reloads in the middle of every step; a password is gone by then, so nothing is sent. */
async function expectOrderKept(page: Page, _host: Host, order: WholeOrder): Promise<void> {
  await page.goto(`/orders/${order.name}`);
  for (const [index, { step, parts }] of answersOf(order).entries()) {
    if (index > 0) await button(page, 'Continue').click();
    await arriveAt(page, step);
    for (const part of parts.slice(0, -1)) await fill(page, part);
    await expectKept(page, step, parts.at(-1)!);
  }
}

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
    await followLink(link);
    reached.push(await focused(page));
  }
  expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
}

/** Asks each fresh step to go on before it is answered, and sends the order at the end. */
async function expectOrderRefused(page: Page, host: Host, order: WholeOrder): Promise<void> {
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
  await submit(page);
  await page.waitForURL('**/welcome?*');
  await expectReceived(host, order);
}

export const hands = {
  mouse: {
    title: ({ name, formType }) => `a visitor orders by ${formType}, and the server gets all of ${name} once`,
    walk: expectOrder,
  },
  keys: {
    title: ({ name, formType }) => `keys alone order ${name} by ${formType}, and the server gets all of it once`,
    walk: expectOrderByKeys,
  },
  reload: {
    title: ({ formType }) => `a reload in the middle of any step of ${formType} keeps the step and every answer but secrets`,
    walk: expectOrderKept,
  },
  refused: {
    title: ({ formType }) =>
      `each fresh step of ${formType} that asks for something is refused, with a link to each wrong field (FORM-15, FORM-20)`,
    walk: expectOrderRefused,
  },
} satisfies Record<string, OrderHand>;
