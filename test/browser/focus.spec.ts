import type { Page } from '@playwright/test';
import { answers, button, field, fill, orderPage, step } from './support/order-form';
import { expect, test } from './support/pages';

/** Presses Continue and takes the focus to a field in the same breath, as a quick visitor does; then lets every late effect run. */
const hurryTo = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const button = [...document.querySelectorAll<HTMLElement>('#charterform button')].find(
      ({ textContent }) => textContent === 'Continue',
    )!;
    button.click();
    const find = () => document.querySelector<HTMLElement>(`#charterform [name="${wanted}"]`);
    while (!find()) await Promise.resolve();
    // The form shows what has changed in a microtask, and moves the focus there, before a visitor can do anything.
    await new Promise((done) => setTimeout(done));
    find()!.focus();
    // What moves comes to rest, and is drawn.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, name);

test('a visitor who already stands in a field of the next step is not taken to its heading', async ({ page }) => {
  await page.goto(orderPage());
  await fill(page, answers.company);
  await hurryTo(page, 'llc.members.0.first_name');
  await expect(step(page, 'people')).toBeVisible();
  await expect(field(page, 'llc.members.0.first_name')).toBeFocused();
});

test('a visitor who already mends a refused answer is not taken to the list of mistakes', async ({ page }) => {
  await page.goto(orderPage());
  await fill(page, { 'companyInformation.state': 'WY' });
  await hurryTo(page, 'companyInformation.companyName');
  await expect(page.locator('.charterform-errors')).toBeVisible();
  await expect(field(page, 'companyInformation.companyName')).toBeFocused();
  await expect(button(page, 'Continue')).toBeVisible();
});

test('a press that has begun on a button counts, though what is left by it moves the button away', async ({ page }) => {
  await page.goto(orderPage());
  await fill(page, answers.company);
  await field(page, 'companyInformation.companyName').focus();
  const { x, y, width, height } = (await button(page, 'Continue').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    const room = document.createElement('div');
    room.style.height = '200px';
    document.querySelector('#charterform')!.before(room);
  });
  await page.mouse.up();
  await expect(step(page, 'people')).toBeVisible();
});
