import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { expect, test } from './support/fixtures';
import {
  answers,
  button,
  expectAnswers,
  field,
  fill,
  fillOrder,
  fillUpTo,
  lines,
  notice,
  orderPage,
  prepareOrder,
  submit,
  toast,
  total,
} from './support/order-form';
import { shifts, watchShifts } from './support/shifts';

const spinner = (page: Page) => page.locator('.charterform-spinner');
const covered = (page: Page) => page.locator('.charterform-covered');

/** Holds back what the marketing API answers to the matching calls, until they are let go. */
async function holdBack(page: Page, calls: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('the spinner covers the form while products load, and hides 50 ms after they have (FORM-26, FORM-27)', async ({ page }) => {
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      const form = document.querySelector('.charterform-covered');
      if (form?.getAttribute('aria-busy') === 'true') times.busy ??= performance.now();
      else if (times.busy) times.idle ??= performance.now();
      if (times.busy && !document.querySelector('.charterform-cover')) times.uncovered ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
  });
  const letGo = await holdBack(page, '**/api/**');
  await page.goto(orderPage());
  await expect(spinner(page)).toHaveText('Loading prices…');
  const cover = (await page.locator('.charterform-cover').boundingBox())!;
  expect(cover).toEqual(await covered(page).boundingBox());
  letGo();
  await expect(spinner(page)).toHaveCount(0);
  const times = await page.evaluate(() => Reflect.get(window, 'times') as Record<'idle' | 'uncovered', number>);
  expect(times.uncovered - times.idle).toBeGreaterThanOrEqual(49);
  expect(times.uncovered - times.idle).toBeLessThan(1000);
});

for (const formType of ['RASignupForm', 'ComplianceForm', 'FormABusinessForm']) {
  test(`nothing in the first step of ${formType} moves when the products arrive`, async ({ page }) => {
    await watchShifts(page);
    const letGo = await holdBack(page, '**/api/**');
    await page.goto(`/forms/${formType}`);
    await expect(spinner(page)).toHaveText('Loading prices…');
    letGo();
    await expect(spinner(page)).toHaveCount(0);
    expect(await shifts(page)).toBe(0);
  });
}

test('the spinner covers the form while it is sent and while it goes on (FORM-26)', async ({ page }) => {
  const letGo = await holdBack(page, '**/v1/cards?*');
  await prepareOrder(page);
  await expect(spinner(page)).toHaveCount(0);
  await submit(page);
  await expect(spinner(page)).toHaveText('Sending your order…');
  letGo();
  await expect(spinner(page)).toHaveText('Thank you. One moment, we are taking you to the next page…');
  await page.waitForURL('**/welcome?*');
});

