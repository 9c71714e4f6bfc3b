import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { expect, test } from './support/fixtures';
import {
  answers,
  button,
  expectAnswers,
  expectTotal,
  field,
  fill,
  fillOrder,
  filledTo,
  fillUpTo,
  lines,
  notice,
  openAt,
  orderPage,
  prepareOrder,
  submit,
  toast,
  total,
  waiting,
} from './support/order-form';
import { pressForgotten, shifts, watchShifts } from './support/shifts';

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

/** The skeleton in place of the total, and how visible it is. */
const skeleton = (page: Page) => total(page).locator('.charterform-bone');
const opacityOf = (page: Page) => skeleton(page).evaluate((bone) => Number(getComputedStyle(bone).opacity));

test('while products load the total waits as a skeleton, which a quick answer does not show (FORM-26, FORM-39)', async ({ page }) => {
  const letGo = await holdBack(page, '**/api/**');
  await page.goto(filledTo('people'));
  await expect(covered(page)).toHaveAttribute('aria-busy', 'true');
  const { width, height } = (await skeleton(page).boundingBox())!;
  expect([width, height]).toEqual([72, 16]);
  // Of the style: an animation that has ended on a busy machine is none any more.
  const delays = await skeleton(page).evaluate((bone) => getComputedStyle(bone).animationDelay.split(',').map(Number.parseFloat));
  expect(Math.min(...delays)).toBe(0.3);
  await expect.poll(() => opacityOf(page)).toBeGreaterThan(0.4);
  await expect(page.locator('#charterform [inert]')).toHaveCount(0);
  letGo();
  await expectTotal(page);
  await expect(page.locator('.charterform-bone')).toHaveCount(0);
});

test('a step all of which hangs on products is not blank while they load (FORM-39)', async ({ page }) => {
  const letGo = await holdBack(page, '**/api/**');
  await page.goto(filledTo('optional-items'));
  const grid = page.locator('[data-step="optional-items"] .charterform-grid').first();
  await expect.poll(async () => (await grid.boundingBox())!.height).toBeGreaterThan(128);
  letGo();
  await expect(grid.locator('input').first()).toBeVisible();
});

test('prices that load anew wait where they stood, and nothing else moves (FORM-39)', async ({ page }) => {
  await watchShifts(page);
  await page.goto(orderPage());
  await fill(page, { ...answers.company, 'companyInformation.state': 'WY' });
  await expect(total(page)).toHaveText('$268.00');
  // The name reaches its line once the typing pauses.
  await expect(lines(page).getByText('Okafor & Lindqvist LLC')).toBeVisible();
  const height = async () => (await page.locator('.charterform-side .charterform-receipt').boundingBox())!.height;
  const before = await height();
  const letGo = await holdBack(page, /filing_products\?.*state_abbreviation=OH/);
  await fill(page, { 'companyInformation.state': 'OH' });
  await expect(skeleton(page)).toBeVisible();
  await expect(lines(page)).toHaveCount(3);
  // The waiting lines have no second row for details, such as the name.
  expect(Math.abs((await height()) - before)).toBeLessThan(40);
  await pressForgotten(page);
  const shifted = await shifts(page);
  letGo();
  await expectTotal(page);
  expect(await shifts(page)).toBe(shifted);
});

for (const formType of ['RASignupForm', 'ComplianceForm', 'FormABusinessForm']) {
  test(`nothing in the first step of ${formType} moves when the products arrive`, async ({ page }) => {
    await watchShifts(page);
    const letGo = await holdBack(page, '**/api/**');
    await page.goto(`/forms/${formType}`);
    await expect(covered(page)).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(covered(page)).toHaveAttribute('aria-busy', 'false');
    expect(await shifts(page)).toBe(0);
  });
}

test('an impatient submit sends nothing, and its notice keeps the focus until the total is here (PROD-46, FORM-39)', async ({
  page,
  host,
}) => {
  const letGo = await holdBack(page, '**/api/**');
  await openAt(page, 'payment', '/pages/stripe-checkout');
  const press = () => button(page, 'Continue to payment').click();
  for (let presses = 0; presses < 8; presses++) await press();
  await expect(notice(page)).toContainText('nothing is sent yet');
  await expect(notice(page)).toBeFocused();
  letGo();
  await expect(notice(page)).toHaveText('Your prices are here. Please check your total, then submit.');
  await expect(notice(page)).toBeFocused();
  await expectTotal(page);
  expect((await host.received()).orders).toEqual([]);
  await press();
  await expect(page.getByRole('heading', { name: 'Pay $' })).toBeVisible();
  expect((await host.received()).orders).toHaveLength(1);
});

