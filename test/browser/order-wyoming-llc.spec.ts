import { expect, test } from './support/fixtures';
import { fillOrder, lines, orderPage, pageConfig, payload, prepareOrder, submit, total, waiting } from './support/order-form';

test('the page is the one that the kept order was made on', async ({ page }) => {
  await page.goto(orderPage());
  expect(await page.evaluate(() => window.charterformConfig)).toMatchObject(pageConfig);
});

test('a visitor orders a Wyoming LLC with two members and two years of registered agent', async ({ page, host }) => {
  await page.goto(orderPage());
  await fillOrder(page);
  await expect(lines(page)).toHaveText([
    /^Registered Agent\s*Wyoming \(2 Years\)\s*\$225\.00$/,
    /^Wyoming LLC formation\s*Okafor & Lindqvist LLC\s*\$43\.00$/,
    /^Wyoming state fee\s*\??\s*\$100\.00$/,
  ]);
  await expect(total(page)).toHaveText('$368.00');
  await submit(page);
  await page.waitForURL('**/welcome?account=50001');

  const { orders, requests } = await host.received();
  expect(orders).toHaveLength(1);
  expect(orders[0]!.signupData).toEqual(payload);
  expect(requests).toHaveLength(1);
  const { formType, pageID, formFileName } = pageConfig;
  expect(requests[0]!.fields).toEqual({
    action: 'process_signup',
    formType,
    pageID,
    formFileName,
    signupData: expect.any(String),
    ledger: JSON.stringify(orders[0]!.ledger),
    idempotency_key: orders[0]!.idempotencyKey,
  });
});

test('the browser goes on 1500 ms after the success, and says so meanwhile (REDIR-01)', async ({ page }) => {
  await prepareOrder(page);
  await submit(page);
  await expect(waiting(page)).toHaveText('Thank you. One moment, we are taking you to the next page…');
  const answered = await page.evaluate(() => {
    const posts = performance.getEntriesByType('resource').filter(({ name }) => name === location.href);
    return performance.timeOrigin + (posts.at(-1) as PerformanceResourceTiming).responseEnd;
  });
  await page.waitForURL('**/welcome?account=50001');
  const waited = (await page.evaluate(() => performance.timeOrigin)) - answered;
  expect(waited).toBeGreaterThanOrEqual(1500);
  expect(waited).toBeLessThan(3000);
});
