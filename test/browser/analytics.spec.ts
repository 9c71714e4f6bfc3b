import type { Page } from '@playwright/test';
import { centsOf, eventsIn, faultsOf, type Pushed } from '../support/ga4-events';
import { arriveAt, fill, type Answers } from './support/fill';
import { expect, test, type Host } from './support/fixtures';
import { answers, button, cardNumber, confirmation, field, fillOrder, goOn, orderPage, password, submit } from './support/order-form';
import { expectOneOrder } from './support/received';
import { answersOf, wholeOrders, type WholeOrder } from './support/whole-orders';

/** Hears all that is pushed to the data layer, over as many loads of the page as there are. */
async function listen(page: Page): Promise<Pushed[]> {
  const heard: Pushed[] = [];
  await page.exposeFunction('heard', (pushed: string) => void heard.push(JSON.parse(pushed) as Pushed));
  await page.addInitScript(() => {
    const { heard: tell } = window as unknown as { heard(pushed: string): void };
    Object.assign(window, { dataLayer: Object.assign([], { push: (pushed: object) => tell(JSON.stringify(pushed)) }) });
  });
  return heard;
}

const named = (name: string): WholeOrder => wholeOrders.find((order) => order.name === name)!;

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

/** What the visitor has entered that is longer than an initial, and is no choice. */
const entered = (order: WholeOrder) =>
  answersOf(order)
    .flatMap(({ parts }) => parts.flatMap((given: Answers) => Object.entries(given)))
    .filter(([name]) => /name|line1|city|zip|email|phone|password|card\.number|cvc/i.test(name))
    .map(([, value]) => value)
    .filter((value) => value.length > 3);

async function ledgerWithoutFees(host: Host): Promise<number> {
  const { orders } = await host.received();
  const { ledger } = orders[0] as unknown as { ledger: { kind: string; cents: number }[] };
  return ledger.filter(({ kind }) => kind !== 'stateFee').reduce((sum, { cents }) => sum + cents, 0);
}

for (const name of ['wyoming-llc', 'domain-two-of-three', 'form-wyoming-close-corp']) {
  test(`the order ${name} is told once, over a reload, a double click, Back and another reload (TRACK-01, TRACK-03, TRACK-04, TRACK-11)`, async ({ page, host }) => {
    const heard = await listen(page);
    const order = named(name);
    await fillWithReload(page, order);
    await button(page, 'Submit Order').dblclick({ noWaitAfter: true });
    await page.waitForURL('**/welcome?*');
    const [purchase, ...more] = eventsIn(heard, 'purchase');
    expect(more).toEqual([]);
    const { orders } = await host.received();
    expect(purchase!.ecommerce!.transaction_id).toBe(orders[0]!.idempotencyKey);
    expect(centsOf(purchase!.ecommerce!.items)).toBe(await ledgerWithoutFees(host));

    await page.goBack();
    await expect(confirmation(page)).toBeVisible();
    await page.reload();
    await expect(confirmation(page)).toBeVisible();
    expect((await host.received()).orders).toHaveLength(1);
    expect(eventsIn(heard, 'purchase')).toHaveLength(1);
    expect(heard.flatMap((pushed) => faultsOf(pushed) ?? [])).toEqual([]);
    expect(eventsIn(heard, 'form_step').map(({ step_name }) => step_name).filter((step) => step !== 'review')).toEqual(answersOf(order).map(({ step }) => step).slice(1));
    const told = JSON.stringify(heard);
    expect(entered(order).filter((value) => told.includes(value))).toEqual([]);
    expect(entered(order).length).toBeGreaterThan(5);
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
  expect(eventsIn(heard).map(({ event }) => event)).toEqual(['add_to_cart', 'form_step']);
});

test('nothing leaves before the visitor consents; then all that has happened does, to each tracker (TRACK-07, TRACK-09, TRACK-10)', async ({ page, host, context, baseURL }) => {
  await context.addCookies([{ name: 'efclickid', value: 'click-7', url: baseURL! }]);
  let conversions = 0;
  await page.route('**/conversion?*', async (route) => {
    conversions += 1;
    expect(Object.fromEntries(new URL(route.request().url()).searchParams)).toEqual({ offer_id: '', amount: '268', transaction_id: 'click-7', order_id: '100001' });
    await route.fulfill({ body: '' });
  });
  // The order leads on to another page, which is held back.
  await page.route('**/welcome?*', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${orderPage()}?tracking=consent`);
  await fillOrder(page);
  await submit(page);
  await expect(page.locator('.charterform-spinner')).toHaveText('Thank you. One moment, we are taking you on…');
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
  const affiliate = { platform: 'everflow', order_number: orders[0]!.idempotencyKey, affiliate_code: '', xtype: '', cartTotalForAffiliate: 268 };
  expect(orders[0]!.signupData).toMatchObject({ affiliate });
  await page.getByRole('button', { name: 'I consent' }).click();
  expect(await told.filter({ hasText: '"purchase"' }).count()).toBe(1);
});

test('trackers that throw or are none leave the order as it is (TRACK-11)', async ({ page, host, expectConsole }) => {
  expectConsole(/Charterform: A tracker failed/);
  await page.addInitScript(() => Object.assign(window, { dataLayer: 'none' }));
  await page.goto(orderPage());
  await fillOrder(page);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  await expectOneOrder(host);
});
