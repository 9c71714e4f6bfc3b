import { eventsIn, faultsOf } from '../support/ga4-events';
import { fill } from './support/fill';
import { expect, test } from './support/fixtures';
import { answers, cardNumber, field, goOn, orderPage, password, prepareOrder, submit, waiting } from './support/order-form';
import { expectOneOrder } from './support/received';
import { expectToldOnce, listen } from './support/tracked-orders';
import { wholeOrders } from './support/whole-orders';

for (const name of ['wyoming-llc', 'domain-two-of-three', 'form-wyoming-close-corp']) {
  test(`the order ${name} is told once, over a reload, a double click, Back and another reload (TRACK-01, TRACK-03, TRACK-04, TRACK-11)`, async ({
    page,
    host,
  }) => {
    await expectToldOnce(
      page,
      host,
      wholeOrders.find((order) => order.name === name)!,
    );
  });
}

test('a product is told of when it is added and removed, and not again after a reload (TRACK-01)', async ({ page }) => {
  const heard = await listen(page);
  await page.goto(orderPage());
  await fill(page, answers.company);
  await expect.poll(() => eventsIn(heard).map(({ event }) => event)).toEqual(['add_to_cart']);
  await page.reload();
  await goOn(page, 'people');
  await field(page, 'llc.members.0.first_name').waitFor();
  expect(eventsIn(heard).map(({ event }) => event)).toEqual(['add_to_cart', 'form_step', 'begin_checkout']);
});

test('what is offered is told of once a page view, at the prices that are shown (TRACK-18)', async ({ page }) => {
  const heard = await listen(page);
  const listsTold = () =>
    eventsIn(heard, 'view_item_list').map(({ ecommerce }) => ({
      id: ecommerce!.item_list_id,
      items: ecommerce!.items.map(({ item_name, price }) => `${item_name} ${price}`),
    }));
  await page.goto('/pages/packages');
  await fill(page, { 'companyInformation.state': 'WY' });
  const cards = page.locator('#charterform .charterform-card').filter({ has: page.locator('[name="package"]') });
  await expect(cards.locator('.charterform-price b').first()).toHaveText('$253.00');
  // Of each package what is paid at first, without the 100.00 that the state takes.
  const told = { id: 'packages', items: ['Starter 153', 'Standard 303', 'Complete 453'] };
  await expect.poll(listsTold).toEqual([told]);
  await fill(page, { package: '71002' });
  await fill(page, { 'companyInformation.state': 'NV' });
  await fill(page, { 'companyInformation.state': 'WY' });
  expect(listsTold()).toEqual([told]);
  await page.reload();
  await expect.poll(listsTold).toEqual([told, told]);
  expect(heard.flatMap((pushed) => faultsOf(pushed) ?? [])).toEqual([]);
});

test('nothing leaves before the visitor consents; then all that has happened does, to each tracker (TRACK-07, TRACK-09, TRACK-10)', async ({
  page,
  host,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'efclickid', value: 'click-7', url: baseURL! }]);
  let conversions = 0;
  await page.route('**/conversion?*', async (route) => {
    conversions += 1;
    expect(Object.fromEntries(new URL(route.request().url()).searchParams)).toEqual({
      offer_id: '',
      amount: '268',
      transaction_id: 'click-7',
      order_id: '100001',
    });
    await route.fulfill({ body: '' });
  });
  // The order leads on to another page, which is held back.
  await page.route('**/welcome?*', (route) => route.fulfill({ status: 204 }));
  await prepareOrder(page, `${orderPage()}?tracking=consent`);
  await submit(page);
  await expect(waiting(page)).toHaveText('Thank you. One moment, we are taking you to the next page…');
  const told = page.locator('#events li');
  await expect(told).toHaveCount(0);
  const calls = () => page.evaluate(() => (Reflect.get(window, '_paq') as string[][]).map(([name]) => name));
  expect([await calls(), conversions]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'I consent' }).click();
  await expect(told.last()).toContainText('"event":"purchase"');
  await expect.poll(() => conversions).toBe(1);
  expect(await calls()).toContain('trackEcommerceOrder');
  const words = (await told.allTextContents()).join(' ');
  for (const word of [password, cardNumber, '1111', 'Okafor', '@']) expect(words).not.toContain(word);
  const { orders } = await host.received();
  const affiliate = {
    platform: 'everflow',
    order_number: orders[0]!.idempotencyKey,
    affiliate_code: '',
    xtype: '',
    cartTotalForAffiliate: 268,
  };
  expect(orders[0]!.signupData).toMatchObject({ affiliate });
  await page.getByRole('button', { name: 'I consent' }).click();
  expect(await told.filter({ hasText: '"purchase"' }).count()).toBe(1);
});

test('trackers that throw or are none leave the order as it is (TRACK-11)', async ({ page, host, expectConsole }) => {
  expectConsole(/Charterform: A tracker failed/);
  await page.addInitScript(() => Object.assign(window, { dataLayer: 'none' }));
  await prepareOrder(page);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  await expectOneOrder(host);
});
