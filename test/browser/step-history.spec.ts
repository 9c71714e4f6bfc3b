import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { answers, button, fill, fillUpTo, goOn, goTo, orderPage, step } from './support/order-form';
import { contactConfig, openHtml, orderConfig, script } from './support/own-html';

/** The keys of the steps that are on the page, one for each form. */
const steps = (page: Page) => page.locator('.charterform-step').evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.step));
const length = (page: Page) => page.evaluate(() => history.length);

test('Back and Forward move between the seen steps, a reload stays, and Back leaves from the first step alone (FORM-40)', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(orderPage());
  await fillUpTo(page, 'optional-items');
  for (const key of ['contact', 'people'] as const) {
    await page.goBack();
    await expect(step(page, key)).toBeVisible();
    await expect(step(page, key).locator('h2').first()).toBeFocused();
  }
  await page.reload();
  await expect(step(page, 'people')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'contact')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'people')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'company')).toBeVisible();
  await expect(button(page, 'Back')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("the form's own Back goes back in the history, also when it is pressed fast, and adds nothing to it (FORM-40)", async ({ page }) => {
  await page.goto(orderPage());
  const before = await length(page);
  await fillUpTo(page, 'optional-items');
  expect(await length(page)).toBe(before + 3);
  await page.evaluate(() => {
    for (let time = 0; time < 2; time++)
      [...document.querySelectorAll<HTMLElement>('#charterform button')].find(({ textContent }) => textContent === 'Back')!.click();
  });
  await expect.poll(() => steps(page)).not.toEqual(['optional-items']);
  await goTo(page, 'Company');
  await expect(step(page, 'company')).toBeVisible();
  await goOn(page, 'people');
  await page.goBack();
  await expect(step(page, 'company')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'people')).toBeVisible();
});

test('an order that is opened midway has its seen steps behind it (FORM-40)', async ({ page, context }) => {
  await page.goto(orderPage());
  await fillUpTo(page, 'contact');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const next = await context.newPage();
  await next.goto('/');
  await next.goto(orderPage());
  await expect(step(next, 'contact')).toBeVisible();
  for (const key of ['people', 'company'] as const) {
    await next.goBack();
    await expect(step(next, key)).toBeVisible();
  }
  await next.goBack();
  await expect(next).toHaveURL(/\/$/);
});

test("the page's own hash, state and entries stay as they are (FORM-40)", async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState({ host: 1 }, '', '#top');
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('popstate', ({ state }) => heard.push(state));
  });
  await page.goto(orderPage());
  const own = () => page.evaluate(() => [location.hash, history.state] as const);
  await fill(page, answers.company);
  await goOn(page, 'people');
  expect(await own()).toEqual(['#top', { host: 1 }]);
  // An entry of the page keeps the step, whatever its state.
  await page.evaluate(() => history.pushState({ dialog: true }, '', '#dialog'));
  await page.goBack();
  await expect(step(page, 'people')).toBeVisible();
  expect(await own()).toEqual(['#top', { host: 1 }]);
  await page.goForward();
  await expect(step(page, 'people')).toBeVisible();
  expect(await own()).toEqual(['#dialog', { dialog: true }]);
  await page.goBack();
  await page.goBack();
  await expect(step(page, 'company')).toBeVisible();
  expect(await own()).toEqual(['#top', { host: 1 }]);
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([{ host: 1 }, { dialog: true }, { host: 1 }, { host: 1 }]);
});

test('without the Navigation API the steps stand beside the state of the page (FORM-40)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
    history.replaceState({ host: 1 }, '');
  });
  await page.goto(orderPage());
  await fillUpTo(page, 'contact');
  await page.goBack();
  await expect(step(page, 'people')).toBeVisible();
  expect(await page.evaluate(() => history.state as object)).toMatchObject({ host: 1 });
  await page.reload();
  await expect(step(page, 'people')).toBeVisible();
  await page.goBack();
  await expect(step(page, 'company')).toBeVisible();
  await page.goForward();
  await expect(step(page, 'people')).toBeVisible();
});

test('two forms on a page move each by its own steps (FORM-40)', async ({ page }) => {
  await openHtml(page, script, '<div id="one"></div><div id="two"></div>');
  await page.evaluate((config) => {
    window.Charterform!.mount('#one', config);
    window.Charterform!.mount('#two', { ...config, pageID: 'second' });
  }, orderConfig);
  const jump = (form: string) => page.locator(`#${form} .charterform-progress li`).getByRole('button').nth(1).click();
  await jump('one');
  await jump('two');
  const moves: [() => Promise<unknown>, string[]][] = [
    [() => Promise.resolve(), ['people', 'people']],
    [() => page.goBack(), ['people', 'company']],
    [() => page.goBack(), ['company', 'company']],
    [() => page.goForward(), ['people', 'company']],
    [() => page.goForward(), ['people', 'people']],
  ];
  for (const [move, shown] of moves) {
    await move();
    await expect.poll(() => steps(page)).toEqual(shown);
  }
});

test('turned off, or beside the routes of a domain search, no step is an entry (FORM-40)', async ({ page }) => {
  for (const given of [{ flags: { stepHistory: false } }, { domains: { routing: true } }]) {
    await openHtml(page, script, '<div id="one"></div>');
    await page.evaluate((config) => window.Charterform!.mount('#one', config), { ...orderConfig, ...given });
    await expect(page.locator('#one form')).toBeVisible();
    const before = await length(page);
    await page.locator('#one .charterform-progress li').getByRole('button').nth(1).click();
    await expect.poll(() => steps(page)).toEqual(['people']);
    expect(await length(page)).toBe(before);
  }
});

test('a form without steps adds no entry (FORM-40)', async ({ page }) => {
  await openHtml(page, script, '<div id="one"></div>');
  const before = await length(page);
  await page.evaluate((config) => window.Charterform!.mount('#one', config), contactConfig);
  await expect(page.locator('#one form')).toBeVisible();
  expect(await length(page)).toBe(before);
});
