import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { walk } from './support/fill';
import { button, confirmation, lines, submit, total } from './support/order-form';
import { answersOf, wholeOrders } from './support/whole-orders';

const order = wholeOrders.find(({ name }) => name === 'domain-with-formation')!;
const address = `/orders/${order.name}`;

/** The answers of the demo host, but without an address to go to after the order. */
async function staysOnPage(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.continue();
  const response = await route.fetch();
  const json = await response.json();
  if (json.result?.login_url) delete json.result.login_url;
  await route.fulfill({ response, json });
}

async function prepare(page: Page): Promise<string[]> {
  await page.goto(address);
  const answers = answersOf(order).map(({ step, parts }) => [step, parts] as const);
  await walk(page, Object.fromEntries(answers));
  await expect(total(page)).toHaveText('$322.00');
  return lines(page).allTextContents();
}

async function expectReceipt(page: Page, ordered: readonly string[]): Promise<void> {
  await expect(confirmation(page)).toBeVisible();
  await expect(lines(page)).toHaveText(ordered as string[]);
  await expect(total(page)).toHaveText('$322.00');
  await expect(page.locator('.charterform-facts')).toContainText('100001');
  await expect(page.locator('.charterform-timeline li').last()).toContainText('okafor-meadow.org');
}

test('the receipt of a formation with a domain is what was ordered, and stays so over reloads and Back (SUBM-58)', async ({ page }) => {
  await page.route(`**${address}`, staysOnPage);
  const ordered = await prepare(page);
  expect(ordered.join()).toContain('okafor-meadow.org');
  await submit(page);
  await expectReceipt(page, ordered);
  await page.reload();
  await expectReceipt(page, ordered);
  await page.goto('/');
  await page.goBack();
  await expectReceipt(page, ordered);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of ['4111', 'Canary-Plum-42', 'tok_']) expect(stored).not.toContain(secret);
});

test('the receipt is there, too, after Back from the page that an order leads to, until another is begun (SUBM-58)', async ({ page }) => {
  const ordered = await prepare(page);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  await page.goBack();
  await expectReceipt(page, ordered);
  await button(page, 'Place another order').click();
  await expect(lines(page).filter({ hasText: 'okafor-meadow.org' })).toHaveCount(0);
});
