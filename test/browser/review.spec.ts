import type { Page } from '@playwright/test';
import { arriveAt } from './support/fill';
import { expect, test } from './support/fixtures';
import { keysOn } from './support/keys';
import { expectSound, looks, openAs, type Look } from './support/looks';
import { inAllLooks, looksToRun } from './support/matrix';
import { answers, button, confirmation, field, fill, lines, orderPage, password, submit, total } from './support/order-form';

const review = `${orderPage()}?fill=review`;
const heading = 'Is everything right?';

/** Opens the review. What is submitted is accepted and leads nowhere; the demo host knows no order of it, which it says with a 404. */
async function openReview(page: Page, look: Look = 'light', known: object = {}): Promise<void> {
  const reply = { json: { result: { invoice_numbers: ['104822'], account_id: 'a1', ...known } } };
  await page.route(`**${orderPage()}*`, (route) => (route.request().method() === 'POST' ? route.fulfill(reply) : route.continue()));
  await openAs(page, review, look);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

/** Gives the password, which is never kept, and comes back. */
async function givePassword(page: Page): Promise<void> {
  await button(page, 'Change Contact').click();
  await fill(page, { 'accountInformation.password': password });
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

/** Gives the password and pays. */
async function pay(page: Page): Promise<void> {
  await givePassword(page);
  await button(page, 'Continue').click();
  await arriveAt(page, 'payment');
  await fill(page, answers.payment);
  await submit(page);
  await expect(confirmation(page)).toBeFocused();
}

test('a changed answer comes back to the review, and the price with it', async ({ page }) => {
  await page.goto(review);
  await givePassword(page);
  const form = page.locator('#charterform');
  await expect(form.getByRole('heading', { name: heading })).toBeVisible();
  await expect(form.locator('.charterform-answers').first()).toContainText('Okafor & Lindqvist LLC');
  await expect(page.locator('.charterform-later')).toContainText('Registered Agent');
  const before = await total(page).textContent();

  await button(page, 'Change Optional Items').click();
  await field(page, 'companyInformation.registeredAgentServiceDuration', '60').check();
  await button(page, 'Continue').click();
  await expect(form.getByRole('heading', { name: heading })).toBeFocused();
  await expect(form.locator('.charterform-answers')).toContainText(['5 Years']);
  await expect(total(page)).not.toHaveText(before!);

  await button(page, 'Change Company').click();
  await arriveAt(page, 'company');
  await field(page, 'companyInformation.companyName').fill('Okafor & Daughters LLC');
  await button(page, 'Continue').click();
  await expect(form.locator('.charterform-answers').first()).toContainText('Okafor & Daughters LLC');
  await button(page, 'Back').click();
  await arriveAt(page, 'optional-items');
});

test('what a change leaves unanswered is asked before Continue comes back', async ({ page }) => {
  await page.goto(review);
  await givePassword(page);
  await button(page, 'Change Company').click();
  await field(page, 'companyInformation.entityType', 'Corp').check();
  await field(page, 'companyInformation.companyNameDesignator').selectOption('Inc.');
  await button(page, 'Continue').click();
  await arriveAt(page, 'people');
});

test('is read and left by keys alone', async ({ page }) => {
  await page.goto(review);
  const keys = keysOn(page);
  await keys.press(button(page, 'Change Contact'));
  await arriveAt(page, 'contact');
  await keys.type(field(page, 'contactInformation.firstName'), 'Grace');
  await keys.type(field(page, 'accountInformation.password'), password);
  await keys.press(button(page, 'Continue'));
  await expect(page.getByText('Grace Okafor')).toBeVisible();
  await keys.press(button(page, 'Continue'));
  await arriveAt(page, 'payment');
});

for (const look of looksToRun(looks, looks.indexOf('from right to left'))) {
  test(`review and confirmation are sound ${look}`, inAllLooks, async ({ page, expectConsole }) => {
    expectConsole(/404/);
    await openReview(page, look);
    await expectSound(page, `the review, ${look}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(lines(page).first()).toBeVisible();
    await expectSound(page, `the review on a phone, ${look}`);
    await pay(page);
    await expectSound(page, `the confirmation on a phone, ${look}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectSound(page, `the confirmation, ${look}`);
  });
}

test('the confirmation says what was ordered and prints without its buttons (REDIR-07)', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0, print: () => ((window as unknown as { prints: number }).prints += 1) });
  });
  await openReview(page);
  const due = '$368.00';
  await expect(total(page)).toHaveText(due);
  await pay(page);
  await expect(page.locator('.charterform-facts')).toContainText('104822');
  await expect(total(page)).toHaveText(due);
  await expect(page.getByText('Ordered today')).toBeVisible();
  await expect(page.getByText(/Paid today|receipt/)).toHaveCount(0);
  await button(page, 'Print').click();
  expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);

  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(confirmation(page)).toBeVisible();
  await expect(total(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(confirmation(page)).toBeVisible();
});

test('the confirmation says that the order is paid and where the receipt goes only where the answer says both (SUBM-11)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await openReview(page, 'light', { paid: true, mailed: true });
  await pay(page);
  await expect(page.getByText('Paid today')).toBeVisible();
  await expect(page.getByText(`Your receipt goes to ${answers.contact['accountInformation.email']}.`)).toBeVisible();
});
