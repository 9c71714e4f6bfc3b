import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { enterSecretsAgain, notice, orderPage, prepareOrder, submit } from './support/order-form';
import { expectPosts } from './support/received';

/** The first post reaches the server with another company, and its answer is lost: the server holds another order under the key. */
async function prepareConflict(page: Page): Promise<void> {
  let isFirst = true;
  // The route stays until the end: to take it away while the page loads can hold up other requests.
  await page.route(orderPage(), async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue();
    isFirst = false;
    const body = route.request().postDataBuffer()!.toString('utf8');
    await route.fetch({ postData: Buffer.from(body.replaceAll('Okafor & Lindqvist LLC', 'Okafor & Lindquist LLC')) });
    return route.abort();
  });
  await prepareOrder(page);
  await submit(page);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Do you want to send this too?' });
const details = /We received it on .+\. Its invoice number is 100001\./;

test('an order whose key the server knows for another one: what it has is shown, and a reload does not leave the visitor stuck (SUBM-55, NET-08)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|status of 409|another order under the key/);
  await prepareConflict(page);
  await expect(question(page)).toContainText(details);
  await expect(question(page)).toContainText('ordered on top of it');
  await expectPosts(host, 2);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveText(/^Your earlier order went through.*differs from it and has not been sent\.$/);
  await expect(notice(page)).toBeFocused();
  expect((await host.received()).orders).toHaveLength(1);

  await page.reload();
  await enterSecretsAgain(page);
  await submit(page);
  await expect(question(page)).toContainText(details);
  await question(page).getByRole('button', { name: 'Place another order' }).click();
  await page.waitForURL('**/welcome?account=50002');
  const { orders } = await host.received();
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  expect(JSON.stringify(orders[1])).toContain('Okafor & Lindqvist LLC');
});
