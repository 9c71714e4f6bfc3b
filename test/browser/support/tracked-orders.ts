import type { Page } from '@playwright/test';
import { stateCodes, stateName } from '../../../src/kernel/reference/states';
import { centsOf, eventsIn, faultsOf, type Pushed } from '../../support/ga4-events';
import { arriveAt, fill, type Answers } from './fill';
import { expect, type Host } from './fixtures';
import { button, confirmation } from './order-form';
import { answersOf, saleByHand, totalByHand, type WholeOrder } from './whole-orders';

/** Hears all that is pushed to the data layer, over as many loads of the page as there are. */
export async function listen(page: Page): Promise<Pushed[]> {
  const heard: Pushed[] = [];
  await page.exposeFunction('heard', (pushed: string) => void heard.push(JSON.parse(pushed) as Pushed));
  await page.addInitScript(() => {
    const { heard: tell } = window as unknown as { heard(pushed: string): void };
    Object.assign(window, { dataLayer: Object.assign([], { push: (pushed: object) => tell(JSON.stringify(pushed)) }) });
  });
  return heard;
}

/** Fills the whole order but the last click, and reloads the page on its way. */
async function fillWithReload(page: Page, order: WholeOrder): Promise<void> {
  await page.goto(`/orders/${order.name}`);
  for (const [index, { step, parts }] of answersOf(order).entries()) {
    if (index > 0) await button(page, 'Continue').click();
    await arriveAt(page, step);
    if (index === 1) await page.reload();
    for (const given of parts) await fill(page, given);
  }
}

const states = new Set(stateCodes.map((code) => stateName(code)));

/** What the visitor has entered that is longer than an initial, and is no choice. A city may be called like its state, as products are. */
const entered = (order: WholeOrder) =>
  answersOf(order)
    .flatMap(({ parts }) => parts.flatMap((given: Answers) => Object.entries(given)))
    .filter(([name]) => /name|line1|city|zip|email|phone|password|card\.number|cvc/i.test(name))
    .map(([, value]) => value)
    .filter((value) => value.length > 3 && !states.has(value));

/** Makes the order over a reload, a double click, Back and another reload, and expects trackers to be told of it once and of nobody in person. */
export async function expectToldOnce(page: Page, host: Host, order: WholeOrder): Promise<void> {
  const heard = await listen(page);
  await fillWithReload(page, order);
  await button(page, 'Submit Order').dblclick({ noWaitAfter: true });
  await page.waitForURL('**/welcome?*');
  const [purchase, ...more] = eventsIn(heard, 'purchase');
  expect(more).toEqual([]);
  const { orders } = await host.received();
  expect(purchase!.ecommerce!.transaction_id).toBe(orders[0]!.idempotencyKey);
  expect(centsOf(purchase!.ecommerce!.items)).toBe(saleByHand(order));

  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await page.reload();
  await expect(confirmation(page)).toBeVisible();
  expect((await host.received()).orders).toHaveLength(1);
  for (const once of ['begin_checkout', 'purchase']) expect(eventsIn(heard, once), once).toHaveLength(1);
  // Nobody says how an order is paid that costs nothing (TRACK-17).
  expect(eventsIn(heard, 'add_payment_info')).toHaveLength(totalByHand(order.name) === '0.00' ? 0 : 1);
  expect(heard.flatMap((pushed) => faultsOf(pushed) ?? [])).toEqual([]);
  // Not every visit stops at the review.
  const butReview = (steps: readonly unknown[]) => steps.filter((step) => step !== 'review');
  expect(butReview(eventsIn(heard, 'form_step').map(({ step_name }) => step_name))).toEqual(
    butReview(answersOf(order).map(({ step }) => step)).slice(1),
  );
  const told = JSON.stringify(heard);
  expect(entered(order).filter((value) => told.includes(value))).toEqual([]);
  expect(entered(order).length).toBeGreaterThan(5);
}
