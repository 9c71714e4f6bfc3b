import type { Page } from '@playwright/test';
import { arriveAt, fill, type Answers } from './support/fill';
import { expect, test } from './support/fixtures';
import { button, notice, submit, total } from './support/order-form';
import { answersOf, expectReceived, wholeOrders } from './support/whole-orders';

const order = wholeOrders.find(({ name }) => name === 'domain-taken-meanwhile')!;
const taken = 'meadow-and-creek.com';
const chosen = 'okafor-orchard.io';

const form = (page: Page) => page.locator('#charterform');
const basket = (page: Page) => form(page).locator('.charterform-basket');

/** The order as it is written, but for the domain. */
async function orderTheFirst(page: Page): Promise<void> {
  await page.goto(`/orders/${order.name}?scenario=domain-gone`);
  const [, ...others] = answersOf(order);
  await fill(page, { [`domains.${taken}`]: '1' });
  for (const { step, parts } of others) {
    await button(page, 'Continue').click();
    await arriveAt(page, step);
    for (const part of parts as readonly Answers[]) await fill(page, part);
  }
  await expect(total(page)).toHaveText('$20.00');
  await submit(page);
}

test('a domain taken between search and order is said to be gone before anything is charged, and another is ordered (DOM-18, DOM-43)', async ({
  page,
  host,
}) => {
  await orderTheFirst(page);
  await expect(notice(page)).toContainText('Your domains have changed');
  await expect(notice(page)).toContainText(
    `We removed these domains because they are no longer available: ${taken}. Nothing has been charged.`,
  );
  await expect(total(page)).toHaveText('TBD');
  const { orders, requests } = await host.received();
  expect([orders, requests.filter(({ action }) => action === 'process_signup')]).toEqual([[], []]);

  // An order without a domain is none.
  await submit(page);
  await arriveAt(page, 'domain');
  await expect(form(page)).toContainText('A domain is required');
  await expect(form(page)).toContainText('Your cart is empty.');
  await form(page).locator('input[id$="-domainSelection"]').fill(taken);
  await button(page, 'Search').click();
  await expect(form(page).getByRole('table', { name: /The domain you searched for/ })).toContainText('Unavailable');

  await fill(page, { [`domains.${chosen}`]: '2' });
  await expect(basket(page)).toContainText(chosen);
  await expect(total(page)).toHaveText('$104.00');
  for (const { step } of answersOf(order).slice(1)) {
    await button(page, 'Continue').click();
    await arriveAt(page, step);
  }
  await submit(page);
  await page.waitForURL('**/welcome?*');
  // The number of its token says that no card was read for the first.
  await expectReceived(host, order);
});