test('while products load the form is only seen as covered: it takes every key and keeps the focus', async ({ page }) => {
  const letGo = await holdBack(page, '**/api/**');
  await page.goto(orderPage());
  await expect(covered(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'companyInformation.companyName').click();
  await page.keyboard.type('Okafor');
  letGo();
  await expect(spinner(page)).toHaveCount(0);
  await expect(field(page, 'companyInformation.companyName')).toBeFocused();
  await page.keyboard.type(' LLC');
  await expect(field(page, 'companyInformation.companyName')).toHaveValue('Okafor LLC');
});

test('products that come late change nothing that was entered, and end in the right total', async ({ page, host }) => {
  const letGo = await holdBack(page, '**/api/**');
  await page.goto(orderPage());
  await fillUpTo(page, 'contact');
  await fill(page, answers.contact);
  // A first choice is overtaken by a second one while neither state's products are there.
  await button(page, 'Back').click();
  await button(page, 'Back').click();
  await fill(page, { 'companyInformation.state': 'OH' });
  await fill(page, { 'companyInformation.state': 'WY' });
  letGo();
  await expect(total(page)).toHaveText('$268.00');
  await expectAnswers(page, answers.company);
  await button(page, 'Continue').click();
  await expectAnswers(page, answers.people);
  await button(page, 'Continue').click();
  await expectAnswers(page, answers.contact);
  await button(page, 'Continue').click();
  await fill(page, answers['optional-items']);
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
  await fill(page, answers.payment);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  expect((await host.received()).orders).toHaveLength(1);
});

test('a state whose products come after those of a later choice leaves the later one alone', async ({ page }) => {
  const letGo = await holdBack(page, /filing_products\?.*state_abbreviation=OH/);
  await page.goto(orderPage());
  await fill(page, { 'companyInformation.state': 'OH' });
  await fill(page, answers.company);
  await expect(lines(page).filter({ hasText: 'Wyoming state fee' })).toBeVisible();
  letGo();
  await expect(spinner(page)).toHaveCount(0);
  await expect(lines(page).filter({ hasText: 'Ohio' })).toHaveCount(0);
  await expect(total(page)).toHaveText('$268.00');
  await expectAnswers(page, answers.company);
});

test('a failed product load is said, logged, ends the spinner, and can be tried again (PROD-06)', async ({ page, host, expectConsole }) => {
  expectConsole(/Loading .* failed|ERR_FAILED|The submission failed/);
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(orderPage());
  await expect(toast(page)).toHaveText('ErrorSomething went wrong. Please try again later.');
  await expect(spinner(page)).toHaveCount(0);
  await expect(covered(page)).toHaveAttribute('aria-busy', 'false');
  expect(logged.filter((line) => line.includes('Loading registered_agent_products failed.'))).toHaveLength(1);

  await page.unrouteAll();
  await expect(notice(page)).toContainText('We could not load all prices, so you cannot submit yet. Please try again.');
  await button(page, 'Try again').click();
  await expect(notice(page)).toHaveCount(0);
  await fillOrder(page);
  await submit(page);
  await page.waitForURL('**/welcome?*');
  expect((await host.received()).orders).toHaveLength(1);
});

test('loads that fail at once, before the form is drawn, are said as well', async ({ page, expectConsole }) => {
  expectConsole(/Loading .* failed/);
  await page.addInitScript(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) }));
  await page.goto(orderPage());
  await expect(toast(page)).toBeVisible();
  await expect(notice(page)).toContainText('We could not load all prices, so you cannot submit yet. Please try again.');
  await expect(spinner(page)).toHaveCount(0);
});

test('a status that is no success, or an answer that is no list, is a failed load as well', async ({ page, expectConsole }) => {
  expectConsole(/Loading .* failed|status of 503/);
  for (const answer of [{ status: 503, body: 'busy' }, { body: '<br />Warning' }, { json: { result: 'none' } }]) {
    await page.route('**/api/**', (route) => route.fulfill(answer));
    await page.goto(orderPage());
    await expect(toast(page)).toHaveText('ErrorSomething went wrong. Please try again later.');
    await expect(spinner(page)).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('an order is refused while its products are missing, and goes out once they are there', async ({ page, host, expectConsole }) => {
  expectConsole(/Loading .* failed|ERR_FAILED|The submission failed/);
  await page.route('**/api/registered_agent_products?*', (route) => route.abort());
  await page.goto(orderPage());
  await fillUpTo(page, 'optional-items');
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
  await fill(page, answers.payment);
  await submit(page);
  await expect(notice(page).filter({ hasText: 'We could not load all prices' }).first()).toBeVisible();
  await expect(button(page, 'Submit Order')).toBeEnabled();
  expect((await host.received()).requests).toEqual([]);

  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(total(page)).toHaveText('$268.00');
  await expectAnswers(page, answers.payment);
  await button(page, 'Back').click();
  await arriveAt(page, 'optional-items', undefined, 'Back');
  await fill(page, answers['optional-items']);
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
  await submit(page);
  await page.waitForURL('**/welcome?*');
  expect((await host.received()).orders).toHaveLength(1);
});