test('while it is sent the button turns in its place, the rest fades and is inert, and nothing moves (FORM-26, FORM-39)', async ({
  page,
}) => {
  await watchShifts(page);
  const letGo = await holdBack(page, '**/v1/cards?*');
  await prepareOrder(page);
  const place = await button(page, 'Submit Order').boundingBox();
  await submit(page);
  const turned = button(page, 'Sending…');
  await expect(turned).toBeFocused();
  expect(await turned.boundingBox()).toEqual(place);
  const ring = (await turned.locator('.charterform-spinner').evaluate((one) => [one.clientWidth + 4, one.clientHeight + 4]))!;
  expect(ring).toEqual([18, 18]);
  for (const part of ['.charterform-progress', '.charterform-main > :last-child'])
    await expect(page.locator(part)).toHaveCSS('opacity', '0.55');
  await expect(page.locator('.charterform-summary')).toHaveCSS('opacity', '1');
  expect(await field(page, 'card.cvc').evaluate((control) => control.closest('[inert]') !== null)).toBe(true);
  await pressForgotten(page);
  const shifted = await shifts(page);
  for (const key of ['Escape', 'Enter', ' ']) await page.keyboard.press(key);
  await expect(turned).toBeFocused();
  expect(await shifts(page)).toBe(shifted);
  letGo();
  await expect(waiting(page)).toHaveText('Thank you. One moment, we are taking you to the next page…');
  await page.waitForURL('**/welcome?*');
});

test('a refusal ends it with the focus at the reason, also where Enter was pressed in a field (FORM-39)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The submission failed/);
  const letGo = await holdBack(page, '**/v1/cards?*');
  await prepareOrder(page);
  await fill(page, { 'card.number': '4000000000000002' });
  await field(page, 'card.cvc').press('Enter');
  await expect(button(page, 'Sending…')).toBeFocused();
  letGo();
  await expect(notice(page)).toBeFocused();
  await expect(page.locator('#charterform [inert]')).toHaveCount(0);
  await expect(button(page, 'Submit Order')).toBeEnabled();
});

test('where motion is to be reduced the form waits without moving, and so does the total (FORM-39)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await holdBack(page, '**/v1/cards?*');
  await prepareOrder(page);
  await submit(page);
  await expect(button(page, 'Sending…')).toBeFocused();
  expect(await page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect!.getTiming().duration) > 0).length)).toBe(
    0,
  );
  await expect(page.locator('.charterform-progress')).toHaveCSS('opacity', '0.55');
  letGo();
  await page.waitForURL('**/welcome?*');
});

test('while products load the form takes every key and keeps the focus (FORM-39)', async ({ page }) => {
  const letGo = await holdBack(page, '**/api/**');
  await page.goto(orderPage());
  await expect(covered(page)).toHaveAttribute('aria-busy', 'true');
  await field(page, 'companyInformation.companyName').click();
  await page.keyboard.type('Okafor');
  letGo();
  await expect(covered(page)).toHaveAttribute('aria-busy', 'false');
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
  await expect(covered(page)).toHaveAttribute('aria-busy', 'false');
  await expect(lines(page).filter({ hasText: 'Ohio' })).toHaveCount(0);
  await expect(total(page)).toHaveText('$268.00');
  await expectAnswers(page, answers.company);
});

test('a failed product load is said, logged, ends the waiting, and can be tried again (PROD-06)', async ({ page, host, expectConsole }) => {
  expectConsole(/Loading .* failed|ERR_FAILED|The submission failed/);
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(orderPage());
  await expect(toast(page)).toHaveText('ErrorSomething went wrong. Please try again later.');
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
  await expect(covered(page)).toHaveAttribute('aria-busy', 'false');
});

test('a status that is no success, or an answer that is no list, is a failed load as well', async ({ page, expectConsole }) => {
  expectConsole(/Loading .* failed|status of 503/);
  for (const answer of [{ status: 503, body: 'busy' }, { body: '<br />Warning' }, { json: { result: 'none' } }]) {
    await page.route('**/api/**', (route) => route.fulfill(answer));
    await page.goto(orderPage());
    await expect(toast(page)).toHaveText('ErrorSomething went wrong. Please try again later.');
    await expect(covered(page)).toHaveAttribute('aria-busy', 'false');
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
